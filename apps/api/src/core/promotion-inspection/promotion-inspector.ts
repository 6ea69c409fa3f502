import { type CallReply, parsePromotionRule } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { type TriedCart, tryPromotion } from '@lacehouse/domain/pricing/try-promotion'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { Pool } from 'pg'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import { createCartQueries } from '../cart/cart.queries.ts'
import { type CartContext, type CartReadDeps, toCartContext } from '../cart/load-cart.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { createConsumerQueries } from '../consumers/consumer.queries.ts'
import { createPromotionStore } from '../promotions/promotion-store.ts'
import { createStoreDirectory } from '../stores/store-directory.ts'
import { type ExplainQuestion, explainCart } from './explain-cart.ts'

type PromotionInspectorOptions = {
  readonly pool: Pool
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
  readonly now: () => number
  readonly onMalformed: (id: string, reason: string) => void
}

export type Trial =
  | { readonly ok: false; readonly reason: string }
  | { readonly ok: true; readonly carts: number; readonly touched: readonly TriedCart[] }

export type TrialQuestion = { readonly site: Site; readonly rule: unknown; readonly carts: number }

/** Questions about promotions for the command line; they need no running shop. */
export type PromotionInspector = {
  readonly explain: (question: ExplainQuestion) => Promise<CallReply<'promotions.explain'>>
  /** Prices recent carts with a rule and without it, at the current prices. */
  readonly tryRule: (question: TrialQuestion) => Promise<Trial>
}

const noPictures: PictureSource = {
  ofBrand: () => noPictures,
  list: () => [],
  findPreview: () => null,
  findDesign: () => null,
  findStart: () => null,
  findScene: () => null,
}

export function createPromotionInspector({
  pool,
  shippingMethods,
  now,
  onMalformed,
}: PromotionInspectorOptions): PromotionInspector {
  const deps: CartReadDeps = {
    catalogue: createCatalogue(pool),
    pictures: noPictures,
    promotions: createPromotionStore({ pool, onMalformed }),
    stores: createStoreDirectory(pool),
    cartQueries: createCartQueries(pool),
    consumers: createConsumerQueries(pool),
    now,
    shippingMethods,
  }
  return {
    explain: (question) => explainCart(deps, question),
    tryRule: async ({ site, rule, carts }) => {
      const parsed = parsePromotionRule(rule)
      if (!parsed.ok) return parsed
      const recent = await deps.cartQueries.listRecent(site.siteId, carts)
      const touched: TriedCart[] = []
      for (const cart of recent) {
        const context = await findCartContext(deps, site, cart)
        const tried = context && tryPromotion(parsed.promotion, context.cart, context.pricing.facts)
        if (tried) touched.push(tried)
      }
      return { ok: true, carts: recent.length, touched }
    },
  }
}

/**
 * Finds a recent cart with its shopper's segments, orders and codes. It always reads whether the order would be the shopper's first,
 * because the tried rule may depend on it. Returns null for a cart that has gone meanwhile.
 */
const findCartContext = async (
  deps: CartReadDeps,
  site: Site,
  { id: cartId, owner, locale }: Cart,
): Promise<CartContext | null> => {
  const offers = await deps.promotions.listOfSite(site.siteId)
  const row = await deps.cartQueries.findCart({
    cartId,
    owner,
    siteId: site.siteId,
    warehouse: site.warehouse,
    variantIds: offers.giftIds,
    storeIds: [],
    promotions: { couponCodes: [], limitedIds: offers.limitedIds, isForAll: true },
    hasTiers: site.loyaltyTiers !== undefined,
    now: deps.now(),
  })
  if (!row) return null
  const consumerType = owner.kind === 'guest' ? ('GUEST' as const) : ('CONSUMER' as const)
  const caller = {
    site,
    locale: site.locales.includes(locale) ? locale : site.defaultLocale,
    session: { ...owner, consumerType, siteId: site.siteId },
  }
  return toCartContext(deps, { caller, row, offers, shopper: row.shopper })
}
