import {
  type Cart,
  type Currency,
  getTaxTable,
  type PricedCart,
  type PricingFacts,
  priceCart,
  type SellableVariant,
  type ShippingMethod,
  type TillSite,
} from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { PictureSource } from '../pictures/picture-source.ts'
import type { PromotionStore } from '../promotions/promotion-store.ts'
import type { FreeStock } from '../stock/stock.queries.ts'
import { toSellableVariant } from './to-sellable-variant.ts'

/** What pricing a cart stands on. */
export type TillDeps = {
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly promotions: PromotionStore
  readonly now: () => number
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
}

/** Everything that a decision about a cart needs: the facts of the domain, and the products that they were made of. */
export type Till = {
  readonly facts: PricingFacts & { readonly isSignedIn: boolean }
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly site: Site
}

type TillQuestion = {
  readonly site: Site
  readonly locale: string
  readonly variantIds: readonly string[]
  readonly stock: readonly FreeStock[]
  readonly isSignedIn: boolean
}

/** Gathers the facts about some variants; reads the database only for products that the catalogue does not hold yet. */
export const openTill = async (deps: TillDeps, question: TillQuestion): Promise<Till> => {
  const { site, locale, variantIds, stock, isSignedIn } = question
  const [products, promotions] = await Promise.all([
    deps.catalogue.listProductsOfVariants(variantIds),
    deps.promotions.listLive(site.siteId),
  ])
  const variants = new Map<string, SellableVariant>()
  for (const [variantId, product] of products) {
    const variant = toSellableVariant({ product, variantId, site, locale, stock, pictures: deps.pictures })
    if (variant) variants.set(variantId, variant)
  }
  const facts = {
    now: deps.now(),
    site: toTillSite(site, deps.shippingMethods(site)),
    variants,
    promotions,
    coupons: [],
    shopper: { segments: [isSignedIn ? 'loggedin' : 'loggedout'], isFirstOrder: !isSignedIn },
    isSignedIn,
  }
  return { facts, products, site }
}

const toTillSite = (site: Site, shippingMethods: readonly ShippingMethod[]): TillSite => ({
  id: site.siteId,
  countryCode: site.country,
  currency: site.currency as Currency,
  taxes: getTaxTable(site.taxMode, site.country),
  shippingMethods,
})

/** Prices a cart with the facts of its till. */
export const priceAtTill = (cart: Cart, { facts }: Till): PricedCart => priceCart(cart, facts)
