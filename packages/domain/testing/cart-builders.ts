import type { Cart } from '../src/cart/cart.ts'
import type { CartAddress } from '../src/cart/cart-address.ts'
import { defaultMaxQty } from '../src/cart/cart-limits.ts'
import type { CartLine } from '../src/cart/cart-line.ts'
import type { CartFacts } from '../src/cart/plan.ts'
import type { SellableVariant } from '../src/cart/sellable-variant.ts'
import { startCart } from '../src/cart/start-cart.ts'
import type { PricingFacts, PricingSite } from '../src/pricing/pricing-facts.ts'
import type { Coupon } from '../src/promotions/coupon.ts'
import type { Promotion } from '../src/promotions/promotion.ts'
import type { ShippingMethod } from '../src/shipping/shipping-method.ts'
import { getTaxTable } from '../src/tax/get-tax-table.ts'

/** Builders for the domain's tests: complete, valid objects, of which a test names only the parts that it is about. */
export const now = Date.UTC(2026, 10, 18, 10)

export const berlin: CartAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
  email: 'ada@example.com',
  phone: '+493012345678',
}

export const montreal: CartAddress = {
  ...berlin,
  addressLine1: '1 rue Sherbrooke',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2X 1A1',
  countryCode: 'CA',
}

export const portland: CartAddress = {
  ...berlin,
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  countryCode: 'US',
}

/** A shipping method at 4.95 € without restrictions; `changes` override it. */
export function buildMethod(changes: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    code: 'standard',
    labelKey: 'standard',
    groups: ['me'],
    price: 495,
    delivery: { minBusinessDays: 2, maxBusinessDays: 4, cutOffHourUtc: 14 },
    restrictions: { countries: ['DE', 'CA', 'US'] },
    order: 1,
    ...changes,
  }
}

/** The German site, tax included, with two methods for ordinary goods and one for made-to-order goods; `changes` override it. */
export function buildSite(changes: Partial<PricingSite> = {}): PricingSite {
  return {
    id: 'DE',
    countryCode: 'DE',
    currency: 'EUR',
    taxes: getTaxTable('included', 'DE'),
    shippingMethods: [
      buildMethod(),
      buildMethod({
        code: 'express',
        delivery: { minBusinessDays: 1, maxBusinessDays: 2, cutOffHourUtc: 14 },
        labelKey: 'fast',
        price: 995,
        order: 2,
        restrictions: { countries: ['DE'], refusesPoBox: true },
      }),
      buildMethod({ code: 'made-to-order', groups: ['customs'], price: 795 }),
    ],
    ...changes,
  }
}

/** A variant at 100.00 € with enough stock; `price` and `sale` are minor units; `changes` override it. */
export function buildVariant(
  changes: Partial<SellableVariant> & { price?: number; sale?: number } = {},
): SellableVariant {
  const { price = 10_000, sale, ...rest } = changes
  const id = rest.id ?? 'shoe-42'
  return {
    id,
    masterId: 'shoe',
    upc: `upc-${id}`,
    stockItemId: `stock-${id}`,
    name: 'Shoe',
    slug: 'shoe',
    attributes: { size: '42' },
    categoryIds: ['shoes'],
    currency: 'EUR',
    prices: [
      { kind: 'list', amount: price, from: 0 },
      ...(sale === undefined ? [] : [{ kind: 'sale' as const, amount: sale, from: 0 }]),
    ],
    taxClass: 'standard',
    weightGrams: 900,
    stock: 1000,
    isDigital: false,
    isCustoms: false,
    isPresale: false,
    isComingSoon: false,
    isReservationOnly: false,
    isWithdrawn: false,
    giftOption: 'allowed',
    ...rest,
  }
}

/** A line of one unit to be shipped; `changes` override it. */
export function buildLine(changes: Partial<CartLine> = {}): CartLine {
  const variantId = changes.variantId ?? 'shoe-42'
  return {
    id: `line-${variantId}`,
    variantId,
    masterId: 'shoe',
    upc: `upc-${variantId}`,
    qty: 1,
    maxQty: defaultMaxQty,
    delivery: { kind: 'ship' },
    addedAt: now,
    ...changes,
  }
}

/** A guest's open cart with one line and an address in Berlin; `changes` override it. */
export function buildCart(changes: Partial<Cart> = {}): Cart {
  const owner = { kind: 'guest', id: 'guest-1' } as const
  const empty = startCart({ id: 'cart-1', siteId: 'DE', locale: 'de-de', currency: 'EUR', owner, now })
  return { ...empty, lines: [buildLine()], shippingAddress: berlin, ...changes }
}

type FactChanges = Partial<Omit<PricingFacts, 'variants' | 'site'>> & {
  readonly variants?: readonly SellableVariant[]
  readonly site?: Partial<PricingSite>
}

/** Facts for pricing and changing a cart: these variants, no promotions, a guest. */
export function buildFacts({
  variants = [buildVariant()],
  site,
  ...changes
}: FactChanges = {}): PricingFacts & CartFacts {
  return {
    now,
    site: buildSite(site),
    variants: new Map(variants.map((variant) => [variant.id, variant])),
    promotions: [],
    coupons: [],
    shopper: { segments: ['loggedout'], isFirstOrder: false },
    isSignedIn: false,
    ...changes,
  }
}

/** An automatic promotion of 20 % off every row; `changes` override it. */
export function buildPromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    id: 'promotion',
    level: 'PRODUCT',
    isEnabled: true,
    names: { 'de-de': 'Aktion' },
    conditions: [],
    effect: { type: 'percent', percent: 2000 },
    isCombinable: false,
    priority: 1,
    ...changes,
  }
}

/** An unused coupon for the promotion of `buildPromotion`; `changes` override it. */
export function buildCoupon(changes: Partial<Coupon> = {}): Coupon {
  return { code: 'SAVE', promotionId: 'promotion', uses: 0, usesByShopper: 0, ...changes }
}

/** Returns a plan that must succeed; throws with the reason if it was refused. */
export function requireOk<Plan extends { readonly ok: boolean }>(plan: Plan): Extract<Plan, { readonly ok: true }> {
  if (plan.ok) return plan as Extract<Plan, { readonly ok: true }>
  throw new Error(`refused: ${JSON.stringify(plan)}`)
}
