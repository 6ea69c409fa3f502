import { randomUUID } from 'node:crypto'
import { openReadyCart, place } from '@lacehouse/test-kit'
import { deliver, exchangeInSteps, listSizes } from '../goods/exchange-in-steps.ts'
import { type Exchanging, openExchanging } from '../goods/exchanging.ts'
import { inWaves } from '../in-waves.ts'
import { type Finding, isEmpty, isSame, type ProofContext } from '../proof.ts'
import { buyInTurn } from './t15-refunds.ts'

/** Lines, and units of each: larger orders get a gift. */
const mostUnits = 2
const rivals = 6

/**
 * Buys orders, delivers them, and exchanges, returns and refunds them in random steps, each pressed three times at once and some beside
 * another: after each, stock, exchanges and refunds are as a count of the goods says.
 */
export async function proveExchanges(context: ProofContext, count: number): Promise<Finding[]> {
  const { shop, isLate } = context
  await shop.fillStock()
  const exchanging = await openExchanging(context)
  const { tally } = exchanging
  const bought = await inWaves(count, { atOnce: 4, isLate }, (nth) => buyInTurn(context, nth, mostUnits))
  await inWaves(bought.length, { atOnce: 4, isLate }, (nth) => exchangeInSteps(exchanging, bought[nth]))
  const winners = await inWaves(Math.min(count, rivals), { atOnce: 1, isLate }, () => wantLastPair(exchanging))
  return [
    isSame('orders bought to be exchanged', bought.filter((one) => one !== null).length, count),
    isEmpty(
      `of ${tally.steps} steps of ${tally.orders} orders, ${tally.exchanges} of them exchanges and ${tally.races} at once with another: differences of goods, stock and refunds`,
      tally.problems,
    ),
    isEmpty(
      `of ${winners.length} last pairs that ${rivals} shoppers want in exchange at once: those that not exactly one gets`,
      winners.filter((won) => won !== 1).map(String),
    ),
    isEmpty('disagreements of orders, charges and stock after the exchanges', await shop.listDisagreements()),
  ]
}

/** Several shoppers who have the same shoe want its other size at once, of which there is one; returns how many got it. */
const wantLastPair = async (exchanging: Exchanging): Promise<number> => {
  const { shop, draw } = exchanging
  const variantId = shop.variantIds[draw(shop.variantIds.length)] ?? ''
  const owners = await inWaves(rivals, { atOnce: rivals }, async () => {
    const buyer = await shop.client().createGuest()
    const { body } = await place(buyer, await openReadyCart(buyer, variantId))
    await deliver(exchanging, body.orderNumber)
    return { buyer, orderId: body.orderNumber, itemId: body.items[0]?.id ?? '' }
  })
  const [first] = owners
  const sizes = first ? await listSizes(first.buyer, first.orderId) : new Map<string, readonly string[]>()
  const exchangeVariantId = sizes.get(first?.itemId ?? '')?.at(0)
  if (exchangeVariantId === undefined) return 1
  await shop.setStock(exchangeVariantId, 1)
  const answers = await Promise.all(
    owners.map(({ buyer, orderId, itemId }) => {
      const items = [{ itemId, qty: 1, reason: 'too_small', exchangeVariantId }]
      return buyer.tryCall('returns.label', { params: { orderId }, body: { returnId: randomUUID(), items } })
    }),
  )
  await shop.setStock(exchangeVariantId, 1_000)
  return answers.filter(({ status }) => status < 400).length
}
