import { z } from 'zod'
import { type IsoDate, isIsoDate } from '../shared/dates.js'
import { ratingTypes } from '../shared/rating-type.js'

/** An edition without a day is the law of every day: no list is older. */
export const BEGINNING: IsoDate = '1850-01-01'

/** Editions of FIDE's are called so, also those to come. */
const FIDE_PREFIX = 'fide-'

/** What an edition of one's own says of itself. */
export const headSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u)
    .refine((id) => !id.toLowerCase().startsWith(FIDE_PREFIX))
    .describe(`letters, digits and . _ -, at most 64, not beginning with ${FIDE_PREFIX} as FIDE’s editions do`),
  extends: z.string().min(1).describe('the id of an edition of FIDE’s, or of one above in the file'),
  type: z
    .enum([...ratingTypes, 'all'])
    .default('all')
    .describe('standard, rapid, blitz or all'),
  effectiveFrom: z
    .custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value) && value > BEGINNING)
    .describe(`a day such as 2024-03-01, after ${BEGINNING}; left out: this is the law of every day`)
    .nullable()
    .default(null),
  source: z.string().min(1).max(500).optional().describe('a text or an address'),
})

/** Keys of an edition that are no rules. */
export const headKeys = headSchema.shape

export type Head = z.infer<typeof headSchema>
