import type { OrderSummary } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { toItemPage } from '../../core/catalogue/item-page.ts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { findPictureOfRecipe } from '../../core/pictures/find-picture-of-recipe.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import type { ListedOrder, OrderQueries } from './orders.queries.ts'

export type ListDeps = Pick<Deps, 'catalogue' | 'pictures'> & { readonly orderQueries: Pick<OrderQueries, 'list'> }

const pageSize = 10
/** The items that an order shows in the list. */
const shownItems = 4

/** Lists the orders of the caller, the newest first (ACC-05). */
export function listOrders(deps: ListDeps): Handler<'orders.list'> {
  return async ({ body, session, locale, site }) => {
    const pictures = deps.pictures.ofBrand(site.brand)
    const { start = 0, count = pageSize, year, state = null, search = '' } = body
    const wanted = { consumerNo: getSession(session).id, start, count, state, ...toPeriod(year) }
    const page = await deps.orderQueries.list(wanted, toWords(search))
    requireActive(page.consumerState && { state: page.consumerState })
    const variantIds = page.orders.flatMap(({ doc }) => doc.items.slice(0, shownItems).map((item) => item.variantId))
    const products = await deps.catalogue.listProductsOfVariants(variantIds)
    const toSummary = ({ number, state: orderState, doc, shipmentStates }: ListedOrder): OrderSummary => ({
      orderNumber: number,
      state: orderState,
      placedAt: new Date(doc.placedAt).toISOString(),
      total: amountToWire(doc.totals.total, doc.currency),
      currency: doc.currency,
      totalUnits: doc.totals.totalUnits,
      shipmentStates: [...shipmentStates],
      items: doc.items.slice(0, shownItems).map((item) => ({
        id: item.lineId,
        name: item.name,
        qty: item.qty,
        productImageURL:
          findPictureOfRecipe(products.get(item.variantId), item.recipeId, pictures)?.url ?? item.productImageURL ?? '',
        pdpUrl: toItemPage(item, locale),
      })),
      totalItems: doc.items.length,
    })
    return {
      orders: page.orders.map(toSummary),
      start,
      count,
      total: page.total,
      ...(page.oldest !== null && { oldest: new Date(page.oldest).toISOString() }),
    }
  }
}

/** The moments between which orders of a year were placed; all of them without a year. */
const toPeriod = (year: number | undefined) => ({
  from: year === undefined ? 0 : Date.UTC(year),
  to: Date.UTC(year === undefined ? 9999 : year + 1),
})

/** The words of a search in lower case; an order number is one word, whatever its hyphens. */
const toWords = (search: string): string[] => {
  const number = parseOrderNumber(search)
  if (number) return [number.toLowerCase()]
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}
