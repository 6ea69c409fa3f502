import type { BackofficeHouse } from '@lacehouse/test-kit'
import type { ProofShop } from './open-proof-shop.ts'

/** The shop as the test kit's members of staff take it. */
export function toHouse(shop: ProofShop): BackofficeHouse {
  return { url: shop.url(), client: shop.client(), database: { db: shop.database } }
}
