import type { Cart } from '@lacehouse/domain/cart/cart'
import { noBalances, type ShopperBalances } from '@lacehouse/domain/payment/balances'
import { priceCart } from '@lacehouse/domain/pricing/price-cart'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import type { PricingFacts } from '@lacehouse/domain/pricing/pricing-facts'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { PickupPoint, Store } from '@lacehouse/domain/store/store'
import type { RequestContext } from '../../http/call.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { Shopper } from '../consumers/shopper.ts'
import type { PromotionStore } from '../promotions/promotion-store.ts'
import type { FreeStock } from '../stock/stock.queries.ts'
import type { StoreDirectory } from '../stores/store-directory.ts'
import { type CartRights, getCartRights } from './cart-rights.ts'
import { toPricingFacts } from './to-pricing-facts.ts'
import type { RedemptionFacts } from './to-redemption-facts.ts'

/** Dependencies of pricing a cart. */
export type PricingDeps = {
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly promotions: PromotionStore
  readonly stores: StoreDirectory
  readonly now: () => number
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
}

/** The facts that a decision about a cart needs, and the records that replies are made of. */
export type PricingContext = {
  readonly facts: PricingFacts & { readonly isSignedIn: boolean }
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly pictures: PictureSource
  readonly site: Site
  readonly rights: CartRights
  /** The shopper's gift cards, points and credit, read together with the cart. */
  readonly balances: ShopperBalances
  /** Null for a guest. */
  readonly shopper: Shopper | null
  /** The stores of the site by id. */
  readonly stores: ReadonlyMap<string, Store>
  /** The carriers' pickup points in the site's country. */
  readonly points: readonly PickupPoint[]
}

type PricingContextInput = Pick<RequestContext, 'site' | 'locale' | 'session'> & {
  /** Absent for a guest, and where no rule depends on the shopper. */
  readonly shopper?: Shopper | null
  readonly variantIds: readonly string[]
  readonly stock: readonly FreeStock[]
  readonly redemption: RedemptionFacts
  readonly cartUnits: number
  readonly balances?: ShopperBalances
}

/** Loads the facts about some variants; reads the database only for products that the catalogue does not hold yet. */
export async function loadPricingContext(deps: PricingDeps, input: PricingContextInput): Promise<PricingContext> {
  const { site, session, shopper = null, balances = noBalances } = input
  const [products, listed, points] = await Promise.all([
    deps.catalogue.listProductsOfVariants([...input.variantIds, ...listGiftIds(input.redemption.promotions)]),
    deps.stores.listStores(site.siteId),
    deps.stores.listPoints(site.country),
  ])
  const stores = new Map(listed.map((store) => [store.id, store]))
  const pictures = deps.pictures.ofBrand(site.brand)
  const shippingMethods = deps.shippingMethods(site)
  const loaded = { products, pictures, stores, points, shippingMethods, now: deps.now() }
  const facts = {
    ...toPricingFacts({ ...input, ...loaded, shopper, balances }),
    isSignedIn: shopper !== null || session.kind === 'consumer',
  }
  return {
    facts,
    products,
    pictures,
    site,
    shopper,
    stores,
    points,
    rights: getCartRights({ session, site }),
    balances,
  }
}

const listGiftIds = (promotions: readonly Promotion[]): string[] =>
  promotions.flatMap(({ effect }) => (effect.type === 'gift' ? [effect.variantId] : []))

/** Prices a cart with the facts of its pricing context. */
export function priceInContext(cart: Cart, { facts }: PricingContext): PricedCart {
  return priceCart(cart, facts)
}
