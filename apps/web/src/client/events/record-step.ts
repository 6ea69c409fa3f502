import type { DataLayerEvent } from '@lacehouse/contracts'
import type { Cart } from '../cart/cart.ts'
import { collectEvent } from './collect-event.ts'
import { toItem } from './to-item.ts'

/** The last event of each cart and step: a shopper who goes back and changes nothing completes no step again. */
const last = new Map<string, string>()

/** Reports that a step of the checkout was completed, with what was chosen in it (ROLE-06). */
export function recordStep(step: 'shipping' | 'billing', cart: Cart): void {
  const event = toEvent(step, cart)
  const key = `${cart.id} ${event.event}`
  const facts = JSON.stringify(event)
  if (last.get(key) === facts) return
  last.set(key, facts)
  collectEvent(event)
}

function toEvent(step: 'shipping' | 'billing', cart: Cart): DataLayerEvent {
  const { currency, totals } = cart
  const base = { currency, value: totals.itemSubTotal, items: cart.items.slice(0, 100).map(toItem) }
  return step === 'shipping'
    ? { event: 'add_shipping_info', ecommerce: { ...base, shipping_tier: toTier(cart) } }
    : { event: 'add_payment_info', ecommerce: { ...base, payment_type: toPaymentType(cart) } }
}

/** The shipping methods of all parcels, and `pickup` where something is collected. */
function toTier({ shippingMethods, shipments, pickup }: Cart): string {
  const codes = shippingMethods.map(({ code }) => code).filter((code) => code !== '')
  const isPickup = pickup !== undefined || shipments.some(({ store }) => store)
  return join([...codes, ...(isPickup ? ['pickup'] : [])])
}

/** The methods that pay something; an order that costs nothing has none. */
function toPaymentType({ payment_instruments: instruments }: Cart): string {
  return join(instruments.filter(({ amount }) => amount > 0).map(({ payment_method_id: method }) => method)) || 'none'
}

const join = (words: readonly string[]) => [...new Set(words)].join('+').slice(0, 120)
