import { findLinePrice, type PriceTerms } from '../pricing/price-rows.ts'
import { findRecipeRefusal } from '../product/design.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { maxBoughtGiftCards } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import { countAllowedGiftCards, countAllowedUnits } from './count-allowed-units.ts'
import { isGiftCardAmount } from './gift-card-amount.ts'
import { isHeld } from './held-line.ts'
import { isGiftCard } from './is-gift-card.ts'
import type { CartFacts, Refused } from './plan.ts'
import type { SellableVariant } from './sellable-variant.ts'

/** The reason for missing stock: 'out_of_stock' for an added item, 'no_longer_in_stock' for an updated one. */
export type OutOfStock = 'out_of_stock' | 'no_longer_in_stock'

type LineTerms = { readonly facts: CartFacts; readonly outOfStock: OutOfStock }

/**
 * Finds why a cart may not hold a line as it is, or null when it may. Checks quantity, sale, place, design, price, gift option
 * and stock, in this order. `cart` is the cart without the line; its other lines reduce the stock that is left.
 */
export function findLineRefusal(cart: Cart, line: CartLine, { facts, outOfStock }: LineTerms): Refused | null {
  const variant = facts.variants.get(line.variantId)
  if (!Number.isSafeInteger(line.qty) || line.qty < 1) return refuse(line, 'invalid_quantity')
  if (!variant) return refuse(line, 'unavailable')
  return (
    findBonusRefusal(cart, line, variant) ??
    findSaleRefusal(line, variant, facts) ??
    findPlaceRefusal(line, variant) ??
    findDesignRefusal(line, variant) ??
    findPriceRefusal(line, variant, { currency: cart.currency, now: facts.now }) ??
    findGiftRefusal(line, variant) ??
    findGiftCardsRefusal(cart, line, facts) ??
    findQuantityRefusal(line, {
      allowed: countAllowedUnits(cart, line, facts.variants),
      stock: findStock(line, variant, facts.now),
      taken: countTaken(cart, line, facts),
      outOfStock,
    })
  )
}

/** A promotion's gift cannot be added by hand. The refusal of a second one names the quantity in the cart. */
function findBonusRefusal({ lines }: Cart, line: CartLine, { id, isGiftOnly }: SellableVariant): Refused | null {
  if (!isGiftOnly) return null
  const given = lines.find((other) => other.bonus && other.variantId === id)
  return { ...refuse(line, 'gift_only'), ...(given && { maximum: given.qty }) }
}

function findSaleRefusal(line: CartLine, variant: SellableVariant, { now, isSignedIn }: CartFacts): Refused | null {
  if (variant.isWithdrawn) return refuse(line, 'withdrawn')
  if (variant.isComingSoon || (variant.targetPublishDate ?? now) > now) return refuse(line, 'unavailable')
  if (variant.isPresale && !isSignedIn) return refuse(line, 'sign_in_required')
  if (variant.isReservationOnly && line.delivery.kind === 'ship') return refuse(line, 'unavailable')
  return null
}

/** Made-to-order and digital goods have no stock in a store, so no store hands them out. */
function findPlaceRefusal(line: CartLine, { isCustoms, isDigital }: SellableVariant): Refused | null {
  return (isCustoms || isDigital) && line.delivery.kind === 'pickup' ? refuse(line, 'not_at_store') : null
}

/** A design may use only the product's own parts and colours (RT-07). */
function findDesignRefusal(line: CartLine, { design }: SellableVariant): Refused | null {
  const reason = design ? findRecipeRefusal(line, design) : null
  return reason && refuse(line, reason)
}

function findPriceRefusal(line: CartLine, variant: SellableVariant, terms: PriceTerms): Refused | null {
  // Only the buyer of a gift card chooses a value; on other items it would be a price of the caller's.
  if (line.customAmount !== undefined) {
    const isAllowed = isGiftCard(variant) && isGiftCardAmount(line.customAmount, terms.currency)
    if (!isAllowed) return refuse(line, 'invalid_price')
  }
  const price = findLinePrice(line, variant, terms)
  return typeof price === 'string' ? refuse(line, price === 'no_price' ? 'no_price' : 'invalid_price') : null
}

function findGiftRefusal(line: CartLine, { giftOption, isDigital }: SellableVariant): Refused | null {
  if (!line.giftOption) return null
  if (isDigital && line.giftOption.email === undefined) return refuse(line, 'missing_gift_email')
  if (giftOption === 'allowed') return null
  return refuse(line, giftOption === 'none' ? 'no_gift_option' : 'gift_option_not_allowed')
}

/** Each gift card is made and sent on its own, so an order buys a bounded number of them. */
function findGiftCardsRefusal(cart: Cart, line: CartLine, { variants }: CartFacts): Refused | null {
  if (line.qty <= countAllowedGiftCards(cart, line, variants)) return null
  return { ...refuse(line, 'max_quantity'), maximum: maxBoughtGiftCards, field: 'giftCards' }
}

type LineStock = {
  /** The units that the order may hold of the line. */
  readonly allowed: number
  readonly stock: number | null
  readonly taken: number
  readonly outOfStock: OutOfStock
}

function findQuantityRefusal(line: CartLine, { allowed, stock, taken, outOfStock }: LineStock): Refused | null {
  if (stock === null) return refuse(line, 'no_stock_record')
  const free = stock - taken
  if (free < 1) return refuse(line, outOfStock)
  const maximum = Math.min(line.maxQty, allowed, free)
  if (line.qty <= maximum) return null
  return { ...refuse(line, 'max_quantity'), ...(maximum > 0 && { maximum }) }
}

/**
 * Returns the units that are for sale where the line comes from. Digital and made-to-order goods, and units that a store holds
 * for the line, count as unlimited; null when there is no inventory record (CAT-08, CART-19).
 */
export function findStock(
  { delivery, reservation }: Pick<CartLine, 'delivery' | 'reservation'>,
  variant: SellableVariant,
  now: Instant,
): number | null {
  if (variant.isDigital || variant.isCustoms || isHeld({ reservation }, now)) return Number.POSITIVE_INFINITY
  if (delivery.kind === 'pickup') return variant.storeStock?.[delivery.storeId] ?? null
  return variant.isReservationOnly ? Number.POSITIVE_INFINITY : variant.stock
}

/** Counts the units that the cart's other lines take of the line's stock item at the same place. */
export function countTaken(cart: Cart, line: CartLine, { variants, now }: CartFacts): number {
  const stockItemId = variants.get(line.variantId)?.stockItemId
  let taken = 0
  for (const other of cart.lines) {
    if (other.id === line.id || variants.get(other.variantId)?.stockItemId !== stockItemId) continue
    // The store's stock already excludes reserved units.
    if (!isHeld(other, now) && isSamePlace(other, line)) taken += other.qty
  }
  return taken
}

type Placed = Pick<CartLine, 'delivery'>

/** Returns whether two lines take their goods from the same place: the warehouse, or one store. */
export function isSamePlace({ delivery: a }: Placed, { delivery: b }: Placed): boolean {
  if (a.kind === 'pickup' && b.kind === 'pickup') return a.storeId === b.storeId
  return a.kind === b.kind
}

function refuse(line: CartLine, reason: Refused['reason']): Refused {
  return { ok: false, reason, lineId: line.id }
}
