import type { Cart } from '@lacehouse/domain/cart/cart'
import type { SellableVariant } from '@lacehouse/domain/cart/sellable-variant'
import type { Currency } from '@lacehouse/domain/money/currency'
import { noBalances, type ShopperBalances } from '@lacehouse/domain/payment/balances'
import { priceCart } from '@lacehouse/domain/pricing/price-cart'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import type { PricingFacts, PricingSite } from '@lacehouse/domain/pricing/pricing-facts'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import { listSegments } from '@lacehouse/domain/segment/list-segments'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { PickupPoint, Store } from '@lacehouse/domain/store/store'
import { toRegionCode } from '@lacehouse/domain/tax/find-tax-rates'
import { getTaxTable } from '@lacehouse/domain/tax/get-tax-table'
import type { RequestContext } from '../../http/call.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { PromotionStore } from '../promotions/promotion-store.ts'
import type { FreeStock } from '../stock/stock.queries.ts'
import type { StoreDirectory } from '../stores/store-directory.ts'
import { type CartRights, getCartRights } from './cart-rights.ts'
import type { RedemptionFacts } from './to-redemption-facts.ts'
import { toSellableVariant } from './to-sellable-variant.ts'

/** What pricing a cart stands on. */
export type PricingDeps = {
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly promotions: PromotionStore
  readonly stores: StoreDirectory
  readonly now: () => number
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
}

/** Everything that a decision about a cart needs: the facts of the domain, and the products that they were made of. */
export type PricingContext = {
  readonly facts: PricingFacts & { readonly isSignedIn: boolean }
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly pictures: PictureSource
  readonly site: Site
  readonly rights: CartRights
  /** What the shop keeps of the shopper, as the cart was read with it. */
  readonly balances: ShopperBalances
  /** Null for a guest. */
  readonly shopper: Shopper | null
  /** The stores of the site by id, for what is collected. */
  readonly stores: ReadonlyMap<string, Store>
  /** The carriers' counters of the site's country. */
  readonly points: readonly PickupPoint[]
}

type PricingContextInput = Pick<RequestContext, 'site' | 'locale' | 'session'> & {
  /** Left out where nothing of them matters. */
  readonly shopper?: Shopper | null
  readonly variantIds: readonly string[]
  readonly stock: readonly FreeStock[]
  readonly redemption: RedemptionFacts
  readonly cartUnits: number
  readonly balances?: ShopperBalances
}

/** Gathers the facts about some variants; reads the database only for products that the catalogue does not hold yet. */
export async function loadPricingContext(deps: PricingDeps, question: PricingContextInput): Promise<PricingContext> {
  const { site, locale, session, shopper = null, balances = noBalances } = question
  const { usesByPromotion, isFirstOrder, ...redemption } = question.redemption
  const [products, listed, points] = await Promise.all([
    deps.catalogue.listProductsOfVariants([...question.variantIds, ...listGiftIds(redemption.promotions)]),
    deps.stores.listStores(site.siteId),
    deps.stores.listPoints(site.country),
  ])
  const stores = new Map(listed.map((store) => [store.id, store]))
  // What lies in a store that hands nothing out is nothing that could be collected.
  const stock = question.stock.filter(
    ({ locationId }) => locationId === site.warehouse || stores.get(locationId)?.hasPickup,
  )
  const variants = new Map<string, SellableVariant>()
  for (const [variantId, product] of products) {
    const variant = toSellableVariant({ product, variantId, site, locale, stock, pictures: deps.pictures })
    if (variant) variants.set(variantId, variant)
  }
  const facts = {
    now: deps.now(),
    site: toPricingSite(site, deps.shippingMethods(site)),
    variants,
    ...redemption,
    shopper: { segments: toSegments(shopper, balances, question.cartUnits), isFirstOrder, usesByPromotion },
    pickupPoints: points,
    isSignedIn: shopper !== null || session.kind === 'consumer',
    storeRegions: Object.fromEntries(listed.map(({ id, address }) => [id, toRegionCode(address)])),
  }
  const rights = getCartRights({ session, site })
  return { facts, products, pictures: deps.pictures, site, shopper, stores, points, rights, balances }
}

const listGiftIds = (promotions: readonly Promotion[]): string[] =>
  promotions.flatMap(({ effect }) => (effect.type === 'gift' ? [effect.variantId] : []))

/** Whoever has credit for kit is an athlete too, whatever else they are. */
const toSegments = (shopper: Shopper | null, { athleteCredit }: ShopperBalances, cartUnits: number): string[] =>
  listSegments(shopper && { ...shopper, hasAthleteCredit: athleteCredit !== null }, cartUnits)

const toPricingSite = (site: Site, shippingMethods: readonly ShippingMethod[]): PricingSite => ({
  id: site.siteId,
  countryCode: site.country,
  currency: site.currency as Currency,
  taxes: getTaxTable(site.taxMode, site.taxRegion),
  shippingMethods,
})

/** Prices a cart with the facts of its till. */
export function priceInContext(cart: Cart, { facts }: PricingContext): PricedCart {
  return priceCart(cart, facts)
}
