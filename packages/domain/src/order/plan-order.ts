import type { Cart } from '../cart/cart.ts'
import { copyCheckoutDetails } from '../cart/checkout-details.ts'
import type { LineId, OrderNumber } from '../cart/ids.ts'
import { isGiftCard } from '../cart/is-gift-card.ts'
import { paysLessThanSeen } from '../cart/list-stored-value-changes.ts'
import { holdsGiftCards } from '../cart/plan-instruments.ts'
import { findBillingAddress } from '../cart/plan-set-addresses.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import { countEarnedPoints } from '../loyalty/count-earned-points.ts'
import type { BasisPoints } from '../money/percent.ts'
import { isPersonalBalance, isStoredCard } from '../payment/balances.ts'
import type { InstrumentShare } from '../payment/instrument.ts'
import { checkCoverage } from '../payment/share-among-instruments.ts'
import { findPreOrderDay, isPreOrderLine } from '../pre-order/pre-order.ts'
import type { PricedLine, PricedShipment } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { getDeliveryWindowIn } from '../shipping/get-delivery-window.ts'
import { isShippingGroup } from '../shipping/to-shipment-group.ts'
import { findOrderRefusal, type OrderBasis, type OrderRefusal } from './find-order-refusal.ts'
import type { InStoreSalesInfo, OrderDraft, OrderItem, OrderShipment, PlacedFrom } from './order.ts'

export type PlaceOrder = {
  readonly orderNumber: OrderNumber
  /** The total in minor units that the shopper last saw; the order is refused with 'total_changed' when it differs now (T16). */
  readonly expectedTotal?: number
  /** The amount that stored value paid of it in minor units then; 'stored_value_lowered' when another method would have to pay more now. */
  readonly expectedStoredValue?: number
  /** The day from which the shopper was shown that a pre-order is sent; the order is refused with 'pre_order_changed' when it differs. */
  readonly expectedPreOrder?: string
  readonly inStoreSalesInfo?: InStoreSalesInfo
  /** The loyalty member who orders, where the site has a programme. */
  readonly memberId?: string
  /** By which the member's tier multiplies the points. */
  readonly pointsFactor?: BasisPoints
  readonly placedFrom?: PlacedFrom
  /** The agent who orders for the cart's owner. */
  readonly placedBy?: OrderDraft['placedBy']
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
  const preOrderDay = findPreOrderDay(cart, facts.variants)
  if (preOrderDay !== (input.expectedPreOrder ?? null)) return { ok: false, reason: 'pre_order_changed' }
  const coverage = checkCoverage(priced.totals.total, cart.instruments)
  if (!coverage.ok) return coverage
  if (paysLessThanSeen(cart, priced, input.expectedStoredValue)) return { ok: false, reason: 'stored_value_lowered' }
  const giftCardRefusal = holdsGiftCards(cart, facts.variants) ? findGiftCardRefusal(coverage.shares) : null
  if (giftCardRefusal) return { ok: false, reason: giftCardRefusal }
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
      toOrderShipment(shipment, `${input.orderNumber}-${index + 1}`, withSendingDay(facts, preOrderDay)),
    ),
    totals: { ...priced.totals, remainingToPay: 0 },
    taxes: priced.taxes,
    promoSummary: priced.promoSummary.filter(({ thresholdStatus }) => thresholdStatus === 'Threshold Reached'),
    couponCodes: priced.couponItems.filter(({ isApplied }) => isApplied).map(({ code }) => code),
    ...(cart.priceAdjustments.length > 0 && { priceAdjustments: cart.priceAdjustments }),
    ...copyCheckoutDetails(cart),
    ...toGiftWrapping(basis),
    payments: coverage.shares,
    ...(cart.vouchers.length > 0 && { vouchers: cart.vouchers }),
    ...(cart.rewardCodes.length > 0 && { rewardCodes: cart.rewardCodes }),
    ...(input.memberId && {
      member: { id: input.memberId, earns: countEarnedPoints(priced, facts.variants, input.pointsFactor) },
    }),
    ...(priced.programmeSpend && { programmeSpend: priced.programmeSpend }),
    ...(cart.shippingAddress && { shippingAddress: cart.shippingAddress }),
    billingAddress,
    ...(cart.express && { express: cart.express }),
    ...(input.inStoreSalesInfo && { inStoreSalesInfo: input.inStoreSalesInfo }),
    ...(input.placedBy && { placedBy: input.placedBy }),
    placedAt: facts.now,
    ...(input.placedFrom && { placedFrom: input.placedFrom }),
  }
  return { ok: true, order }
}

/** Copies what the cart asks for where the site offers it and something is shipped. */
function toGiftWrapping({ cart, priced, facts }: OrderBasis): Pick<OrderDraft, 'giftWrapping'> {
  const isShipped = priced.shipments.some(({ groupId }) => isShippingGroup(groupId))
  return cart.giftWrapping && isShipped && facts.site.giftWrapPrice !== undefined
    ? { giftWrapping: cart.giftWrapping }
    : {}
}

/** Finds why gift cards cannot be bought by these instruments: neither stored cards nor a person's balance buy them. */
function findGiftCardRefusal(shares: readonly InstrumentShare[]): OrderRefusal | null {
  if (shares.some(({ instrument }) => isStoredCard(instrument.method))) return 'gift_card_not_allowed'
  return shares.some(({ instrument }) => isPersonalBalance(instrument.method)) ? 'balance_not_for_gift_cards' : null
}

/** Finds the email address for the order's mail: the recipient's, else the pickup contact's, else the payer's. */
export function findOrderEmail(cart: Cart): string | null {
  return cart.shippingAddress?.email ?? cart.pickup?.contact.email ?? findBillingAddress(cart)?.email ?? null
}

function toOrderItem(priced: PricedLine, cart: Cart, variant: SellableVariant | undefined): OrderItem[] {
  const line = cart.lines.find(({ id }) => id === priced.lineId)
  if (!line || !variant) return []
  const { groupId: _, problem: __, ...prices } = priced
  return [
    {
      ...prices,
      masterId: variant.masterId,
      upc: variant.upc,
      stockItemId: variant.stockItemId,
      name: variant.name,
      slug: variant.slug,
      // A picture that the caller named would come from anywhere, also in a mail.
      ...(variant.imageURL && { productImageURL: variant.imageURL }),
      ...(line.pdpUrl && { pdpUrl: line.pdpUrl }),
      attributes: variant.attributes,
      ...(line.bonus && { bonus: line.bonus }),
      ...(line.giftOption && { giftOption: line.giftOption }),
      ...(line.recipeId && { recipeId: line.recipeId }),
      ...(line.precreatedCustomsCode && { precreatedCustomsCode: line.precreatedCustomsCode }),
      isDigital: variant.isDigital,
      ...(isGiftCard(variant) && { isGiftCard: true }),
      ...(variant.preOrder && isPreOrderLine(line, variant) && { preOrder: { from: variant.preOrder.from } }),
    },
  ]
}

/** A parcel with pre-ordered goods leaves when they are there, and its days of delivery count from then. */
function withSendingDay(facts: PricingFacts, day: string | null): PricingFacts {
  return day === null ? facts : { ...facts, now: Math.max(facts.now, Date.parse(day)) }
}

function toOrderShipment(shipment: PricedShipment, shipmentId: string, { site, now }: PricingFacts): OrderShipment {
  const method = site.shippingMethods.find(({ code }) => code === shipment.methodCode)
  const { applicableCodes: _, taxes: __, ...rest } = shipment
  return {
    ...rest,
    shipmentId,
    state: 'allocated',
    ...(method && {
      methodLabelKey: method.labelKey,
      deliveryWindow: getDeliveryWindowIn(site.countryCode, method.delivery, now),
    }),
  }
}
