import { siteFeatures } from '@lacehouse/domain/site/site'
import { z } from 'zod'
import type { ContentContext } from './content-context.ts'

/** What a site must have for a part of the demo content. */
export const Condition = z.strictObject({
  region: z.string().optional(),
  feature: z.enum(siteFeatures).optional(),
  /** Models that the site sells. */
  models: z.array(z.string()).optional(),
  /** Sites whose loyalty programme has tiers. */
  tiers: z.literal(true).optional(),
})

/** Whether the site of a context has all that a condition asks for. */
export function holds(
  { region, feature, tiers, models = [] }: z.infer<typeof Condition>,
  { site, models: sold }: ContentContext,
): boolean {
  if (region !== undefined && site.region !== region) return false
  if (feature !== undefined && !site.features[feature]) return false
  if (tiers && !site.loyaltyTiers) return false
  return models.every((model) => sold.has(model))
}
