import {
  type Cart,
  type CollectionPoint,
  type Currency,
  getTaxTable,
  listSegments,
  noBalances,
  type PricedCart,
  type PricingFacts,
  type Promotion,
  priceCart,
  type SellableVariant,
  type ShippingMethod,
  type ShopperBalances,
  type Store,
  type TillSite,
  toRegionCode,
} from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { CallScene } from '../http/call.ts'
import type { PictureSource } from '../pictures/picture-source.ts'
import type { PromotionStore } from '../promotions/promotion-store.ts'
import type { FreeStock } from '../stock/stock.queries.ts'
import type { StoreDirectory } from '../stores/store-directory.ts'
import { type CartRights, getCartRights } from './cart-rights.ts'
import type { RedemptionFacts } from './to-redemption-facts.ts'
import { toSellableVariant } from './to-sellable-variant.ts'

/** What pricing a cart stands on. */
export type TillDeps = {
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly promotions: PromotionStore
  readonly stores: StoreDirectory
  readonly now: () => number
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
}

/** Everything that a decision about a cart needs: the facts of the domain, and the products that they were made of. */
export type Till = {
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
  readonly points: readonly CollectionPoint[]
}

type TillQuestion = Pick<CallScene, 'site' | 'locale' | 'session'> & {
  /** Left out where nothing of them matters. */
  readonly shopper?: Shopper | null
  readonly variantIds: readonly string[]
  readonly stock: readonly FreeStock[]
  readonly redemption: RedemptionFacts
  readonly cartUnits: number
  readonly balances?: ShopperBalances
}

/** Gathers the facts about some variants; reads the database only for products that the catalogue does not hold yet. */
export const openTill = async (deps: TillDeps, question: TillQuestion): Promise<Till> => {
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
    site: toTillSite(site, deps.shippingMethods(site)),
    variants,
    ...redemption,
    shopper: { segments: toSegments(shopper, balances, question.cartUnits), isFirstOrder, usesByPromotion },
    collectionPoints: points,
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

const toTillSite = (site: Site, shippingMethods: readonly ShippingMethod[]): TillSite => ({
  id: site.siteId,
  countryCode: site.country,
  currency: site.currency as Currency,
  taxes: getTaxTable(site.taxMode, site.taxRegion),
  shippingMethods,
})

/** Prices a cart with the facts of its till. */
export const priceAtTill = (cart: Cart, { facts }: Till): PricedCart => priceCart(cart, facts)
