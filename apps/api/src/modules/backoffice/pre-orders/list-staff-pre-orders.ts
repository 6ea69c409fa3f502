import type { StaffPreOrder } from '@lacehouse/contracts'
import { getRow } from '@lacehouse/database'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { toPage, toPrefix } from '../to-page.ts'
import { type ListedPreOrder, listPreOrders } from './staff-pre-orders.queries.ts'

/** So many of the waiting orders stand beside what they wait for; the list of orders has all of them. */
const mostOrders = 5

/** Lists what is on its way in pages, each with the orders that wait for it. */
export function listStaffPreOrders({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Handler<'backoffice.listPreOrders'> {
  return async ({ query, locale }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const search = query.search?.trim() || null
    const pattern = search === null ? null : `%${toPrefix(search)}`
    const { preOrders, total } = await getRow(database.pool, listPreOrders, {
      ...{ search, pattern, offset, limit, mostOrders },
    })
    const today = new Date(now()).toISOString().slice(0, 10)
    return { items: preOrders.map((one) => toReply(one, locale, today)), total, page, pageSize }
  }
}

const toReply = (listed: ListedPreOrder, locale: string, today: string): StaffPreOrder => {
  const { names, colourNames, locationNames, size, orders, ...rest } = listed
  return {
    ...rest,
    name: wordsOf(names, locale) ?? rest.productId,
    attributes: [wordsOf(colourNames, locale), size].filter(Boolean).join(', '),
    location: wordsOf(locationNames, locale) ?? rest.locationId,
    hasPassed: rest.expectedOn < today,
    orders: [...orders],
  }
}
