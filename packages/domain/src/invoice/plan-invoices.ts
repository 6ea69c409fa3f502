import type { LineId } from '../cart/ids.ts'
import type { OrderState, ShipmentState } from '../order/order-state.ts'
import { hasLeft } from '../order/plan-shipment-steps.ts'
import type { ReturnedQuantities } from '../returns/given-back.ts'
import type { ReturnInput } from '../returns/plan-return.ts'
import type { InvoiceContent, InvoicedOrder, InvoiceKind } from './invoice.ts'
import { toInvoiceContent } from './to-invoice-content.ts'

/** A cancellation or a return, once for its key. */
type Step = { readonly key: string; readonly items: readonly ReturnInput[] }

export type InvoicingContext = {
  readonly state: OrderState
  readonly shipments: readonly { readonly id: string; readonly state: ShipmentState }[]
  /** The cancellations and returns, the oldest first. */
  readonly returns: readonly Step[]
  /** The invoices issued before. `deducted` names the steps that the invoice holds no more. */
  readonly issued: readonly {
    readonly kind: InvoiceKind
    readonly reference: string
    readonly deducted: readonly string[]
  }[]
}

export type InvoicePlan = {
  readonly kind: InvoiceKind
  /** Empty for the invoice, and the key of the step for a credit note: an order has one document of a kind and reference. */
  readonly reference: string
  readonly deducted: readonly string[]
  readonly content: InvoiceContent
}

/**
 * Plans the documents that an order lacks: its one invoice once goods have left the shop, without what was given back until then, and
 * a credit note for each step after it. An order of which nothing leaves has none (decision 0060).
 */
export function planInvoices(order: InvoicedOrder, context: InvoicingContext): InvoicePlan[] {
  const { returns, issued } = context
  const before = issued.find(({ kind }) => kind === 'invoice')
  const planned = before ? null : planInvoice(order, context)
  const invoice = before ?? planned
  if (!invoice) return []
  const credits = returns.flatMap(({ key }, at): InvoicePlan[] => {
    const isThere = issued.some(({ kind, reference }) => kind === 'credit_note' && reference === key)
    if (isThere || invoice.deducted.includes(key)) return []
    const from = countUnits(returns.slice(0, at))
    const content = toInvoiceContent(order, { from, to: countUnits(returns.slice(0, at + 1)) })
    return [{ kind: 'credit_note', reference: key, deducted: [], content }]
  })
  return planned ? [planned, ...credits] : credits
}

/** Returns whether an order has an invoice, or gets one when it is asked for: its goods have left, or go out by mail at once. */
export function isInvoiced(
  order: Pick<InvoicedOrder, 'shipments'>,
  { state, shipments }: Pick<InvoicingContext, 'state' | 'shipments'>,
): boolean {
  if (state !== 'finalised') return false
  const isByMail = order.shipments.every(({ groupId }) => groupId === 'digital')
  return isByMail || shipments.some((shipment) => hasLeft(shipment.state))
}

function planInvoice(order: InvoicedOrder, context: InvoicingContext): InvoicePlan | null {
  if (!isInvoiced(order, context)) return null
  const from = countUnits(context.returns)
  const to = Object.fromEntries(order.items.map(({ lineId, qty }) => [lineId, qty]))
  const content = toInvoiceContent(order, { from, to })
  if (content.lines.length === 0) return null
  return { kind: 'invoice', reference: '', deducted: context.returns.map(({ key }) => key), content }
}

function countUnits(steps: readonly Step[]): ReturnedQuantities {
  const units: Record<LineId, number> = {}
  for (const { lineId, qty } of steps.flatMap(({ items }) => items)) units[lineId] = (units[lineId] ?? 0) + qty
  return units
}
