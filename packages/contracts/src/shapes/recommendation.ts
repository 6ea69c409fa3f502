import { recommendationSlots } from '@lacehouse/domain/recommendations/slots'
import { z } from 'zod'
import { ProductTile } from './product.ts'

export const RecommendationSlot = z.enum(recommendationSlots)

/** A recommended product: a tile with its title, and the signed token that the event of a click names. */
export const Recommendation = ProductTile.extend({ title: z.string(), recToken: z.string() })
export type Recommendation = z.output<typeof Recommendation>

/** A filled slot; the event of a carousel that was seen names the token. */
export const FilledSlot = z.object({
  slot: RecommendationSlot,
  impressionToken: z.string(),
  recommendations: z.array(Recommendation),
})
export type FilledSlot = z.output<typeof FilledSlot>
