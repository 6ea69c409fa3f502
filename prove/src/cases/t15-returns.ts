import type { OrderDraft } from '@lacehouse/domain/order/order'
import { listBrokenRefunds, type ReturnStep } from '@lacehouse/domain/returns/list-broken-refunds'
import { createDraw } from '@lacehouse/test-kit'
import { drawReturns } from '@lacehouse/test-kit/proof/draw-returns'
import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { isEmpty, isSame, type Proof } from '../proof.ts'
import { proveCancellations } from './t15-cancellations.ts'
import { proveExchanges } from './t15-exchanges.ts'
import { proveRefunds } from './t15-refunds.ts'
import { proveWithdrawals } from './t15-withdrawals.ts'

const bought = 60
const cancelled = 40
const exchanged = 60
const withdrawn = 40
const portion = 500

/** Tests the refund rule on random orders, and on bought orders up to the provider's records. */
export const t15Returns: Proof = {
  id: 'T15',
  title:
    '10,000 orders cancelled, returned, exchanged and withdrawn from in random steps, down to nothing or to a part of them',
  runs: 10_000,
  prove: async (context) => {
    const { runs, seed, isLate } = context
    const tally = { orders: 0, steps: 0, whole: 0, broken: [] as string[], changed: [] as string[] }
    for (let from = seed; tally.orders < runs && !isLate(); from += portion) {
      const some = fc.sample(randomOrder, { numRuns: portion, seed: from }).filter((order) => order !== null)
      for (const order of some.slice(0, runs - tally.orders)) giveBack(order, from + tally.orders, tally)
    }
    const refunds = await proveRefunds(context, Math.min(bought, runs))
    const cancellations = await proveCancellations(context, Math.min(cancelled, runs))
    const exchanges = await proveExchanges(context, Math.min(exchanged, runs))
    const withdrawals = await proveWithdrawals(context, Math.min(withdrawn, runs))
    return [
      isSame(`orders given back in ${tally.steps} steps, ${tally.whole} of them down to nothing`, tally.orders, runs),
      isEmpty(
        'steps after which refunds + the rest differ from the charge, for a line, an instrument or the order',
        tally.broken,
      ),
      isEmpty('orders in which a price of the rest changed', tally.changed),
      ...refunds,
      ...cancellations,
      ...exchanges,
      ...withdrawals,
    ]
  },
}

type Tally = { orders: number; steps: number; whole: number; readonly broken: string[]; readonly changed: string[] }

const giveBack = (order: OrderDraft, seed: number, tally: Tally): void => {
  const draw = createDraw(seed)
  const before = JSON.stringify(order)
  const steps = drawReturns(order, draw, draw(2) === 0 ? undefined : 1 + draw(4))
  for (const nth of steps.keys()) tally.broken.push(...listBrokenRefunds(order, steps.slice(0, nth + 1)))
  if (JSON.stringify(order) !== before) tally.changed.push(`seed ${seed}`)
  tally.orders += 1
  tally.steps += steps.length
  if (isGone(order, steps)) tally.whole += 1
}

const isGone = ({ items }: OrderDraft, steps: readonly ReturnStep[]): boolean =>
  items.every(({ lineId, qty }) => steps.at(-1)?.returned[lineId] === qty)
