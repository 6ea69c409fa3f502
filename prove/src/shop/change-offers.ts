import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { addPromotion } from '@lacehouse/test-kit'
import type { ProofShop } from './open-proof-shop.ts'
import { toPromotionTarget } from './to-promotion-target.ts'

const patience = seconds(15)

/** Lists sizes without a discount or a fixed price, so that a change of their price shows. */
export async function listPlain(shop: ProofShop): Promise<string[]> {
  const guest = await shop.client().createGuest()
  const carts = await Promise.all(
    shop.variantIds.map((productId) => guest.call('cart.createWithItem', { body: { productId, qty: 1 } })),
  )
  return shop.variantIds.filter((_, nth) => {
    const [item] = carts[nth]?.items ?? []
    return item !== undefined && item.price.current === item.price.original && carts[nth]?.totals.totalDiscount === 0
  })
}

/** The price of a size in a new cart, after promotions. */
const readPrice = async (shop: ProofShop, variantId: string): Promise<number> => {
  const guest = await shop.client().createGuest()
  const { totals } = await guest.call('cart.createWithItem', { body: { productId: variantId, qty: 1 } })
  return totals.itemSubTotal
}

/** Makes a change and waits until new carts show it. */
export async function changeOffer(shop: ProofShop, variantId: string, change: () => Promise<void>): Promise<void> {
  const before = await readPrice(shop, variantId)
  await change()
  for (const until = Date.now() + patience; (await readPrice(shop, variantId)) === before; await pause(200))
    if (Date.now() > until) throw new Error(`the shop did not hear of a change of ${variantId}`)
}

/** Changes the price of a size's product at the American site from now on. */
export async function changePrice(shop: ProofShop, variantId: string, byMinor: number): Promise<void> {
  await shop.database.pool.query(
    `insert into price_entries (price_list, product_id, colour_code, kind, amount_minor, currency, starts_at)
    select distinct on (colour_code, kind) price_list, product_id, colour_code, kind, amount_minor + $2, currency, now()
    from price_entries
    where price_list = 'us-usd' and starts_at <= now() and (ends_at is null or ends_at > now())
      and product_id = (select product_id from variants where id = $1)
    order by colour_code, kind, starts_at desc, id desc`,
    [variantId, byMinor],
  )
}

/** Begins a promotion of a tenth off one size, without a coupon. The shop learns of it by a database notification. */
export function beginPromotion(shop: ProofShop, id: string, variantId: string): Promise<void> {
  return addPromotion(toPromotionTarget(shop), {
    id,
    level: 'PRODUCT',
    rule: { conditions: [], effect: { type: 'percent', percent: 1000, on: { variantIds: [variantId] } } },
    combinable: true,
  })
}

export async function endPromotion(shop: ProofShop, id: string): Promise<void> {
  await shop.database.pool.query(`update promotions set status = 'ended' where id = $1`, [id])
}
