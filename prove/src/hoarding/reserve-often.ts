import { atRate } from '../at-rate.ts'
import type { ProofContext } from '../proof.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import type { Hoarders } from './open-hoarders.ts'

/** A variant that only stores sell, at a store. */
export type StoreStock = { readonly variantId: string; readonly storeId: string }

/** Lists variants that only stores sell, at open stores with pickup. */
export async function listStoreStocks({ database }: ProofShop): Promise<StoreStock[]> {
  const { rows } = await database.pool.query<StoreStock>(
    `select s.variant_id as "variantId", l.id as "storeId"
    from stock_items s join locations l on l.id = s.location_id and l.kind = 'store' and l.pickup and l.status = 'open'
    join variants v on v.id = s.variant_id join products p on p.id = v.product_id and p.is_reserve_in_store_only
    where l.site_id = 'LH-US' order by 1, 2`,
  )
  return rows
}

const aSecond = 25
const units = 5

/** Reserves five units of each stock in turn, or as many as the shop allows; returns the carts that hold something. */
export async function reserveOften(
  { isLate }: ProofContext,
  { count, next }: Hoarders,
  stocks: readonly StoreStock[],
): Promise<string[]> {
  const carts = await atRate(count, { aSecond, isLate }, async (nth) => {
    const { guest, email } = next(nth)
    const stock = stocks[nth % stocks.length]
    const contact = { firstName: 'Cheap loans', lastName: 'Visit', email }
    const reserve = (qty: number) =>
      guest.tryCall('cart.reserveWithItem', {
        body: { productId: stock?.variantId, storeId: stock?.storeId, qty, contact },
      })
    const first = await reserve(units)
    const maximum = first.status < 400 ? undefined : first.body.errorDetails[0]?.maximum
    const answer = maximum === undefined || maximum >= units ? first : await reserve(maximum)
    return answer.status < 400 ? answer.body.cart.id : null
  })
  return carts.filter((id) => id !== null)
}
