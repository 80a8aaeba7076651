/** A player of a made-up list. */
export interface ListedPlayer {
  readonly id: number
  readonly name?: string
  readonly federation?: string
  readonly sex?: 'M' | 'F'
  readonly rating?: number | ''
  readonly games?: number
  readonly k?: number | ''
  readonly born?: number | ''
  readonly flag?: string
  readonly gamesTotal?: number
  readonly peak?: number
  readonly lastList?: string
  readonly title?: string
  readonly womanTitle?: string
}

/** A list in the project's own CSV. */
export function listCsv(players: readonly ListedPlayer[]): string {
  const head = 'id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag,games_total,peak,last_list'
  const rows = players.map((player) =>
    [
      player.id,
      `"${player.name ?? `Player ${player.id}`}"`,
      player.federation ?? 'NOR',
      player.sex ?? 'M',
      player.title ?? '',
      player.womanTitle ?? '',
      '',
      player.rating ?? '',
      player.games ?? 0,
      player.k ?? (player.rating ? 20 : ''),
      player.born ?? 1980,
      player.flag ?? '',
      player.gamesTotal ?? '',
      player.peak ?? '',
      player.lastList ?? '',
    ].join(','),
  )
  return `${[head, ...rows].join('\n')}\n`
}

/** A registration in CSV, standard unless said otherwise. */
export function registrationCsv(
  registrations: readonly (Record<string, string | number> & { code: string; start_date: string; end_date: string })[],
): string {
  const columns = [
    'code',
    'name',
    'federation',
    'start_date',
    'end_date',
    'type',
    'city',
    'system',
    'time_control',
    'rounds',
    'chief_arbiter_id',
    'received_date',
    'report_file',
    'official',
    'registered_date',
    'norms',
  ]
  const rows = registrations.map((one) => {
    const filled: Record<string, string | number> = { name: one.code, federation: 'NOR', type: 'standard', ...one }
    return columns.map((column) => filled[column] ?? '').join(',')
  })
  return `${[columns.join(','), ...rows].join('\n')}\n`
}

/** Games in CSV: tournament, round, white, black, result from white's side. */
export function gamesCsv(
  games: readonly (readonly [code: string, round: number, white: number, black: number, result: string])[],
): string {
  const scores: Record<string, string> = { '1': '1,0', '0': '0,1', '=': '0.5,0.5', '+': '+,-', '-': '-,+' }
  const rows = games.map(
    ([code, round, white, black, result]) => `${code},${round},${white},${black},${scores[result]}`,
  )
  return `${['tournament,round,white_id,black_id,white_score,black_score', ...rows].join('\n')}\n`
}
