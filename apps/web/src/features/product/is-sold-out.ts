import type { Availability } from '@lacehouse/domain/product/availability'

/** Says whether nothing of what an offer is for can be bought, now or later. */
export function isSoldOut({ state }: Availability): boolean {
  return state === 'outOfStock' || state === 'notifyMe'
}
