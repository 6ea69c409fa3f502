import type { CartItem, ShippingMethodReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { countAllowedUnits } from '@lacehouse/domain/cart/count-allowed-units'
import { findStock } from '@lacehouse/domain/cart/find-line-refusal'
import { isHeld } from '@lacehouse/domain/cart/held-line'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { PricedLine, PricedShipment, PromoSummary } from '@lacehouse/domain/pricing/priced-cart'
import { hasFeature } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { toItemPage } from '../../core/catalogue/item-page.ts'
import { toPricePerMeasure } from '../../core/catalogue/to-price-per-measure.ts'
import { toVariantWords } from '../../core/catalogue/to-variant-words.ts'
import { findPictureOfRecipe } from '../../core/pictures/find-picture-of-recipe.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { toItemPreOrder } from '../pre-order/to-pre-order-reply.ts'
import { nameOf } from '../stores/to-store-reply.ts'
import { toGroup } from './to-delivery-replies.ts'
import { toItemPromotions, toShippingPromotions } from './to-promotion-replies.ts'

type ItemSource = {
  readonly line: CartLine
  readonly price: PricedLine
  readonly shipment: PricedShipment | undefined
  readonly method: ShippingMethodReply | undefined
  readonly promoSummary: readonly PromoSummary[]
  readonly cart: Cart
  readonly pricing: PricingContext
  readonly locale: string
  /** The favourite store of the shopper; items with home delivery show its stock (STO-03). */
  readonly favStoreId?: string | undefined
}

/** Makes the reply for one line of a cart (CART-02). */
export function toCartItem(source: ItemSource): CartItem {
  const { line, price, pricing, locale, promoSummary } = source
  const wire = (amount: number): number => amountToWire(amount, source.cart.currency)
  const variant = pricing.facts.variants.get(line.variantId)
  const product = pricing.products.get(line.variantId)
  const slug = variant?.slug ?? line.slug ?? ''
  const isDigital = variant?.isDigital ?? false
  return {
    id: line.id,
    productId: line.variantId,
    masterId: line.masterId,
    name: variant?.name ?? line.variantId,
    qty: line.qty,
    maxQty: isHeld(line, pricing.facts.now) ? line.qty : countMaximum(source),
    upc: line.upc,
    price: toPrices(source),
    taxTotal: amountToWire(price.taxTotal, source.cart.currency),
    variants: toVariantWords({ attributes: variant?.attributes ?? {}, product, site: pricing.site, locale }),
    shippingOptions: toShippingOptions(source, isDigital),
    ...(line.giftOption && { giftOption: line.giftOption }),
    isGiftable: variant?.giftOption === 'allowed' && !price.isBonus,
    ...(line.customAmount !== undefined && { customAmount: amountToWire(line.customAmount, source.cart.currency) }),
    ...(line.recipeId && { recipeId: line.recipeId }),
    ...(line.precreatedCustomsCode && { precreatedCustomsCode: line.precreatedCustomsCode }),
    pdpUrl: toItemPage({ ...line, slug, attributes: variant?.attributes ?? {} }, locale),
    productImageURL:
      findPictureOfRecipe(product, line.recipeId, pricing.pictures)?.url ??
      variant?.imageURL ??
      line.productImageURL ??
      '',
    bonus: price.isBonus,
    isCustoms: variant?.isCustoms ?? false,
    ...toItemPreOrder(line, variant, locale),
    isDigitalProduct: isDigital,
    slug,
    cost: amountToWire(price.proratedPrice, source.cart.currency),
    shipmentGroupId: toGroup(price.groupId),
    itemPromotions: toItemPromotions({ discounts: price.discounts, ...line }, promoSummary, wire),
    shippingPromotions: toShippingPromotions(source.shipment, promoSummary, wire),
    availability: toAvailability(source),
    ...(price.problem && {
      problem: { errorId: toErrorId(price.problem), message: formatMessage(locale, toErrorId(price.problem)) },
    }),
    customerNotifications: [],
  }
}

/** Counts the units that the shopper may choose for a line. */
const countMaximum = ({ cart, line, pricing: { facts } }: ItemSource): number =>
  Math.max(1, Math.min(line.maxQty, countAllowedUnits(cart, line, facts.variants)))

const toPrices = ({ price, cart, pricing: { products, site } }: ItemSource): CartItem['price'] => {
  const wire = (amount: number): number => amountToWire(amount, cart.currency)
  const product = products.get(price.variantId)
  return {
    original: wire(price.unitOriginal),
    current: wire(price.unitCurrent),
    rowTotal: wire(price.rowTotal),
    priceAfterItemDiscount: wire(price.priceAfterItemDiscount),
    priceAfterOrderDiscount: wire(price.priceAfterOrderDiscount),
    highCurrent: wire(price.unitCurrent),
    highOriginal: wire(price.unitOriginal),
    proratedPrice: wire(price.proratedPrice),
    ...(product && {
      perMeasure: toPricePerMeasure(product, { site, amount: price.unitCurrent, variantId: price.variantId }),
    }),
  }
}

const toShippingOptions = (source: ItemSource, isDigital: boolean): CartItem['shippingOptions'] => {
  if (isDigital) return { selected: 'digital', available: ['digital'] }
  const { line, method } = source
  const isPickup = line.delivery.kind === 'pickup'
  const storeInfo = toStoreInfo(source)
  return {
    selected: isPickup ? 'pickup' : 'home',
    available: listAvailable(source),
    ...(method && !isPickup && { shippingMethod: method }),
    ...(storeInfo && { storeInfo }),
    ...toHold(source),
  }
}

/** Makes the reservation of a line while its store holds it. */
const toHold = ({
  line,
  pricing,
}: ItemSource): Pick<CartItem['shippingOptions'], 'reservedUntil' | 'reservationId' | 'reservationIsConfirmed'> => {
  const { reservation } = line
  if (!reservation || !isHeld(line, pricing.facts.now)) return {}
  const { id: reservationId, until, isConfirmed: reservationIsConfirmed = true } = reservation
  return { reservedUntil: new Date(until).toISOString(), reservationId, reservationIsConfirmed }
}

/** Lists the delivery options: made-to-order items have no pickup, and reservation-only items are not shipped (STO-04). */
const listAvailable = ({ line, pricing, price }: ItemSource): CartItem['shippingOptions']['available'] => {
  const variant = pricing.facts.variants.get(line.variantId)
  const hasStores = hasFeature(pricing.site, 'pickup') && pricing.stores.values().some(({ hasPickup }) => hasPickup)
  const canPickUp = hasStores && !variant?.isCustoms && !price.isBonus
  return [
    ...(variant?.isReservationOnly ? [] : (['home'] as const)),
    ...(canPickUp || line.delivery.kind === 'pickup' ? (['pickup'] as const) : []),
  ]
}

const toStoreInfo = ({ line, pricing, locale, favStoreId }: ItemSource): CartItem['shippingOptions']['storeInfo'] => {
  const storeId = line.delivery.kind === 'pickup' ? line.delivery.storeId : favStoreId
  const store = pricing.stores.get(storeId ?? '')
  if (!store) return undefined
  const storeInventory = pricing.facts.variants.get(line.variantId)?.storeStock?.[store.id] ?? 0
  const { timeZone } = store.address
  return { id: store.id, name: nameOf(store, locale), timeZone, storeInventory: Math.max(0, storeInventory) }
}

const toAvailability = ({ line, pricing }: ItemSource): CartItem['availability'] => {
  const variant = pricing.facts.variants.get(line.variantId)
  const stock = variant ? (findStock(line, variant, pricing.facts.now) ?? 0) : 0
  return { inStock: stock >= line.qty, quantity: Number.isFinite(stock) ? Math.max(0, stock) : line.qty }
}
