import { createCartWith, outcomeOf, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isSame, type Proof } from '../proof.ts'

const repetitions = 10

export const t7Keys: Proof = {
  id: 'T7',
  title: 'an idempotency key repeated, reused with another body, and by another shopper',
  runs: 50,
  prove: async ({ shop, runs, seed }) => {
    const [first = '', second = ''] = shop.variantIds
    for (const variantId of [first, second]) await shop.setStock(variantId, 100_000)
    const ends = await inWaves(runs, { atOnce: 5 }, async (nth) => {
      const shopper = await shop.client().createGuest()
      const { id } = await createCartWith(shopper, first)
      const key = `proof-${seed}-${nth}-${id}`
      const add = (who: TestShopper, qty: number) =>
        who.tryCall('cart.addItem', {
          body: { cartId: id, productId: second, qty },
          headers: { 'idempotency-key': key },
        })
      const same = await Promise.all(Array.from({ length: repetitions }, () => add(shopper, 2)))
      const foreign = [await add(shopper, 3), await add(await shop.client().createGuest(), 2)]
      const cart = await shopper.call('cart.get', { params: { basketId: id } })
      return {
        done: same.filter((answer) => outcomeOf(answer) === 'ok').length,
        units: cart.items.filter(({ productId }) => productId === second).reduce((sum, { qty }) => sum + qty, 0),
        refused: foreign.filter(({ status }) => status === 422).length,
        shown: foreign.filter(({ body }) => JSON.stringify(body).includes(id)).length,
      }
    })
    const sum = (of: (end: (typeof ends)[number]) => number): number => ends.reduce((all, end) => all + of(end), 0)
    return [
      isSame(
        'repetitions that got the first answer',
        sum(({ done }) => done),
        runs * repetitions,
      ),
      isSame('carts to which two units were added once', ends.filter(({ units }) => units === 2).length, runs),
      isSame(
        'reuses refused with 422',
        sum(({ refused }) => refused),
        runs * 2,
      ),
      isSame(
        'reuses that were shown something',
        sum(({ shown }) => shown),
        0,
      ),
    ]
  },
}
