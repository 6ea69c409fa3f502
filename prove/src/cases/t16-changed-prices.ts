import { setTimeout as pause } from 'node:timers/promises'
import { makeReady, outcomeOf, place } from '@lacehouse/test-kit'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

/** The shop hears of a change within a second. */
const heard = 1000

export const t16ChangedPrices: Proof = {
  id: 'T16',
  title: 'a price changes between cart and payment',
  runs: 20,
  prove: async (scene) => {
    const { shop, runs, isLate } = scene
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    let charged = 0
    let told = 0
    let confirmed = 0
    for (let nth = 0; nth < runs && !isLate(); nth += 1) {
      const buyer = await shop.client().createGuest()
      const { id } = await buyer.call('cart.createWithItem', { body: { productId: variantId, qty: 1 } })
      const shown = await makeReady(buyer, id)
      await changePrice(scene, variantId, nth % 2 === 0 ? 100 : -100)
      await pause(heard)
      if (outcomeOf(await place(buyer, id)) === 'ORD415') told += 1
      const again = await buyer.call('checkout.prepareOrder', { body: { basketId: id } })
      const { status, body } = await place(buyer, id)
      if (status === 200) confirmed += 1
      if (status === 200 && body.totals.total === again.totals.total && again.totals.total !== shown.totals.total)
        charged += 1
    }
    return [
      isSame('told of the change before a charge', told, runs),
      isSame('orders after the shopper saw it', confirmed, runs),
      isSame('charged what was last shown', charged, runs),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const changePrice = async ({ shop }: Scene, variantId: string, byMinor: number): Promise<void> => {
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
