import type { addPromotion } from '@lacehouse/test-kit'
import type { ProofShop } from './open-proof-shop.ts'

/** The running shop learns of new promotions by a database notification, so nothing has to be dropped here. */
export function toPromotionTarget(shop: ProofShop): Parameters<typeof addPromotion>[0] {
  return { database: { db: shop.database }, deps: { promotions: { drop: () => undefined } } }
}
