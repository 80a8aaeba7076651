/** Words of time controls in the languages reports are written in; all in lower case. */

const ends = '(?!\\p{L})'
const anyOf = (words: string) => `(?:${words})${ends}`

export const HOUR = `${anyOf('h|hours?|hrs?|std|stunden?|heures?|or[ae]|horas?|saat|ч|час(?:а|ов)?')}|h(?=\\d)`
export const MINUTE = `${anyOf('m|mn|mins?|minut(?:es?|en|[aioy]s?|er|ter)?|dk|dakika|perc|мин|минут[аы]?')}|'`
export const SECOND = `${anyOf('s|secs?|seconds?|secondes?|second[io]|sek|sekund(?:en?|er|[aeiy])?|seg|segundos?|sn|saniye|mp|сек|секунд[аы]?')}|"`
export const MOVE = anyOf(
  'moves?|mv|züge?n?|zuege?n?|zug|coups?|moss[ae]|jugadas?|movimientos?|lances?|tahů|ruchów|lépés|hamle|drag|trekk|træk|zetten|ход(?:а|ов)?',
)
