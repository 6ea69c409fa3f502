import type { CallRequest } from '@lacehouse/contracts'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { toPage, toPeriod, toPrefix } from '../to-page.ts'
import type { OrderFilter } from './orders.queries.ts'

type Query = CallRequest<'backoffice.listOrders'>['query']

/** Turns the query of a list of orders into its filter: what was searched for is a number, an email, or the beginning of a last name. */
export function toOrderFilter(query: Query): OrderFilter {
  const { offset, limit } = toPage(query)
  return {
    ...toSearch(query.search ?? ''),
    ...toPeriod(query),
    ...{ offset, limit, consumerNo: null, state: query.state ?? null, shipmentState: query.shipmentState ?? null },
  }
}

const toSearch = (search: string): Pick<OrderFilter, 'number' | 'email' | 'lastName'> => {
  const nothing = { number: null, email: null, lastName: null }
  if (search.trim() === '') return nothing
  const number = parseOrderNumber(search)
  if (number) return { ...nothing, number }
  if (search.includes('@')) return { ...nothing, email: toMailbox(search) }
  return { ...nothing, lastName: toPrefix(search) }
}
