/**
 * How letters of one sound are written in English, German, French, Polish, Hungarian, Scandinavian and Slavic spellings,
 * from top to bottom: what stands on the left becomes what stands on the right, wherever it stands.
 */
const SPELLINGS: readonly (readonly [written: RegExp, sound: string])[] = [
  // A hard c is a k; what is left of c is ch, cz and the c before e, i and y.
  [/c(?![ehiyz])/g, 'k'],
  // Щ, ч and ш: Grischuk, Grishchuk, Grischtschuk; Korchnoi, Kortschnoi, Tchigorin; Shirov, Schirow, Szabo.
  [/schtsch|shch|(?<!t)sch|sh|sz/g, 's'],
  [/tsch|tch|ch|cz/g, 'c'],
  // Ж, з and ц: Zukertort, Tsukertort; Tsvetkov, Zwetkow; Nimzowitsch, Nimtsovich.
  [/zh|tz|ts|z/g, 's'],
  // Х, ф, т and г with an h: Khalifman, Halifman; Philip; Theodor; Ghorghiu.
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/gh/g, 'g'],
  [/dj/g, 'd'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  // Smirnov, Smirnow, Smirnoff.
  [/ff$|w/g, 'v'],
  // Ä, ö, ü and å written with two letters, as their one letter is folded: Müller, Mueller; Sørensen, Soerensen.
  [/ae|aa/g, 'a'],
  [/oe/g, 'o'],
  [/ue|ou/g, 'u'],
  // Ё within a word: Fyodorov, Fiodorov, Fedorov; Solovyov, Soloviov, Solovev; Björk, Бьёрк; but Marion is no Maren.
  [/(?<=[^aeiou])(?:[jy]o(?=[^aeiou])|io(?=[bdglrvz]|n[ko]))/g, 'e'],
  // Й, я, ю and е: Yusupov, Jussupow, Iousoupov; Vasiliy, Vasilij; Alexeyev, Alekseev.
  [/[jy]/g, 'i'],
  [/ie/g, 'e'],
  // A doubled letter is one.
  [/(.)\1+/g, '$1'],
]

/** How a word of a name sounds, whatever alphabet and language it was spelt from; one of {@link nameWords}. */
export function soundOf(word: string): string {
  let sound = word
  for (const [written, letters] of SPELLINGS) sound = sound.replace(written, letters)
  return sound
}
