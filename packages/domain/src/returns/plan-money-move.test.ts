import { drawReturnInput } from '@lacehouse/test-kit/proof/draw-returns'
import { createDraw } from '@lacehouse/test-kit/proof/draw-seed'
import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReturnedQuantities } from './given-back.ts'
import { planMoneyMove } from './plan-money-move.ts'
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
        expect(move === null || move.amount > 0).toBe(true)
        expect(money.captured).toBeLessThanOrEqual(paid)
        expect(money.refunded).toBeLessThanOrEqual(money.captured)
        if (isVoid) expect(money).toEqual({ captured: 0, refunded: 0 })
      }
      expect(money.captured - money.refunded).toBe(isVoid ? 0 : paid - back)
      expect(planMoneyMove(order, { returned, leftShipments, ...money, credited })?.kind).toBe(
        isVoid && paid > 0 ? 'void' : undefined,
      )
    }),
    { numRuns: 400 },
  )
  expect(seen).toBeGreaterThan(40)
})
