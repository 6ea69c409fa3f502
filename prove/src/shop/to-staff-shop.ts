import type { StaffShop } from '@lacehouse/test-kit'
import type { ProofShop } from './open-proof-shop.ts'

/** Returns the parts of a shop that the test kit needs to add and sign in members of staff. */
export function toStaffShop(shop: ProofShop): StaffShop {
  return { url: shop.url(), client: shop.client(), database: { db: shop.database } }
}
