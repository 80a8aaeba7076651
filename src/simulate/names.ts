import type { Sex } from '../shared/player.js'
import type { Random } from './random.js'

/** How the made-up names of a part of the world sound. */
interface Sound {
  readonly family: readonly (readonly string[])[]
  readonly given: Readonly<Record<Sex, readonly string[]>>
}

const NORTH: Sound = {
  family: [
    ['Berg', 'Sand', 'Lind', 'Nor', 'Sol', 'Hov', 'Ek', 'Fjel', 'Gran', 'Dal', 'Vik', 'Strøm', 'Møl', 'Ås'],
    ['vold', 'rud', 'heim', 'by', 'stad', 'land', 'mark', 'lund', 'nes', 'gård', 'vik', 'sen', 'strand', 'bø'],
  ],
  given: {
    M: ['Arve', 'Birger', 'Einar', 'Frode', 'Gaute', 'Håkon', 'Ivar', 'Jørn', 'Knut', 'Leif', 'Odd', 'Sindre'],
    F: ['Astrid', 'Berit', 'Dagny', 'Eli', 'Guro', 'Hilde', 'Ingrid', 'Kari', 'Liv', 'Randi', 'Solveig', 'Åse'],
  },
}
const MIDDLE: Sound = {
  family: [
    ['Ka', 'Mül', 'No', 'Wal', 'Za', 'Ho', 'Bre', 'Kö', 'Ru', 'Stan', 'Va', 'Po', 'Szé', 'Gru'],
    ['ber', 'ler', 'vak', 'ko', 'ne', 'mann', 'cik', 'scheid', 'sza', 'di', 'vo', 'wi'],
    ['', 'ski', 'cz', 'er', 'ák', 'ova', 'ics', 'stein', 'ek', 'el'],
  ],
  given: {
    M: ['Anton', 'Bogdan', 'Čeněk', 'Dániel', 'Emil', 'Filip', 'Gábor', 'Jürgen', 'Karel', 'Łukasz', 'Matej', 'Otto'],
    F: ['Alena', 'Beata', 'Dóra', 'Ewa', 'Gizela', 'Hana', 'Ilse', 'Judit', 'Katrin', 'Magda', 'Petra', 'Žofia'],
  },
}
const SOUTH: Sound = {
  family: [
    ['Mar', 'Gon', 'Ro', 'Del', 'San', 'Fer', 'Bel', 'Cas', 'Mo', 'Pé', 'Al', 'Vi'],
    ['ti', 'sal', 'me', 'ga', 'to', 'nan', 'li', 'ta', 'ra', 're', 'va'],
    ['nez', 'ro', 'do', 'ni', 'lli', 'es', 'ção', 'lo', 'des', 'z'],
  ],
  given: {
    M: ['Álvaro', 'Bruno', 'Diego', 'Enzo', 'Félix', 'Gino', 'Iván', 'João', 'Luca', 'Mario', 'Nuno', 'Raúl'],
    F: ['Ana', 'Bianca', 'Carla', 'Elena', 'Flavia', 'Inês', 'Lucía', 'Marta', 'Noemí', 'Paola', 'Rosa', 'Sílvia'],
  },
}
const EAST: Sound = {
  family: [
    ['Nguyen', 'Tran', 'Li', 'Wu', 'Zhang', 'Kim', 'Sato', 'Rao', 'Iyer', 'Patel', 'Singh', 'Khan', 'Aziz', 'Ito'],
  ],
  given: {
    M: ['Anh', 'Bao', 'Chen', 'Dev', 'Farid', 'Hiro', 'Jun', 'Karthik', 'Minh', 'Omar', 'Ravi', 'Wei'],
    F: ['Aisha', 'Bhavya', 'Chi', 'Divya', 'Hana', 'Indira', 'Lan', 'Mei', 'Nisha', 'Priya', 'Thi', 'Yuki'],
  },
}

const SOUNDS: readonly Sound[] = [NORTH, MIDDLE, SOUTH, EAST]

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aeiou'

/** Of four syllables or more: no made-up family has so many. */
const SHORTEST = 80 ** 3

/** A name of its own for every number, and nobody else's: `Katebobi`. */
export function nameOfNumber(number: number): string {
  let word = ''
  for (let rest = SHORTEST + number; rest > 0; rest = Math.floor(rest / 80)) {
    word += `${CONSONANTS.charAt(rest % 16)}${VOWELS.charAt(Math.floor(rest / 16) % 5)}`
  }
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** `Bergvold, Astrid`: a name that follows from the person's own chance. */
export function madeUpName(random: Random, sex: Sex, sound: number): string {
  const { family, given } = SOUNDS[sound % SOUNDS.length] as Sound
  const parts = family.map((syllables) => random.pick(syllables)).join('')
  const first = random.pick(given[sex])
  const second = random.chance(250) ? ` ${random.pick(given[sex])}` : ''
  return `${parts}, ${first}${second}`
}
