import { randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import type { ReturnStep } from '@lacehouse/domain/returns/list-broken-refunds'
import { drawReturns } from '@lacehouse/test-kit/proof/draw-returns'
import { inWaves } from '../in-waves.ts'
import { type Finding, isEmpty, isSame, type ProofContext } from '../proof.ts'
import { type Bought, buyInTurn } from './t15-refunds.ts'

type OrderRecord = CallReply<'orders.cancel'>
/** Lines, and units of each: larger orders get a gift. */
const mostUnits = 2

type Cancelled = { readonly steps: number; readonly problems: readonly string[] }

/** Buys orders and cancels them by the shopper's call, each step pressed three times at once and once more afterwards. */
export async function proveCancellations(context: ProofContext, count: number): Promise<Finding[]> {
  const { shop, isLate } = context
  await shop.fillStock()
  const bought = await inWaves(count, { atOnce: 4, isLate }, (nth) => buyInTurn(context, nth, mostUnits))
  const results = await inWaves(bought.length, { atOnce: 4 }, (nth) => cancelInSteps(context, bought[nth]))
  const steps = results.reduce((sum, one) => sum + one.steps, 0)
  return [
    isSame('orders bought to be cancelled', bought.filter((one) => one !== null).length, count),
    isEmpty(
      `of ${steps} cancellations by the call, each pressed four times: differences of plan, answer, stock and balances`,
      results.flatMap(({ problems }) => problems),
    ),
    isEmpty('disagreements of orders, charges and stock after the cancellations', await shop.listDisagreements()),
  ]
}

const cancelInSteps = async ({ shop, draw }: ProofContext, bought: Bought | null | undefined): Promise<Cancelled> => {
  if (!bought) return { steps: 0, problems: [] }
  const { buyer, order } = bought
  const { orderNumber } = order
  // A gift is cancelled with the last thing bought, so that a drawn step may hold more than its shopper asks for.
  const steps = order.items.some(({ isBonus }) => isBonus) ? [] : drawReturns(order, draw, 1 + draw(4))
  const problems: string[] = []
  let before: ReturnStep['returned'] = {}
  for (const [nth, step] of steps.entries()) {
    const items = toItems(step, before)
    const body = { orderNumber, cancellationId: randomUUID(), items }
    const press = () => buyer.call('orders.cancel', { body })
    const answers = [...(await Promise.all([press(), press(), press()])), await press()]
    problems.push(...answers.flatMap((answer) => listDifferences(answer, steps.slice(0, nth + 1))))
    before = step.returned
  }
  const { rows } = await shop.database.pool.query<{ held: number }>(
    `select coalesce(sum(quantity), 0)::int as held from stock_entries
     where order_number = $1 and reason in ('reserve', 'release')`,
    [orderNumber],
  )
  const remaining = order.items.reduce((sum, { lineId, qty }) => sum + qty - (before[lineId] ?? 0), 0)
  if (Math.abs(rows[0]?.held ?? 0) !== remaining)
    problems.push(`${orderNumber}: ${rows[0]?.held} held, ${remaining} kept`)
  return { steps: steps.length, problems }
}

/** The units that a step cancels on top of those before it. */
const toItems = ({ returned }: ReturnStep, before: ReturnStep['returned']) =>
  Object.entries(returned)
    .map(([itemId, qty]) => ({ itemId, qty: qty - (before[itemId] ?? 0) }))
    .filter(({ qty }) => qty > 0)

const listDifferences = ({ order, givenBack }: OrderRecord, steps: readonly ReturnStep[]): string[] => {
  const answered = givenBack.map(({ amount }) => Math.round(amount * 100))
  const planned = steps.map(({ refund }) => refund.amount)
  return answered.join() === planned.join()
    ? []
    : [`${order.orderNumber}: ${answered.join(', ')} for ${planned.join(', ')}`]
}
