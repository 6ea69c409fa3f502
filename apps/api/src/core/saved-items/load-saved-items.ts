import type { SavedForLater, SavedItemReply } from '@lacehouse/contracts'
import { planAddItem } from '@lacehouse/domain/cart/plan-add-item'
import { startCart } from '@lacehouse/domain/cart/start-cart'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findLinePrice } from '@lacehouse/domain/pricing/price-rows'
import { type ListedItem, toCartInput } from '@lacehouse/domain/saved-items/saved-item'
import { getPriorPriceRule } from '@lacehouse/domain/site/site-law'
import { formatMessage } from '@lacehouse/messages'
import type { RequestContext } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { toOwner } from '../cart/load-cart.ts'
import { loadPricingContext, type PricingContext, type PricingDeps } from '../cart/pricing-context.ts'
import { toItemPage } from '../catalogue/item-page.ts'
import { toVariantWords } from '../catalogue/to-variant-words.ts'
import { findPictureOfRecipe } from '../pictures/find-picture-of-recipe.ts'
import type { FreeStock, StockQueries } from '../stock/stock.queries.ts'
import type { ListOwner, SavedQueries } from './saved-items.queries.ts'

export type SavedDeps = PricingDeps & { readonly savedQueries: SavedQueries; readonly stockQueries: StockQueries }

type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>
type Page = { readonly start?: number; readonly count?: number }

/** The default number of saved items on a page. */
export const savedPageSize = 20

export function toListOwner(caller: Caller): ListOwner {
  return { siteId: caller.site.siteId, owner: toOwner(caller) }
}

/** Loads a page of the caller's saved items with price and availability (FAV-05). */
export async function loadSavedItems(deps: SavedDeps, caller: Caller, page: Page = {}): Promise<SavedForLater> {
  const { start = 0, count = savedPageSize } = page
  const found = await deps.savedQueries.findPage(toListOwner(caller), { start, count })
  if (!found) return { items: [], total: 0, start, count }
  const pricing = await loadContextOfItems(deps, caller, found.items)
  const items = found.items.map((listed) => toReply(listed, { caller, pricing }))
  return { saveForLaterId: found.listId, items, total: found.total, start, count }
}

type VariantStock = { readonly variantIds: readonly string[]; readonly stock: readonly FreeStock[] }

/** Loads a pricing context for items outside a cart, which earn no promotion. */
export function loadItemPricingContext(
  deps: PricingDeps,
  caller: Caller,
  variantStock: VariantStock,
): Promise<PricingContext> {
  const redemption = { promotions: [], coupons: [], promotionUses: {}, usesByPromotion: {}, isFirstOrder: false }
  return loadPricingContext(deps, { ...caller, ...variantStock, redemption, cartUnits: 0 })
}

const loadContextOfItems = async (
  deps: SavedDeps,
  caller: Caller,
  items: readonly ListedItem[],
): Promise<PricingContext> => {
  const variantIds = items.map(({ item }) => item.variantId)
  const stores = items.flatMap(({ item: { delivery } }) => (delivery.kind === 'pickup' ? [delivery.storeId] : []))
  const stock =
    variantIds.length > 0 ? await deps.stockQueries.listFree(variantIds, [caller.site.warehouse, ...stores]) : []
  return loadItemPricingContext(deps, caller, { variantIds, stock })
}

const toReply = (
  { id, item }: ListedItem,
  { caller, pricing }: { caller: Caller; pricing: PricingContext },
): SavedItemReply => {
  const { locale, site } = caller
  const currency = site.currency as Currency
  const variant = pricing.facts.variants.get(item.variantId)
  const price = findLinePrice(item, variant, { currency, now: pricing.facts.now, priorPrice: getPriorPriceRule(site) })
  const problem = findProblem(id, item, { caller, pricing })
  const product = pricing.products.get(item.variantId)
  const picture = findPictureOfRecipe(product, item.recipeId, pricing.pictures)
  const wire = (amount: number): number => amountToWire(amount, currency)
  return {
    itemId: id,
    productId: item.variantId,
    masterId: item.masterId,
    qty: item.qty,
    pageUrl: toItemPage(
      { ...item, slug: variant?.slug ?? item.slug ?? '', attributes: variant?.attributes ?? {} },
      locale,
    ),
    available: problem === null,
    ...(problem && { problem }),
    name: variant?.name ?? item.variantId,
    variants: toVariantWords({
      attributes: variant?.attributes ?? {},
      product,
      site,
      locale,
    }),
    ...(typeof price !== 'string' && { price: { original: wire(price.original), current: wire(price.current) } }),
    currency,
    productImageURL: picture?.url ?? variant?.imageURL ?? item.productImageURL ?? '',
    giftOption: item.giftOption,
    recipeId: item.recipeId,
    precreatedCustomsCode: item.precreatedCustomsCode,
    ...(item.customAmount !== undefined && { customAmount: wire(item.customAmount) }),
    isCustoms: variant?.isCustoms ?? false,
    isDigitalProduct: variant?.isDigital ?? false,
  }
}

/** Finds the problem of adding an item to an empty cart, by the rules of adding it to the cart. */
const findProblem = (
  id: string,
  item: ListedItem['item'],
  { caller, pricing }: { caller: Caller; pricing: PricingContext },
): SavedItemReply['problem'] | null => {
  const { site, locale } = caller
  const empty = startCart({
    id,
    siteId: site.siteId,
    locale,
    currency: site.currency as Currency,
    owner: toOwner(caller),
    now: pricing.facts.now,
  })
  const plan = planAddItem(empty, toCartInput(item, id), pricing.facts)
  if (plan.ok) return null
  const { reason, maximum } = plan
  const isBounded = reason === 'max_quantity' && maximum !== undefined
  const errorId = toErrorId(reason)
  const message = isBounded ? formatMessage(locale, 'INV408.maximum', { maximum }) : formatMessage(locale, errorId)
  return { errorId, message }
}
