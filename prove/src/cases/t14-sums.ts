import { listBrokenSums, priceCart } from '@lacehouse/domain'
import { makeReady, place } from '@lacehouse/test-kit'
import { randomTill } from '@lacehouse/test-kit/proof/random-till'
import fc from 'fast-check'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

const bought = 100
const locales = ['en-us', 'de-de', 'fr-ca'] as const
const portion = 5000

/** The rules of pricing on random carts, and real carts bought from page to order in three currencies and tax modes. */
export const t14Sums: Proof = {
  id: 'T14',
  title: 'a million random carts: up to 99 of a line, 5 promotions, 4 tax rates, currencies of 0, 2 and 3 digits',
  runs: 1_000_000,
  prove: async (scene) => {
    const { runs, seed, isLate } = scene
    const broken: string[] = []
    let priced = 0
    for (; priced < runs && !isLate(); priced += portion)
      broken.push(...listBroken(Math.min(portion, runs - priced), seed + priced))
    const differing = await listDiffering(scene)
    return [
      isSame('carts priced', Math.min(priced, runs), runs),
      isEmpty('sums that are not right to the last unit, or negative', broken),
      isEmpty(`of ${bought} bought carts: cart, checkout, order and charge that differ`, differing),
    ]
  },
}

const listBroken = (count: number, seed: number): string[] =>
  fc
    .sample(randomTill, { numRuns: count, seed })
    .flatMap(({ cart, facts }) => listBrokenSums(priceCart(cart, facts), facts.site.taxes.mode))

const listDiffering = async ({ shop, draw }: Scene): Promise<string[]> => {
  const sizes = shop.variantIds
  await shop.fillShelves()
  const found = await inWaves(bought, { atOnce: 10 }, async (nth) => {
    const buyer = await shop.client().createGuest(locales[nth % locales.length])
    const items = Array.from({ length: 1 + draw(4) }, () => ({
      productId: sizes[draw(sizes.length)] ?? '',
      qty: 1 + draw(5),
    }))
    const { id } = await buyer.call('cart.create', { body: { items } })
    const prepared = await makeReady(buyer, id)
    const cart = await buyer.call('cart.get', { params: { basketId: id } })
    const { body: order } = await place(buyer, id)
    if (order.state !== 'finalised') return [`cart ${id} came to no order`]
    const [payment] = await shop.sandbox().listPayments(order.orderNumber)
    const { rows } = await shop.database.pool.query(
      `select total_minor::float8 as total from orders where number = $1`,
      [order.orderNumber],
    )
    const { remainingToPay: _, ...asked } = prepared.totals
    const told = [cart.totals, order.totals].map(({ remainingToPay: __, ...totals }) => JSON.stringify(totals))
    const isOne = told.every((one) => one === JSON.stringify(asked)) && payment?.amount === rows[0].total
    return isOne ? [] : [`order ${order.orderNumber}: ${JSON.stringify(asked)} ${told.join(' ')} ${payment?.amount}`]
  })
  return found.flat()
}
