import { z } from 'zod'

/** A member's place among the tiers of the site. Moments are in ISO 8601. */
export const TierStanding = z.object({
  /** The points earned within the last year, without those of returned goods. */
  earnedPoints: z.number(),
  /** Absent below the first tier. `pointsFactor` multiplies the points of an order, in basis points. */
  tier: z
    .object({
      id: z.string(),
      name: z.string(),
      /** The points that it takes. */
      points: z.number(),
      pointsFactor: z.number(),
      /** When it ends if nothing more is earned; absent where it does not. */
      until: z.string().optional(),
    })
    .optional(),
  /** The next tier; absent in the highest. So many points are enough until the moment `by`, when the oldest stop counting. */
  next: z
    .object({
      id: z.string(),
      name: z.string(),
      points: z.number(),
      pointsToGo: z.number(),
      by: z.string().optional(),
    })
    .optional(),
})
export type TierStanding = z.output<typeof TierStanding>

/** A tier of the site's programme. */
export const LoyaltyTier = z.object({
  id: z.string(),
  name: z.string(),
  /** The points that have to be earned within a year. */
  points: z.number(),
  /** Multiplies the points of an order, in basis points: 12500 makes five points of four. */
  pointsFactor: z.number(),
  /** Its further benefits, a sentence each. */
  benefits: z.array(z.string()),
})
export type LoyaltyTier = z.output<typeof LoyaltyTier>
