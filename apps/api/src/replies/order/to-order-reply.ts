import type { CartItem, Order } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft, OrderItem, OrderShipment } from '@lacehouse/domain/order/order'
import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { Store } from '@lacehouse/domain/store/store'
import { findMessage, formatMessage, type MessageKey } from '@lacehouse/messages'
import { toItemPage } from '../../core/cart/item-page.ts'
import type { Catalogue } from '../../core/catalogue/catalogue.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { toVariantWords } from '../../core/catalogue/to-variant-words.ts'
import { findPictureOfRecipe } from '../../core/pictures/find-picture-of-recipe.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import type { StoreDirectory } from '../../core/stores/store-directory.ts'
import type { RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { DeclineReason } from '../../infra/payment-providers/payment-provider.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import { toPickupReply } from '../cart/to-delivery-replies.ts'
import { sumAdjustments, toItemPromotions, toPromoSummary, toShippingPromotions } from '../cart/to-promotion-replies.ts'
import { toStoreReply } from '../stores/to-store-reply.ts'

type ReplyDeps = {
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly stores: StoreDirectory
  readonly now: () => number
}
type Caller = Pick<RequestContext, 'locale' | 'site'>

export const declines: Readonly<Record<DeclineReason, 'PYT406' | 'PYT402' | 'FE309'>> = {
  declined: 'PYT406',
  fraud: 'PYT402',
  expired: 'FE309',
  authentication: 'PYT406',
}

/** Replies with the order of a placement; a failed placement is refused with its reason. */
export async function replyOrder(deps: ReplyDeps, caller: Caller, placement: PlacementRow): Promise<Order> {
  if (placement.state === 'failed') throw new Refusal(declines[placement.failureReason as DeclineReason] ?? 'PAY400')
  return toOrderReply(deps, caller, placement)
}

/** Makes the reply of an order in the locale of the call, with the prices at which it was placed (CHK-12). */
export async function toOrderReply(deps: ReplyDeps, { locale, site }: Caller, placement: PlacementRow): Promise<Order> {
  const { doc } = placement
  const [products, stores, points] = await Promise.all([
    deps.catalogue.listProductsOfVariants(doc.items.map(({ variantId }) => variantId)),
    deps.stores.listStores(doc.siteId),
    deps.stores.listPoints(site.country),
  ])
  const now = deps.now()
  const wire = (amount: number): number => amountToWire(amount, doc.currency)
  const { shippingDiscount: _, ...totals } = doc.totals
  return {
    orderNumber: placement.number,
    state: placement.state,
    placedAt: new Date(doc.placedAt).toISOString(),
    siteId: doc.siteId,
    locale,
    email: doc.email,
    isGuest: doc.owner.kind === 'guest',
    currency: doc.currency,
    shipments: doc.shipments.map((shipment) =>
      toShipment(shipment, doc, { stores, locale, now, states: placement.shipmentStates ?? {} }),
    ),
    items: doc.items.map((item) => toItem(item, { doc, locale, site, products, pictures: deps.pictures })),
    totals: {
      ...Object.fromEntries(moneyFields.map((field) => [field, wire(totals[field])])),
      adjustmentTotal: wire(sumAdjustments(doc.items)),
      currency: doc.currency,
      totalUnits: totals.totalUnits,
      totalDiscountPercentage: totals.totalDiscountPercentage,
      taxKnown: true,
    } as Order['totals'],
    paymentMethod: doc.payments.map(({ instrument, amount }) => ({
      code: instrument.method,
      label: wordsFor(instrument.method, locale),
      amount: wire(amount),
      additionalData: {
        ...(instrument.brand && { brand: instrument.brand }),
        ...(instrument.last4 && { last4: instrument.last4 }),
      },
    })),
    flash: toFlash(placement, locale),
    promoSummary: toPromoSummary(doc.promoSummary, wire),
    priceAdjustments: (doc.priceAdjustments ?? []).map(({ id, lineId, amount, reason }) => ({
      adjustmentId: id,
      ...(lineId && { itemId: lineId }),
      amount: wire(amount),
      reason,
    })),
    ...(doc.member && { earnedPoints: doc.member.earns }),
    shippingAddress: doc.shippingAddress as Order['shippingAddress'],
    billingAddress: doc.billingAddress as Order['billingAddress'],
    ...(doc.pickup && { pickup: toPickupReply(doc.pickup, { points, facts: { now } }) }),
    inStoreSalesInfo: doc.inStoreSalesInfo,
    bin: doc.payments.find(({ instrument }) => instrument.bin)?.instrument.bin,
    type: typeOf(doc),
  }
}

type ShipmentContext = {
  readonly stores: readonly Store[]
  readonly locale: string
  readonly now: number
  readonly states: NonNullable<PlacementRow['shipmentStates']>
}

/** Makes the reply of a shipment, with its pickup store. */
const toShipment = (
  shipment: OrderShipment,
  doc: OrderDraft,
  { stores, locale, now, states }: ShipmentContext,
): Order['shipments'][number] => {
  const store = stores.find(({ id }) => id === shipment.storeId)
  return {
    shipmentId: shipment.shipmentId,
    shippingMethod: toMethod(shipment, doc, locale),
    storeId: shipment.storeId,
    ...(store && { store: toStoreReply(store, { locale, now }) }),
    state: states[shipment.shipmentId] ?? shipment.state,
    itemIds: [...shipment.lineIds],
  }
}

const moneyFields = [
  'total',
  'totalDiscount',
  'itemTotal',
  'totalWithoutTax',
  'shipping',
  'tax',
  'remainingToPay',
  'itemSubTotal',
  'netAmount',
  'taxAmount',
  'appliedRewards',
] as const

const wordsFor = (method: PaymentMethodCode, locale: string): string =>
  formatMessage(locale, `payment.method.${method}` as MessageKey)

const toMethod = (
  shipment: OrderShipment,
  doc: OrderDraft,
  locale: string,
): Order['shipments'][number]['shippingMethod'] => {
  if (shipment.methodCode === null) return undefined
  const window = shipment.deliveryWindow
  return {
    code: shipment.methodCode,
    label: findMessage(locale, shipment.methodLabelKey ?? '') ?? shipment.methodCode,
    price: { amount: amountToWire(shipment.price, doc.currency), currency: doc.currency },
    deliveryTime: window ? `${window.earliest}/${window.latest}` : '',
    ...(window && { deliveryWindow: { from: window.earliest, to: window.latest } }),
  }
}

/** Makes the flash message that asks for the 3-D Secure challenge while the payment waits for it (CHK-09). */
const toFlash = ({ state, payment }: PlacementRow, locale: string): Order['flash'] => {
  if (state !== 'payment_pending' || !payment?.challenge) return []
  const { id, url } = payment.challenge
  const message = formatMessage(locale, 'cart.flash.PaymentNotAuthorized')
  return [{ code: 'PaymentNotAuthorized', type: '3DS', message, details: { action: { type: 'challenge', id, url } } }]
}

const typeOf = ({ items, shipments }: OrderDraft): Order['type'] => {
  if (items.every(({ isDigital }) => isDigital)) return 'digital'
  const pickups = shipments.filter(({ storeId }) => storeId !== undefined).length
  if (pickups === 0) return 'regular'
  return pickups === shipments.length ? 'pickup' : 'mixed'
}

type ItemContext = Caller & {
  readonly doc: OrderDraft
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly pictures: PictureSource
}

const toItem = (item: OrderItem, { doc, locale, site, products, pictures }: ItemContext): CartItem => {
  const product = products.get(item.variantId)
  const wire = (amount: number): number => amountToWire(amount, doc.currency)
  const shipment = doc.shipments.find(({ lineIds }) => lineIds.includes(item.lineId))
  return {
    id: item.lineId,
    productId: item.variantId,
    masterId: item.masterId,
    name: item.name,
    qty: item.qty,
    maxQty: item.qty,
    upc: item.upc,
    price: {
      original: wire(item.unitOriginal),
      current: wire(item.unitCurrent),
      rowTotal: wire(item.rowTotal),
      priceAfterItemDiscount: wire(item.priceAfterItemDiscount),
      priceAfterOrderDiscount: wire(item.priceAfterOrderDiscount),
      highCurrent: wire(item.unitCurrent),
      highOriginal: wire(item.unitOriginal),
      proratedPrice: wire(item.proratedPrice),
    },
    taxTotal: wire(item.taxTotal),
    variants: toVariantWords({ attributes: item.attributes, product, site, locale }),
    shippingOptions: { selected: shipment?.storeId ? 'pickup' : item.isDigital ? 'digital' : 'home', available: [] },
    giftOption: item.giftOption,
    isGiftable: false,
    recipeId: item.recipeId,
    precreatedCustomsCode: item.precreatedCustomsCode,
    pdpUrl: toItemPage({ ...item, color: item.attributes.color ?? '' }, locale),
    productImageURL: findPictureOfRecipe(product, item.recipeId, pictures)?.url ?? item.productImageURL ?? '',
    bonus: item.isBonus,
    isCustoms: shipment?.groupId === 'customs',
    isDigitalProduct: item.isDigital,
    slug: item.slug,
    cost: wire(item.proratedPrice),
    shipmentGroupId: groupOf(shipment),
    itemPromotions: toItemPromotions(item, doc.promoSummary, wire),
    shippingPromotions: toShippingPromotions(shipment, doc.promoSummary, wire),
    availability: { inStock: true, quantity: item.qty },
    customerNotifications: [],
  }
}

const groupOf = (shipment: OrderShipment | undefined): CartItem['shipmentGroupId'] => {
  const group = shipment?.groupId
  return group === 'customs' || group === 'digital' || group === 'me' ? group : 'pickup'
}
