import { randomUUID } from 'node:crypto'
import type { AddItem } from '@lacehouse/domain/cart/plan-add-item'
import { hasFeature } from '@lacehouse/domain/site/site'
import { type CartDeps, toOwner } from '../../core/cart/load-cart.ts'
import { loadPricingContext, type PricingContext } from '../../core/cart/pricing-context.ts'
import { toRedemptionFacts } from '../../core/cart/to-redemption-facts.ts'
import { requireShopper } from '../../core/consumers/require-shopper.ts'
import type { SitePromotions } from '../../core/promotions/promotion-store.ts'
import type { StockQueries } from '../../core/stock/stock.queries.ts'
import type { RequestContext } from '../../http/call.ts'

type PricingForDeps = CartDeps & { readonly stockQueries: StockQueries }

/** The facts about what is wished for a cart that is not written yet. */
export async function loadPricingContextFor(
  deps: PricingForDeps,
  call: RequestContext,
  wishes: readonly AddItem[],
): Promise<PricingContext> {
  const variantIds = wishes.map(({ variantId }) => variantId)
  const offers = await deps.promotions.listOfSite(call.site.siteId)
  const { stock, row } = await readFacts(deps, call, { wishes, offers })
  const cartUnits = wishes.reduce((sum, { qty = 1 }) => sum + qty, 0)
  const shopper = await requireShopper(deps.consumers, call.session)
  const redemption = toRedemptionFacts(offers, row)
  return loadPricingContext(deps, { ...call, variantIds, stock, redemption, shopper, cartUnits })
}

type Wished = { readonly wishes: readonly AddItem[]; readonly offers: SitePromotions }

/** One statement: the stock, and where a promotion counts its uses, those of the shopper with it. */
const readFacts = async (deps: PricingForDeps, call: RequestContext, { wishes, offers }: Wished) => {
  if (wishes.length === 0) return { stock: [], row: null }
  // Where nothing is handed out there is nothing to be had: what a lost cart collected there is left out.
  const collected = hasFeature(call.site, 'pickup') ? wishes : []
  const stores = collected.flatMap(({ delivery }) => (delivery?.kind === 'pickup' ? [delivery.storeId] : []))
  const variantIds = [...wishes.map(({ variantId }) => variantId), ...offers.giftIds]
  const locationIds = [call.site.warehouse, ...stores]
  if (!offers.isForAll) return { stock: await deps.stockQueries.listFree(variantIds, locationIds), row: null }
  const { siteId } = call.site
  const { limitedIds } = offers
  const asked = { cartId: randomUUID(), siteId, owner: toOwner(call), limitedIds, variantIds, locationIds }
  const row = await deps.cartQueries.readNewCartFacts(asked)
  return { stock: row.stock, row }
}
