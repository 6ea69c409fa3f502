import { makeReady, outcomeOf, placeThrough } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isAtMost, isEmpty, isSame, type Proof } from '../proof.ts'

const units = 10
const expected = new Set(['ok', 'ORD404', 'ORD430'])

export const t2RandomOrder: Proof = {
  id: 'T2',
  title: '500 carts of 3 lines over 20 sizes with 10 units each, lines in random order',
  runs: 500,
  prove: async ({ shop, runs, draw }) => {
    const sizes = shop.variantIds
    for (const size of sizes) await shop.setStock(size, runs * 3)
    const ready = await inWaves(runs, { atOnce: 25 }, async () => {
      const buyer = await shop.client().createGuest()
      const chosen = new Set<string>()
      while (chosen.size < 3) chosen.add(sizes[draw(sizes.length)] ?? '')
      const items = [...chosen].map((productId) => ({ productId, qty: 1 }))
      const { id } = await buyer.call('cart.create', { body: { items } })
      await makeReady(buyer, id)
      return () => placeThrough(buyer, id)
    })
    for (const size of sizes) await shop.setStock(size, units)
    const before = await sumReserved(shop.stockOf, sizes)
    const outcomes = (await Promise.all(ready.map((go) => go()))).map(outcomeOf)
    const sold = outcomes.filter((one) => one === 'ok').length
    const taken = (await sumReserved(shop.stockOf, sizes)) - before
    return [
      isEmpty(
        'shoppers refused for another reason than missing stock',
        outcomes.filter((one) => !expected.has(one)),
      ),
      isSame('units reserved', taken, sold * 3),
      isAtMost('units sold', sold * 3, sizes.length * units),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const sumReserved = async (
  stockOf: (variantId: string) => Promise<{ reserved: number }>,
  sizes: readonly string[],
): Promise<number> => {
  const stocks = await Promise.all(sizes.map((size) => stockOf(size)))
  return stocks.reduce((sum, { reserved }) => sum + reserved, 0)
}
