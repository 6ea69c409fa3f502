import { openReadyCart, outcomeOf, placeThrough } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof } from '../proof.ts'
import { countCharges, listChargesOf } from '../shop/list-charges-of.ts'

/** The stock is a tenth of the number of buyers. */
export const t1BuyersAtOnce: Proof = {
  id: 'T1',
  title: '1,000 buyers at once of 100 pairs of one size',
  runs: 1000,
  prove: async ({ shop, runs }) => {
    const [variantId = ''] = shop.variantIds
    const units = Math.floor(runs / 10)
    await shop.setStock(variantId, runs)
    const ready = await inWaves(runs, { atOnce: 25 }, async () => {
      const buyer = await shop.client().createGuest()
      const cartId = await openReadyCart(buyer, variantId)
      return { cartId, go: () => placeThrough(buyer, cartId) }
    })
    await shop.setStock(variantId, units)
    const before = await shop.stockOf(variantId)
    const charged = await countCharges(shop)
    const outcomes = (await Promise.all(ready.map(({ go }) => go()))).map(outcomeOf)
    const refused = ready.filter((_, nth) => outcomes[nth] !== 'ok').map(({ cartId }) => cartId)
    const after = await shop.stockOf(variantId)
    return [
      isSame('orders', outcomes.filter((one) => one === 'ok').length, units),
      isSame('refused as sold out', outcomes.filter((one) => one === 'ORD404').length, runs - units),
      isSame('charges in any state, for all carts', (await countCharges(shop)) - charged, units),
      isSame('charges for refused buyers', (await listChargesOf(shop, refused)).length, 0),
      isSame('available afterwards', after.onHand - after.reserved, 0),
      isSame('reserved', after.reserved - before.reserved, units),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}
