import { drawReturnInput } from '@lacehouse/test-kit/proof/draw-returns'
import { createDraw } from '@lacehouse/test-kit/proof/draw-seed'
import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderDraft } from '../order/order.ts'
import type { ReturnedQuantities } from './given-back.ts'
import { planMoneyMove, planRelease } from './plan-money-move.ts'
import { planReturn } from './plan-return.ts'

test('T15: in any sequence of parcels and returns, captures stay within the authorisation, refunds within the captures, and the shop ends with the price of the goods that stay and of what became store credit [PAY-16]', () => {
  let seen = 0
  fc.assert(
    fc.property(randomOrder, fc.nat(), (order, start) => {
      if (!order) return
      seen += 1
      const draw = createDraw(start)
      const paid = order.payments.reduce(
        (sum, { instrument, amount }) => sum + (instrument.upTo === null ? amount : 0),
        0,
      )
      let back = 0
      let credited = 0
      let returned: ReturnedQuantities = {}
      const leftShipments: string[] = []
      const money = { captured: 0, refunded: 0 }
      let released = 0
      let isVoid = paid === 0
      for (let step = 0; step < 12; step += 1) {
        const waiting = order.shipments.filter(({ shipmentId }) => !leftShipments.includes(shipmentId))
        if (step >= 8 || draw(2) === 0)
          leftShipments.push(...waiting.slice(0, step >= 8 ? undefined : 1).map((one) => one.shipmentId))
        const input = step < 8 && draw(3) === 0 ? drawReturnInput(order, returned, draw) : []
        const plan = planReturn(order, returned, input)
        if (plan.ok) {
          returned = plan.returned
          const part = plan.refund.instruments.reduce(
            (sum, { amount }, at) => sum + (order.payments[at]?.instrument.upTo === null ? amount : 0),
            0,
          )
          const hasLeft = input.every(({ lineId }) =>
            order.shipments.some((one) => leftShipments.includes(one.shipmentId) && one.lineIds.includes(lineId)),
          )
          // Goods that left may be refunded by store credit, which the provider keeps.
          if (hasLeft && draw(2) === 0) credited += part
          else back += part
        }
        const move = planMoneyMove(order, { returned, leftShipments, ...money, credited })
        if (move?.kind === 'capture') money.captured += move.amount
        if (move?.kind === 'refund') money.refunded += move.amount
        if (move?.kind === 'void') isVoid = true
        const release = released > 0 ? null : planRelease(order, { returned, leftShipments, ...money })
        released += release?.amount ?? 0
        expect(move === null || move.amount > 0).toBe(true)
        // What was released is never captured afterwards.
        expect(money.captured + released).toBeLessThanOrEqual(paid)
        expect(money.captured).toBeLessThanOrEqual(paid)
        expect(money.refunded).toBeLessThanOrEqual(money.captured)
        if (isVoid) expect(money).toEqual({ captured: 0, refunded: 0 })
      }
      expect(money.captured - money.refunded).toBe(isVoid ? 0 : paid - back)
      // In the end the provider holds nothing that it may not take.
      if (!isVoid) expect(money.captured + released).toBe(paid)
      expect(planMoneyMove(order, { returned, leftShipments, ...money, credited })?.kind).toBe(
        isVoid && paid > 0 ? 'void' : undefined,
      )
    }),
    { numRuns: 400 },
  )
  expect(seen).toBeGreaterThan(40)
})

test('a payment that was captured at once is never captured, voided or released: what is cancelled or comes back is refunded, once and to the cent [PAY-16]', () => {
  let refunded = 0
  fc.assert(
    fc.property(randomOrder, fc.nat(), (card, start) => {
      if (!card) return
      const order = payAtOnce(card)
      const providerPart = (amounts: readonly { readonly amount: number }[]) =>
        order.payments.reduce(
          (sum, { instrument }, at) => sum + (instrument.upTo === null ? (amounts[at]?.amount ?? 0) : 0),
          0,
        )
      if (providerPart(order.payments) === 0) return
      const draw = createDraw(start)
      const all = order.shipments.map(({ shipmentId }) => shipmentId)
      const leftShipments = all.filter(() => draw(2) === 0)
      const nothing = { returned: {}, leftShipments: all, captured: 0, refunded: 0 }
      expect(planMoneyMove(order, nothing)).toBeNull()
      const plan = planReturn(order, {}, drawReturnInput(order, {}, draw))
      if (!plan.ok) return
      const back = providerPart(plan.refund.instruments)
      const context = { ...nothing, returned: plan.returned, leftShipments }
      expect(planMoneyMove(order, context)).toEqual(back > 0 ? { kind: 'refund', amount: back } : null)
      expect(planMoneyMove(order, { ...context, refunded: back })).toBeNull()
      expect(planMoneyMove(order, { ...context, credited: back })).toBeNull()
      expect(planRelease(order, { ...context, captured: back })).toBeNull()
      if (back > 0) refunded += 1
    }),
    { numRuns: 300 },
  )
  expect(refunded).toBeGreaterThan(20)
})

/** The order with its provider's part paid by iDEAL. */
const payAtOnce = (order: OrderDraft): OrderDraft => ({
  ...order,
  payments: order.payments.map(({ instrument, amount }) =>
    instrument.upTo === null ? { instrument: { ...instrument, method: 'IDEAL' }, amount } : { instrument, amount },
  ),
})
