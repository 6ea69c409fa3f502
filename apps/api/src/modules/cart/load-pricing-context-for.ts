import { randomUUID } from 'node:crypto'
import type { AddItem } from '@lacehouse/domain/cart/plan-add-item'
import { noBalances, type ShopperBalances } from '@lacehouse/domain/payment/balances'
import { hasFeature } from '@lacehouse/domain/site/site'
import type { BalancesQueries } from '../../core/balances/balances.queries.ts'
import { toShopperMember } from '../../core/balances/to-shopper-member.ts'
import { type CartDeps, toOwner } from '../../core/cart/load-cart.ts'
import { loadPricingContext, type PricingContext } from '../../core/cart/pricing-context.ts'
import { toRedemptionFacts } from '../../core/cart/to-redemption-facts.ts'
import { requireShopper } from '../../core/consumers/require-shopper.ts'
import type { Shopper } from '../../core/consumers/shopper.ts'
import type { SitePromotions } from '../../core/promotions/promotion-store.ts'
import type { StockQueries } from '../../core/stock/stock.queries.ts'
import type { RequestContext } from '../../http/call.ts'

type PricingForDeps = CartDeps & { readonly balances: BalancesQueries; readonly stockQueries: StockQueries }

/** Loads the pricing context for the items of a cart that is not saved yet. */
export async function loadPricingContextFor(
  deps: PricingForDeps,
  call: RequestContext,
  items: readonly AddItem[],
): Promise<PricingContext> {
  const variantIds = items.map(({ variantId }) => variantId)
  const offers = await deps.promotions.listOfSite(call.site.siteId)
  const { stock, row } = await readFacts(deps, call, { items, offers })
  const cartUnits = items.reduce((sum, { qty = 1 }) => sum + qty, 0)
  const shopper = await requireShopper(deps.consumers, call.session)
  const redemption = toRedemptionFacts(offers, row)
  const balances = await readBalances(deps, call, shopper)
  return loadPricingContext(deps, { ...call, variantIds, stock, redemption, shopper, cartUnits, balances })
}

/** Only a tier matters to a new cart; who can have none is not asked for. */
const readBalances = async (
  { balances, now }: PricingForDeps,
  { site }: RequestContext,
  shopper: Shopper | null,
): Promise<ShopperBalances> => {
  if (!site.loyaltyTiers || !shopper?.memberId) return noBalances
  const member = await balances.findEarningMember(shopper.consumerNo, now())
  return { ...noBalances, member: member && toShopperMember(member, site, now()) }
}

type ItemsAndOffers = { readonly items: readonly AddItem[]; readonly offers: SitePromotions }

/** Reads the stock in one statement, together with the shopper's uses of promotions where a promotion limits them. */
const readFacts = async (deps: PricingForDeps, call: RequestContext, { items, offers }: ItemsAndOffers) => {
  if (items.length === 0) return { stock: [], row: null }
  // A site without pickup has no store stock, so the pickup items of a lost cart are left out.
  const pickupItems = hasFeature(call.site, 'pickup') ? items : []
  const stores = pickupItems.flatMap(({ delivery }) => (delivery?.kind === 'pickup' ? [delivery.storeId] : []))
  const variantIds = [...items.map(({ variantId }) => variantId), ...offers.giftIds]
  const locationIds = [call.site.warehouse, ...stores]
  if (!offers.isForAll) return { stock: await deps.stockQueries.listFree(variantIds, locationIds), row: null }
  const { siteId } = call.site
  const { limitedIds } = offers
  const newCart = { cartId: randomUUID(), siteId, owner: toOwner(call), limitedIds, variantIds, locationIds }
  const row = await deps.cartQueries.readNewCartFacts(newCart)
  return { stock: row.stock, row }
}
