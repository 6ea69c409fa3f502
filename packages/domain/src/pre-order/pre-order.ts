import type { Cart } from '../cart/cart.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { SellableVariant, VariantsById } from '../cart/sellable-variant.ts'
import { type PaymentMethodCode, paymentMethodTraits } from '../payment/instrument.ts'
import type { Instant } from '../time/instant.ts'

/** The part of a variant that may be sold before it arrives: the day from which it is sent, as `2027-03-12`, and the units that are left. */
export type PreOrderOffer = { readonly from: string; readonly quantity: number }

/** The units of a stock item that are free, those that are on their way and not promised yet, and the day of their arrival. */
export type ExpectedStock = {
  readonly quantity: number
  readonly incoming?: number
  readonly expectedOn?: string | null
}

/**
 * Finds what may be sold ahead of a stock item: the incoming units once none is free, until the day of their arrival has passed. A day that
 * has passed promises nothing, so that nothing is sold until there is a new one. Null for all other stock.
 */
export function findPreOrderOffer(
  { quantity, incoming = 0, expectedOn }: ExpectedStock,
  now: Instant,
): PreOrderOffer | null {
  if (quantity > 0 || incoming <= 0 || !expectedOn || expectedOn < toDay(now)) return null
  return { from: expectedOn, quantity: incoming }
}

type Line = Pick<CartLine, 'delivery'>

/** Says whether a line of a cart is sold ahead: its goods come from the warehouse, which waits for them. */
export function isPreOrderLine({ delivery }: Line, variant: SellableVariant | undefined): boolean {
  if (!variant?.preOrder || delivery.kind !== 'ship') return false
  return !variant.isDigital && !variant.isCustoms && !variant.isReservationOnly
}

type Sold = Pick<Cart, 'lines'>

/** Finds the day from which a cart with pre-ordered goods is sent: the last of its lines; null for a cart without them. */
export function findPreOrderDay({ lines }: Sold, variants: VariantsById): string | null {
  return lines.reduce<string | null>((last, line) => {
    const variant = variants.get(line.variantId)
    const day = isPreOrderLine(line, variant) ? (variant?.preOrder?.from ?? null) : null
    return day !== null && (last === null || day > last) ? day : last
  }, null)
}

/**
 * Says whether a cart holds pre-ordered goods beside others. Gifts of promotions go with the parcel; everything else that the shopper
 * chose is ordered on its own, because it is sent and charged earlier (decision 0130).
 */
export function mixesPreOrders({ lines }: Sold, variants: VariantsById): boolean {
  const chosen = lines.filter(({ bonus }) => bonus === undefined)
  const ahead = chosen.filter((line) => isPreOrderLine(line, variants.get(line.variantId)))
  return ahead.length > 0 && ahead.length < chosen.length
}

/** Says whether a method can pay a pre-order. */
export function canPayPreOrder(method: PaymentMethodCode): boolean {
  return paymentMethodTraits[method].paysPreOrder
}

const toDay = (now: Instant): string => new Date(now).toISOString().slice(0, 10)
