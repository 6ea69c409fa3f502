import { createCartWith, makeReady, outcomeOf, place } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof } from '../proof.ts'

export const t3TwoLines: Proof = {
  id: 'T3',
  title: 'two lines of one stock item, 5 and 5 wanted, 5 there',
  runs: 20,
  prove: async ({ shop, runs }) => {
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 1000)
    const ready = await inWaves(runs, { atOnce: 10 }, async () => {
      const buyer = await shop.client().createGuest()
      const { id } = await createCartWith(buyer, variantId, 5)
      const { items: lines } = await buyer.call('cart.addItem', {
        body: { cartId: id, productId: variantId, qty: 5, recipeId: 'second-line' },
      })
      await makeReady(buyer, id)
      return { lines: lines.filter(({ productId }) => productId === variantId).length, go: () => place(buyer, id) }
    })
    await shop.setStock(variantId, 5)
    const before = await shop.stockOf(variantId)
    const outcomes = (await Promise.all(ready.map(({ go }) => go()))).map(outcomeOf)
    const after = await shop.stockOf(variantId)
    return [
      isSame('carts of two lines', ready.filter(({ lines }) => lines === 2).length, runs),
      isSame('orders', outcomes.filter((one) => one === 'ok').length, 0),
      isSame('units taken', after.reserved - before.reserved, 0),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}
