import { drawReturnInput } from '@lacehouse/test-kit/proof/draw-returns'
import { createDraw } from '@lacehouse/test-kit/proof/draw-seed'
import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderDraft } from '../order/order.ts'
import type { ShipmentState } from '../order/order-state.ts'
import { countGivenBack } from '../returns/count-given-back.ts'
import type { ReturnedQuantities } from '../returns/given-back.ts'
import { planReturn, type ReturnInput } from '../returns/plan-return.ts'
import { seconds } from '../time/durations.ts'
import type { InvoiceContent } from './invoice.ts'
import { type InvoicingContext, isInvoiced, planInvoices } from './plan-invoices.ts'

const seed = { seed: 20_261_123, numRuns: 300 }
const longest = { timeout: seconds(30) }

type Step = { readonly key: string; readonly items: readonly ReturnInput[] }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)
const totalOf = (contents: readonly InvoiceContent[]): number => sum(contents.map(({ total }) => total))

const inState = (order: OrderDraft, state: ShipmentState): InvoicingContext['shipments'] =>
  order.shipments.map(({ shipmentId }) => ({ id: shipmentId, state }))

/** Some steps of an order, and the units that they give back. */
function drawSteps(order: OrderDraft, start: number): { steps: Step[]; returned: ReturnedQuantities } {
  const draw = createDraw(start)
  const steps: Step[] = []
  let returned: ReturnedQuantities = {}
  for (let nth = 0; nth < 4; nth += 1) {
    const items = drawReturnInput(order, returned, draw)
    const plan = planReturn(order, returned, items)
    if (!plan.ok) break
    steps.push({ key: `step-${nth}`, items })
    returned = plan.returned
  }
  return { steps, returned }
}

/** Says what does not sum up in a document. */
function listBrokenSums({ lines, charges, taxes, tax, total, isTaxAdded }: InvoiceContent): string[] {
  const price = sum([...lines, ...charges].map(({ amount }) => amount))
  const broken: string[] = []
  if (price + (isTaxAdded ? tax : 0) !== total) broken.push('lines and charges')
  if (sum(taxes.map(({ amount }) => amount)) !== tax) broken.push('taxes')
  if (lines.some(({ before, discount, amount }) => before - discount !== amount)) broken.push('discounts')
  if (lines.some(({ qty }) => qty < 1)) broken.push('quantities')
  return broken
}

/** Issues the documents after each step, as the shop does; goods leave after `leaveAt` steps. */
function issueAll(order: OrderDraft, steps: readonly Step[], leaveAt: number): InvoiceContent[] {
  const issued: { kind: 'invoice' | 'credit_note'; reference: string; deducted: readonly string[] }[] = []
  const contents: InvoiceContent[] = []
  for (let count = 0; count <= steps.length; count += 1) {
    const shipments = inState(order, count < leaveAt ? 'allocated' : 'shipped')
    const plans = planInvoices(order, { state: 'finalised', shipments, returns: steps.slice(0, count), issued })
    issued.push(...plans)
    contents.push(...plans.map(({ content }) => content))
  }
  return contents
}

describe('for random orders and steps', () => {
  test(
    'an invoice less its credit notes is the charge less the refunds, and each document sums up [ACC-09]',
    longest,
    () => {
      let invoiced = 0
      fc.assert(
        fc.property(randomOrder, fc.nat(), fc.nat({ max: 4 }), (order, start, leaveAt) => {
          if (!order || order.shipments.every(({ groupId }) => groupId === 'digital')) return
          const { steps, returned } = drawSteps(order, start)
          const [invoice, ...credits] = issueAll(order, steps, leaveAt)
          const isGone = order.items.every(({ lineId, qty }) => returned[lineId] === qty)
          if (!invoice) {
            expect(leaveAt > steps.length || isGone).toBe(true)
            return
          }
          invoiced += 1
          for (const content of [invoice, ...credits]) expect(listBrokenSums(content)).toEqual([])
          const left = order.totals.total - countGivenBack(order, returned).amount
          expect(invoice.total - totalOf(credits)).toBe(left)
          const taxLeft = order.totals.tax - countGivenBack(order, returned).tax
          expect(invoice.tax - sum(credits.map(({ tax }) => tax))).toBe(taxLeft)
        }),
        seed,
      )
      expect(invoiced).toBeGreaterThan(50)
    },
  )

  test('the invoice of a whole order names the taxes that the order was charged [ACC-09]', longest, () => {
    fc.assert(
      fc.property(randomOrder, (order) => {
        if (!order || order.items.length === 0) return
        const [invoice] = issueAll(order, [], 0)
        const named = invoice?.taxes.map(({ name, rate, amount }) => ({ name, rate, amount }))
        expect(named).toEqual(order.taxes?.filter(({ amount }) => amount > 0))
      }),
      seed,
    )
  })

  test('what was issued is not issued again [ACC-09]', longest, () => {
    fc.assert(
      fc.property(randomOrder, fc.nat(), (order, start) => {
        if (!order || order.items.length === 0) return
        const { steps } = drawSteps(order, start)
        const context = {
          state: 'finalised' as const,
          shipments: inState(order, 'delivered'),
          returns: steps.slice(0, 1),
        }
        const first = planInvoices(order, { ...context, issued: [] })
        expect(planInvoices(order, { ...context, issued: first })).toEqual([])
      }),
      seed,
    )
  })
})

test.each([
  ['finalised', 'allocated', 'me', false],
  ['finalised', 'picking', 'me', false],
  ['finalised', 'shipped', 'me', true],
  ['finalised', 'returned', 'me', true],
  ['finalised', 'allocated', 'digital', true],
  ['payment_pending', 'allocated', 'digital', false],
  ['cancelled', 'cancelled', 'me', false],
] as const)(
  'an order that is %s with a shipment that is %s of the group %s: %s [ACC-09]',
  (state, at, groupId, expected) => {
    const shipment = {
      ...{ shipmentId: 'one', groupId, state: at, lineIds: [], methodCode: null },
      ...{ price: 0, originalPrice: 0, taxTotal: 0, discounts: [] },
    }
    expect(isInvoiced({ shipments: [shipment] }, { state, shipments: [{ id: 'one', state: at }] })).toBe(expected)
  },
)
