import type { PromoSummary, ThresholdStatus } from '../pricing/priced-cart.ts'
import type { ConditionCheck } from './check-conditions.ts'

/** Splits a callout into its approaching, above and reached parts; null for any other number of parts (CART-11). */
export function parseCallout(callout: string | undefined): readonly [string, string, string] | null {
  const [approaching, above, reached, ...more] = callout?.split('|').map((part) => part.trim()) ?? []
  if (approaching === undefined || above === undefined || reached === undefined || more.length > 0) return null
  return [approaching, above, reached]
}

/** Returns the status of a promotion on the wire: reached when it applies, above while a distance remains, below otherwise. */
export function toThresholdStatus(check: ConditionCheck, isApplied: boolean): ThresholdStatus {
  if (isApplied) return 'Threshold Reached'
  return check.distance !== null && check.distance > 0 ? 'Above Threshold' : 'Below Threshold'
}

/**
 * Finds the part of the callout to show, or null. The reached part shows once the promotion applies. While a distance remains,
 * the approaching part shows within the promotion's display level and the above part beyond it.
 */
export function findCalloutText(
  summary: Pick<
    PromoSummary,
    'calloutMessage' | 'thresholdStatus' | 'distanceFromConditionThreshold' | 'approachingDisplayLevel'
  >,
): string | null {
  const parts = parseCallout(summary.calloutMessage)
  if (!parts) return null
  if (summary.thresholdStatus === 'Threshold Reached') return parts[2] || null
  if (summary.thresholdStatus === 'Below Threshold') return null
  const { distanceFromConditionThreshold: distance = 0, approachingDisplayLevel: level = distance } = summary
  return (distance <= level ? parts[0] : parts[1]) || null
}
