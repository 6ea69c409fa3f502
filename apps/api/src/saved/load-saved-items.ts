import type { SavedForLater, SavedItemReply } from '@lacehouse/contracts'
import { amountToWire, findLinePrice, type ListedItem, planAddItem, startCart, toWish } from '@lacehouse/domain'
import type { Currency } from '@lacehouse/domain/money/currency'
import { formatMessage } from '@lacehouse/messages'
import { toOwner } from '../cart/cart-scene.ts'
import { toItemPage } from '../cart/item-page.ts'
import { openTill, type Till, type TillDeps } from '../cart/till.ts'
import { toVariantWords } from '../catalogue/to-variant-words.ts'
import type { CallScene } from '../http/call.ts'
import { findPictureOfRecipe } from '../pictures/paint-of.ts'
import type { FreeStock, StockQueries } from '../stock/stock.queries.ts'
import type { ListOwner, SavedQueries } from './saved.queries.ts'

export type SavedDeps = TillDeps & { readonly savedQueries: SavedQueries; readonly stockQueries: StockQueries }

type Caller = Pick<CallScene, 'session' | 'site' | 'locale'>
type Page = { readonly start?: number; readonly count?: number }

/** Saved items on a page (decisions, Bounds). */
export const savedPageSize = 20

export const toListOwner = (caller: Caller): ListOwner => ({ siteId: caller.site.siteId, owner: toOwner(caller) })

/** Loads a page of the caller's saved items, each with its price and whether it can be had now (FAV-05). */
export const loadSavedItems = async (deps: SavedDeps, caller: Caller, page: Page = {}): Promise<SavedForLater> => {
  const { start = 0, count = savedPageSize } = page
  const found = await deps.savedQueries.findPage(toListOwner(caller), { start, count })
  if (!found) return { items: [], total: 0, start, count }
  const till = await openTillFor(deps, caller, found.items)
  const items = found.items.map((listed) => toReply(listed, { caller, till }))
  return { saveForLaterId: found.listId, items, total: found.total, start, count }
}

type Shelf = { readonly variantIds: readonly string[]; readonly stock: readonly FreeStock[] }

/** A till for single goods: what is not in a cart earns no promotion. */
export const openShelf = (deps: TillDeps, caller: Caller, shelf: Shelf): Promise<Till> => {
  const redemption = { promotions: [], coupons: [], promotionUses: {}, usesByPromotion: {}, isFirstOrder: false }
  return openTill(deps, { ...caller, ...shelf, redemption, cartUnits: 0 })
}

const openTillFor = async (deps: SavedDeps, caller: Caller, items: readonly ListedItem[]): Promise<Till> => {
  const variantIds = items.map(({ item }) => item.variantId)
  const stores = items.flatMap(({ item: { delivery } }) => (delivery.kind === 'pickup' ? [delivery.storeId] : []))
  const stock =
    variantIds.length > 0 ? await deps.stockQueries.listFree(variantIds, [caller.site.warehouse, ...stores]) : []
  return openShelf(deps, caller, { variantIds, stock })
}

const toReply = ({ id, item }: ListedItem, { caller, till }: { caller: Caller; till: Till }): SavedItemReply => {
  const { locale, site } = caller
  const currency = site.currency as Currency
  const variant = till.facts.variants.get(item.variantId)
  const price = findLinePrice(item, variant, { currency, now: till.facts.now })
  const problem = findProblem(id, item, { caller, till })
  const product = till.products.get(item.variantId)
  const picture = findPictureOfRecipe(product, item.recipeId, till.pictures)
  const wire = (amount: number): number => amountToWire(amount, currency)
  return {
    itemId: id,
    productId: item.variantId,
    masterId: item.masterId,
    qty: item.qty,
    pageUrl: toItemPage(
      { ...item, slug: variant?.slug ?? item.slug ?? '', color: variant?.attributes.color ?? '' },
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

/** What an empty cart would say to it: the same rules as moving it there. */
const findProblem = (
  id: string,
  item: ListedItem['item'],
  { caller, till }: { caller: Caller; till: Till },
): SavedItemReply['problem'] | null => {
  const { site, locale } = caller
  const empty = startCart({
    id,
    siteId: site.siteId,
    locale,
    currency: site.currency as Currency,
    owner: toOwner(caller),
    now: till.facts.now,
  })
  const plan = planAddItem(empty, toWish(item, id), till.facts)
  if (plan.ok) return null
  const { reason, maximum } = plan
  const isBounded = reason === 'INV408' && maximum !== undefined
  const message = isBounded ? formatMessage(locale, 'INV408.maximum', { maximum }) : formatMessage(locale, reason)
  return { errorId: reason, message }
}
