import { rapidBlitzEditions } from './rapid-blitz.js'
import type { Editions } from './regulations.js'
import { standardEditions } from './standard.js'

/** FIDE's law as this program holds it: for lists and tournaments of 1 January 2022 and later. */
export const fideEditions: Editions = {
  standard: standardEditions,
  rapid: rapidBlitzEditions,
  blitz: rapidBlitzEditions,
}
