import type { Site } from '@lacehouse/domain/site/site'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'

/** Refuses calls about reviews and questions on a site that has none. */
export function requireReviews({ features }: Pick<Site, 'features'>): void {
  if (!features.reviews) throw new Refusal(toErrorId('not_offered'))
}
