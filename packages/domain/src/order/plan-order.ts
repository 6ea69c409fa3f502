import type { Cart } from '../cart/cart.ts'
import type { LineId, OrderNumber } from '../cart/ids.ts'
import { holdsGiftCards } from '../cart/plan-instruments.ts'
import { findBillingAddress } from '../cart/plan-set-addresses.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import { pointsRule } from '../loyalty/loyalty-programme.ts'
import { earnPoints } from '../loyalty/points.ts'
import { isStoredCard } from '../payment/balances.ts'
import { checkCoverage } from '../payment/share-among-instruments.ts'
import type { PricedLine, PricedShipment } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { getDeliveryWindow } from '../shipping/get-delivery-window.ts'
import { findOrderRefusal, type OrderBasis, type OrderRefusal } from './find-order-refusal.ts'
import type { InStoreSalesInfo, OrderDraft, OrderItem, OrderShipment, PlacedFrom } from './order.ts'

export type PlaceOrder = {
  readonly orderNumber: OrderNumber
  /** The total in minor units that the shopper last saw; the order is refused with 'total_changed' when it differs now (T16). */
  readonly expectedTotal?: number
  readonly inStoreSalesInfo?: InStoreSalesInfo
  /** The loyalty member who orders, where the site has a programme. */
  readonly memberId?: string
  readonly placedFrom?: PlacedFrom
}

export type OrderPlan =
  | { readonly ok: true; readonly order: OrderDraft }
  | { readonly ok: false; readonly reason: OrderRefusal; readonly lineId?: LineId }

/**
 * Plans the order of a cart, with copies of everything that it must remember. Its amounts equal those of the priced cart to the
 * minor unit. It checks every condition of placing except stock, which the database decides.
 */
export function planOrder(basis: OrderBasis, input: PlaceOrder): OrderPlan {
  const { cart, priced, facts } = basis
  const refusal = findOrderRefusal(basis, input.expectedTotal)
  if (refusal) return refusal
  const coverage = checkCoverage(priced.totals.total, cart.instruments)
  if (!coverage.ok) return coverage
  const isByCard = coverage.shares.some(({ instrument }) => isStoredCard(instrument.method))
  if (isByCard && holdsGiftCards(cart, facts.variants)) return { ok: false, reason: 'gift_card_not_allowed' }
  const billingAddress = findBillingAddress(cart)
  if (!billingAddress) return { ok: false, reason: 'missing_billing_address' }
  const order: OrderDraft = {
    orderNumber: input.orderNumber,
    cartId: cart.id,
    cartVersion: cart.version,
    siteId: cart.siteId,
    locale: cart.locale,
    currency: cart.currency,
    owner: cart.owner,
    email: findOrderEmail(cart) ?? '',
    state: 'processing',
    items: priced.lines.flatMap((line) => toOrderItem(line, cart, facts.variants.get(line.variantId))),
    shipments: priced.shipments.map((shipment, index) =>
      toOrderShipment(shipment, `${input.orderNumber}-${index + 1}`, facts),
    ),
    totals: { ...priced.totals, remainingToPay: 0 },
    promoSummary: priced.promoSummary.filter(({ thresholdStatus }) => thresholdStatus === 'Threshold Reached'),
    couponCodes: priced.couponItems.filter(({ isApplied }) => isApplied).map(({ code }) => code),
    ...(cart.priceAdjustments.length > 0 && { priceAdjustments: cart.priceAdjustments }),
    ...(cart.deviceFingerprint && { deviceFingerprint: cart.deviceFingerprint }),
    payments: coverage.shares,
    ...(cart.vouchers.length > 0 && { vouchers: cart.vouchers }),
    ...(cart.rewardCodes.length > 0 && { rewardCodes: cart.rewardCodes }),
    ...(input.memberId && { member: { id: input.memberId, earns: countEarned(basis) } }),
    ...(cart.shippingAddress && { shippingAddress: cart.shippingAddress }),
    ...(cart.pickup && { pickup: cart.pickup }),
    billingAddress,
    ...(cart.express && { express: cart.express }),
    ...(input.inStoreSalesInfo && { inStoreSalesInfo: input.inStoreSalesInfo }),
    placedAt: facts.now,
    ...(input.placedFrom && { placedFrom: input.placedFrom }),
  }
  return { ok: true, order }
}

/** Computes the points that an order earns: for goods without tax, and none for gift cards, which earn when they pay (LOY-01). */
function countEarned({ priced, facts }: OrderBasis): number {
  const giftCards = priced.lines
    .filter(({ variantId }) => facts.variants.get(variantId)?.taxClass === 'gift_card')
    .reduce((sum, { proratedPrice }) => sum + proratedPrice, 0)
  return earnPoints(priced.totals.netAmount - giftCards, priced.totals.currency, pointsRule)
}

/** Finds the email address for the order's mail: the recipient's, else the pickup contact's, else the payer's. */
export function findOrderEmail(cart: Cart): string | null {
  return cart.shippingAddress?.email ?? cart.pickup?.contact.email ?? findBillingAddress(cart)?.email ?? null
}

function toOrderItem(priced: PricedLine, cart: Cart, variant: SellableVariant | undefined): OrderItem[] {
  const line = cart.lines.find(({ id }) => id === priced.lineId)
  if (!line || !variant) return []
  const { groupId: _, problem: __, ...prices } = priced
  const productImageURL = line.productImageURL ?? variant.imageURL
  return [
    {
      ...prices,
      masterId: variant.masterId,
      upc: variant.upc,
      stockItemId: variant.stockItemId,
      name: variant.name,
      slug: variant.slug,
      ...(productImageURL && { productImageURL }),
      ...(line.pdpUrl && { pdpUrl: line.pdpUrl }),
      attributes: variant.attributes,
      ...(line.bonus && { bonus: line.bonus }),
      ...(line.giftOption && { giftOption: line.giftOption }),
      ...(line.recipeId && { recipeId: line.recipeId }),
      ...(line.precreatedCustomsCode && { precreatedCustomsCode: line.precreatedCustomsCode }),
      isDigital: variant.isDigital,
      ...(variant.taxClass === 'gift_card' && { isGiftCard: true }),
    },
  ]
}

function toOrderShipment(shipment: PricedShipment, shipmentId: string, { site, now }: PricingFacts): OrderShipment {
  const method = site.shippingMethods.find(({ code }) => code === shipment.methodCode)
  const { applicableCodes: _, taxes: __, ...rest } = shipment
  return {
    ...rest,
    shipmentId,
    state: 'allocated',
    ...(method && { methodLabelKey: method.labelKey, deliveryWindow: getDeliveryWindow(method.delivery, now) }),
  }
}
