import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { fromDecimal } from '../http/format-amount.ts'
import { findDocument, type PaypalOrder } from '../peers/peer-document.ts'
import { PeerProblem } from '../peers/peer-problem.ts'
import { type Provider, timestamp } from '../provider.ts'

export type PaypalOrderBody = {
  intent: 'AUTHORIZE' | 'CAPTURE'
  purchase_units: [{ amount: { currency_code: string; value: string }; custom_id?: string; invoice_id?: string }]
  payment_source: {
    paypal: {
      experience_context: {
        return_url: string
        cancel_url: string
        locale?: string
        shipping_preference?: 'GET_FROM_FILE' | 'SET_PROVIDED_ADDRESS' | 'NO_SHIPPING'
        user_action?: 'PAY_NOW' | 'CONTINUE'
        order_update_callback_config?: {
          callback_events: ('SHIPPING_ADDRESS' | 'SHIPPING_OPTIONS')[]
          callback_url: string
        }
      }
    }
  }
}

export type PaypalPatch = {
  op: 'replace' | 'add'
  path: string
  value: unknown
}

/** Creates an order that waits for the buyer's approval. */
export function openPaypalOrder(provider: Provider, { intent, purchase_units, payment_source }: PaypalOrderBody) {
  const [unit] = purchase_units
  const context = payment_source.paypal.experience_context
  const callbackUrl = context.order_update_callback_config?.callback_url ?? null
  for (const url of [context.return_url, context.cancel_url, ...(callbackUrl ? [callbackUrl] : [])])
    requireShopUrl(provider, url)
  const order: PaypalOrder = {
    kind: 'paypal_order',
    id: provider.createId('PP').toUpperCase(),
    status: 'PAYER_ACTION_REQUIRED',
    intent,
    amount: readAmount(unit.amount),
    currency: unit.amount.currency_code,
    customId: unit.custom_id ?? null,
    invoiceId: unit.invoice_id ?? null,
    locale: context.locale ?? 'en-us',
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    isAddressAsked: context.shipping_preference === 'GET_FROM_FILE',
    isPaidThere: context.user_action === 'PAY_NOW',
    buyer: null,
    address: null,
    callbackUrl,
    options: [],
    paymentId: null,
    createdAt: timestamp(provider),
  }
  provider.ledger.putDocument(order)
  return order
}

/** Changes the amount or the invoice of an order that is not paid yet. */
export function patchPaypalOrder(provider: Provider, order: PaypalOrder, patches: readonly PaypalPatch[]): void {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED')
  let changed = order
  for (const { path, value } of patches) {
    if (path === "/purchase_units/@reference_id=='default'/amount")
      changed = { ...changed, amount: readAmount(value as { currency_code: string; value: string }) }
    else if (path === "/purchase_units/@reference_id=='default'/invoice_id")
      changed = { ...changed, invoiceId: String(value) }
    else throw unprocessable('NOT_PATCHABLE')
  }
  provider.ledger.putDocument(changed)
}

export function getPaypalOrder({ ledger }: Provider, id: string): PaypalOrder {
  const order = findDocument(ledger, 'paypal_order', id)
  if (!order) throw new PeerProblem(404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] })
  return order
}

/** PayPal's error for a well-formed call that cannot be carried out. */
export function unprocessable(issue: string): PeerProblem {
  return new PeerProblem(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], debug_id: 'sandbox' })
}

export function readAmount({ currency_code, value }: { currency_code: string; value: string }): number {
  const amount = fromDecimal(value, currency_code)
  if (amount === null || amount === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE')
  return amount
}

function requireShopUrl({ settings }: Provider, url: string): void {
  const isShop = URL.canParse(url) && isAllowedOrigin(new URL(url).origin, settings.allowedOrigins)
  if (!isShop) throw unprocessable('INVALID_PARAMETER_VALUE')
}
