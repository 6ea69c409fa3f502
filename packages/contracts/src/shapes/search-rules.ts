import { z } from 'zod'
import { text } from './primitives.ts'

const Query = text(100)
/** A text, or the lists of a category (decision 0142). */
const ofTextOrList = /^(?!category:)|^category:(\d{4,10}|\*)$/
/** A page of the shop; other origins are refused. */
const Address = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[^\s\\]*$/)

/** Rules of the search of one site and locale, as they are edited, exported and imported (decision 0080). */
export const SearchRules = z.strictObject({
  synonyms: z.array(z.array(Query).min(2).max(20)).max(500),
  redirects: z.array(z.strictObject({ query: Query.regex(/^(?!category:)/), url: Address })).max(500),
  boosts: z
    .array(
      z.strictObject({
        query: z.string().max(100).regex(ofTextOrList),
        target: z
          .string()
          .max(80)
          .regex(/^[a-z]+:.+$/),
        points: z.number().int().min(-50).max(50),
      }),
    )
    .max(500),
  pins: z
    .array(z.strictObject({ query: Query.regex(ofTextOrList), productIds: z.array(text(40)).min(1).max(24) }))
    .max(500),
  popular: z.array(Query).max(12),
})
export type SearchRules = z.output<typeof SearchRules>
