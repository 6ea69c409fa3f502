import { createDraw } from '@lacehouse/test-kit/proof/draw-seed'
import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderDraft } from '../order/order.ts'
import { toBalanceDebits } from '../order/to-balance-debits.ts'
import { seconds } from '../time/durations.ts'
import { countGivenBack } from './count-given-back.ts'
import type { GivenBack, ReturnedQuantities } from './given-back.ts'
import { listBrokenRefunds } from './list-broken-refunds.ts'
import { type MoneyContext, planMoneyMove } from './plan-money-move.ts'
import { planReturn, type ReturnInput } from './plan-return.ts'

const seed = { seed: 20_261_122, numRuns: 200 }
const longest = { timeout: seconds(30) }

const allOf = ({ items }: OrderDraft): ReturnInput[] => items.map(({ lineId, qty }) => ({ lineId, qty }))

function requireRefund(order: OrderDraft, before: ReturnedQuantities, inputs: readonly ReturnInput[]) {
  const plan = planReturn(order, before, inputs)
  if (!plan.ok) throw new Error(plan.reason)
  return plan
}

/** Some units of some lines, at least one of them. */
function drawInputs(order: OrderDraft, start: number): ReturnInput[] {
  const draw = createDraw(start)
  const some = allOf(order).flatMap(({ lineId, qty }) => {
    const count = draw(qty + 1)
    return count > 0 ? [{ lineId, qty: count }] : []
  })
  return some.length > 0 ? some : allOf(order).slice(0, 1)
}

test('the lines of one return may come in any order, and in one entry or several of a line', longest, () => {
  fc.assert(
    fc.property(randomOrder, fc.nat(), (order, start) => {
      if (!order || order.items.length === 0) return
      const inputs = drawInputs(order, start)
      const plan = requireRefund(order, {}, inputs)
      expect(requireRefund(order, {}, inputs.toReversed())).toEqual(plan)
      const split = inputs.flatMap(({ lineId, qty }) => Array.from({ length: qty }, () => ({ lineId, qty: 1 })))
      expect(requireRefund(order, {}, split)).toEqual(plan)
    }),
    seed,
  )
})

test('two returns give back what one return of both gives back, in every number of the refund', longest, () => {
  fc.assert(
    fc.property(randomOrder, fc.nat(), (order, start) => {
      if (!order || order.items.length === 0) return
      const first = requireRefund(order, {}, drawInputs(order, start))
      const rest = allOf(order).flatMap(({ lineId, qty }) => {
        const left = qty - (first.returned[lineId] ?? 0)
        return left > 0 ? [{ lineId, qty: left }] : []
      })
      if (rest.length === 0) return
      const second = requireRefund(order, first.returned, rest)
      const both = requireRefund(order, {}, allOf(order)).refund
      expect(first.refund.amount + second.refund.amount).toBe(both.amount)
      expect(first.refund.tax + second.refund.tax).toBe(both.tax)
      expect(first.refund.earnedPoints + second.refund.earnedPoints).toBe(both.earnedPoints)
      for (const part of ['lines', 'shipments', 'instruments', 'rewardCodes'] as const) {
        const amounts = (refund: GivenBack) => refund[part].map(({ amount }) => amount)
        const sums = amounts(first.refund).map((amount, index) => amount + (amounts(second.refund)[index] ?? 0))
        expect(sums).toEqual(amounts(both))
      }
    }),
    seed,
  )
})

test('a whole return gives the charged total back, and all stored value that the order took', longest, () => {
  fc.assert(
    fc.property(randomOrder, (order) => {
      if (!order || order.items.length === 0) return
      const { refund } = requireRefund(order, {}, allOf(order))
      expect([refund.amount, refund.tax]).toEqual([order.totals.total, order.totals.tax])
      const debits = toBalanceDebits(order)
      const pointsBack = [...refund.vouchers, ...refund.instruments].reduce((sum, { points }) => sum + points, 0)
      expect(pointsBack).toBe(debits?.points.reduce((sum, { points }) => sum + points, 0) ?? 0)
      const credit = refund.instruments.filter(({ method }) => method === 'ATHLETES_PAYMENT')
      expect(credit.reduce((sum, { amount }) => sum + amount, 0)).toBe(debits?.credit ?? 0)
    }),
    seed,
  )
})

describe('a refund that is wrong by one unit is found, in', () => {
  const spoilers: Readonly<Record<string, (refund: GivenBack) => GivenBack>> = {
    'its amount': (refund) => ({ ...refund, amount: refund.amount + 1 }),
    'its tax': (refund) => ({ ...refund, tax: refund.tax + 1 }),
    'the first line': (refund) => ({
      ...refund,
      lines: refund.lines.map((line, at) => (at === 0 ? { ...line, amount: line.amount + 1 } : line)),
    }),
    'the first shipment': (refund) => ({
      ...refund,
      shipments: refund.shipments.map((one, at) => (at === 0 ? { ...one, amount: one.amount + 1 } : one)),
    }),
    'the first instrument': (refund) => ({
      ...refund,
      instruments: refund.instruments.map((one, at) => (at === 0 ? { ...one, amount: one.amount - 1 } : one)),
    }),
    'its earned points': (refund) => ({ ...refund, earnedPoints: refund.earnedPoints + 1 }),
  }

  test.each(Object.keys(spoilers))('%s', (name) => {
    let spoilt = 0
    fc.assert(
      fc.property(randomOrder, (order) => {
        if (!order || order.items.length === 0 || order.payments.length === 0) return
        const { returned, refund } = requireRefund(order, {}, allOf(order))
        expect(listBrokenRefunds(order, [{ returned, refund }])).toEqual([])
        spoilt += 1
        const wrong = spoilers[name]?.(refund) ?? refund
        expect(listBrokenRefunds(order, [{ returned, refund: wrong }])).not.toEqual([])
      }),
      { ...seed, numRuns: 100 },
    )
    expect(spoilt).toBeGreaterThan(5)
  })
})

describe('the money at the provider', () => {
  const carryOut = (order: OrderDraft, context: MoneyContext): MoneyContext => {
    const move = planMoneyMove(order, context)
    if (!move || move.kind === 'void') return context
    return move.kind === 'capture'
      ? { ...context, captured: context.captured + move.amount }
      : { ...context, refunded: context.refunded + move.amount }
  }
  const providerPart = ({ payments }: OrderDraft, back: GivenBack['instruments']): number =>
    payments.reduce(
      (sum, { instrument, amount }, at) => sum + (instrument.upTo === null ? amount - (back[at]?.amount ?? 0) : 0),
      0,
    )

  test('needs one move at most for a state of the goods, and none the second time', longest, () => {
    fc.assert(
      fc.property(randomOrder, fc.nat(), (order, start) => {
        if (!order || order.items.length === 0) return
        const draw = createDraw(start)
        const leftShipments = order.shipments.filter(() => draw(2) === 0).map(({ shipmentId }) => shipmentId)
        const { returned } = requireRefund(order, {}, drawInputs(order, start))
        const once = carryOut(order, { returned, leftShipments, captured: 0, refunded: 0 })
        expect(carryOut(order, once)).toEqual(once)
        expect(once.captured).toBeLessThanOrEqual(providerPart(order, []))
      }),
      seed,
    )
  })

  test(
    'ends at what the provider has to pay less refunds, whether goods left before or after they were returned',
    longest,
    () => {
      fc.assert(
        fc.property(randomOrder, fc.nat(), (order, start) => {
          if (!order || order.items.length === 0) return
          const all = order.shipments.map(({ shipmentId }) => shipmentId)
          const { returned } = requireRefund(order, {}, drawInputs(order, start))
          const begin: MoneyContext = { returned: {}, leftShipments: [], captured: 0, refunded: 0 }
          const leftFirst = carryOut(order, { ...carryOut(order, { ...begin, leftShipments: all }), returned })
          const returnedFirst = carryOut(order, { ...carryOut(order, { ...begin, returned }), leftShipments: all })
          const held = providerPart(order, countGivenBack(order, returned).instruments)
          expect([leftFirst, returnedFirst].map(({ captured, refunded }) => captured - refunded)).toEqual([held, held])
          expect(returnedFirst.refunded).toBe(0)
        }),
        seed,
      )
    },
  )
})
