import { rapidBlitzEditions } from './rapid-blitz.js'
import { type Editions, editionsOf } from './regulations.js'
import { standardEditions } from './standard.js'

/** FIDE's law as this program holds it: standard from the lists of 2001 on, rapid and blitz from their first day. */
export const fideEditions: Editions = editionsOf({
  standard: standardEditions,
  rapid: rapidBlitzEditions,
  blitz: rapidBlitzEditions,
})
