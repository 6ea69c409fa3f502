import { type CallReply, parsePromotionRule } from '@lacehouse/contracts'
import { type Cart, type ShippingMethod, type TriedCart, tryPromotion } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { Pool } from 'pg'
import { createCartQueries } from '../cart/cart.queries.ts'
import type { CartDeps } from '../cart/cart-scene.ts'
import { openTill } from '../cart/till.ts'
import { toRedemptionFacts } from '../cart/to-redemption-facts.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { createConsumerQueries } from '../consumers/consumer.queries.ts'
import { createStoreDirectory } from '../stores/store-directory.ts'
import { type ExplainQuestion, explainCart } from './explain-cart.ts'
import { createPromotionStore } from './promotion-store.ts'

type DeskOptions = {
  readonly pool: Pool
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
  readonly now: () => number
  readonly onMalformed: (id: string, reason: string) => void
}

export type Trial =
  | { readonly ok: false; readonly reason: string }
  | { readonly ok: true; readonly carts: number; readonly touched: readonly TriedCart[] }

export type TrialQuestion = { readonly site: Site; readonly rule: unknown; readonly carts: number }

/** What staff ask about promotions, without the rest of the shop: for the command line. */
export type PromotionDesk = {
  readonly explain: (question: ExplainQuestion) => Promise<CallReply<'promotions.explain'>>
  /** Prices recent carts with a rule and without it, at the prices of now. */
  readonly tryRule: (question: TrialQuestion) => Promise<Trial>
}

export const createPromotionDesk = ({ pool, shippingMethods, now, onMalformed }: DeskOptions): PromotionDesk => {
  const deps: CartDeps = {
    catalogue: createCatalogue(pool),
    pictures: { list: () => [], findDesign: () => null, findStart: () => null, findScene: () => null },
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
        const tried = tryPromotion(parsed.promotion, cart, await listFacts(deps, site, cart))
        if (tried) touched.push(tried)
      }
      return { ok: true, carts: recent.length, touched }
    },
  }
}

/** Uses are not counted: what a rule would cost, were it there for everybody. */
const listFacts = async (deps: CartDeps, site: Site, cart: Cart) => {
  const { kind, id } = cart.owner
  const consumerType = kind === 'guest' ? ('GUEST' as const) : ('CONSUMER' as const)
  const { facts } = await openTill(deps, {
    site,
    locale: site.locales.includes(cart.locale) ? cart.locale : site.defaultLocale,
    session: { kind, id, consumerType, siteId: site.siteId },
    variantIds: cart.lines.map(({ variantId }) => variantId),
    stock: [],
    redemption: toRedemptionFacts(await deps.promotions.listOfSite(site.siteId), null),
    cartUnits: cart.lines.reduce((sum, { qty }) => sum + qty, 0),
  })
  return facts
}
