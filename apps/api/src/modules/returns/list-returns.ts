import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { toOwnReturn } from '../../replies/order/to-own-return.ts'
import type { OwnReturnQueries } from './own-returns.queries.ts'

export type ListDeps = Pick<Deps, 'catalogue' | 'pictures' | 'sites'> & { readonly ownReturns: OwnReturnQueries }

const pageSize = 10

/** Lists the returns and exchanges of all orders of the caller, the newest first (ACC-08). */
export function listReturns(deps: ListDeps): Handler<'returns.list'> {
  return async ({ query, session, site, locale }) => {
    const { start = 0, count = pageSize } = query
    const page = await deps.ownReturns.list({ consumerNo: getSession(session).id, start, count })
    requireActive(page.consumerState && { state: page.consumerState })
    const orders = new Map(page.orders.map((order) => [order.doc.orderNumber, order]))
    const variantIds = page.orders.flatMap(({ doc }) => doc.items.map(({ variantId }) => variantId))
    const products = await deps.catalogue.listProductsOfVariants(variantIds)
    const caller = { site, locale }
    const returns = page.page.flatMap(({ id, orderNumber }) => {
      const order = orders.get(orderNumber)
      return order ? [toOwnReturn({ ...deps, products }, caller, { order, id })] : []
    })
    return { returns, start, count, total: page.total }
  }
}
