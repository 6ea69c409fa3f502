import { exchangeInSteps } from '../goods/exchange-in-steps.ts'
import { type Exchanging, openExchanging } from '../goods/exchanging.ts'
import { takeSteps } from '../goods/take-steps.ts'
import { inWaves } from '../in-waves.ts'
import { type Finding, isEmpty, isSame, type ProofContext } from '../proof.ts'
import { countHeld } from '../sums/goods-model.ts'
import { type Bought, buyInTurn } from './t15-refunds.ts'

const mostUnits = 2

/**
 * Buys orders of the German site, by card with and without a coupon, and takes them through random steps between which their shoppers
 * withdraw from a part. Then they withdraw from all, staff refund what is left, and all of the charge has gone back.
 */
export async function proveWithdrawals(context: ProofContext, count: number): Promise<Finding[]> {
  const { shop, isLate } = context
  await shop.fillStock()
  const exchanging = await openExchanging(context)
  const { tally } = exchanging
  const bought = await inWaves(count, { atOnce: 4, isLate }, (nth) => buyInTurn(context, toGermanTurn(nth), mostUnits))
  const whole = await inWaves(bought.length, { atOnce: 4, isLate }, (nth) => withdrawInSteps(exchanging, bought[nth]))
  return [
    isSame('orders bought to be withdrawn from', bought.filter((one) => one !== null).length, count),
    isEmpty(
      `of ${tally.steps} steps of ${tally.orders} orders, ${tally.withdrawals} of them withdrawals, each sent three times: differences of goods, stock, refunds and declarations`,
      tally.problems,
    ),
    isEmpty(
      `of ${whole.filter((one) => one !== null).length} contracts withdrawn from in whole: those of which not all went back`,
      whole.filter((one) => one !== null && one !== 'all').map(String),
    ),
    isEmpty('disagreements of orders, charges and stock after the withdrawals', await shop.listDisagreements()),
  ]
}

/** The turns of buyInTurn that buy on the German site by card: every fourth of twelve without a coupon, every seventh with one. */
const toGermanTurn = (nth: number): number => 12 * Math.floor(nth / 2) + (nth % 2 === 0 ? 4 : 7)

/** Returns 'all' once refunds and charge are the same sum, otherwise both; null for an order that was not withdrawn from. */
const withdrawInSteps = async (exchanging: Exchanging, bought: Bought | null | undefined): Promise<string | null> => {
  const exchanged = await exchangeInSteps(exchanging, bought)
  if (!exchanged) return null
  const { open } = exchanged
  const { items, payments, orderNumber } = open.order
  const take = (goods: typeof exchanged.goods, step: Parameters<typeof takeSteps>[2]['steps'][number]) =>
    takeSteps(exchanging, open, { goods, steps: [step] })
  let goods = await take(exchanged.goods, { kind: 'withdraw', words: '' })
  for (const { lineId } of items) {
    const qty = countHeld(open.order, goods, lineId)
    if (qty > 0) goods = await take(goods, { kind: 'refund', item: { lineId, qty } })
  }
  const charged = payments.reduce((sum, { amount }) => sum + amount, 0)
  return goods.refunded === charged ? 'all' : `${orderNumber}: ${goods.refunded} of ${charged}`
}
