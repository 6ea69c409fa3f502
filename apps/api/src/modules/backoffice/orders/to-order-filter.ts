import type { CallRequest } from '@lacehouse/contracts'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { parseReturnNumber } from '@lacehouse/domain/returns/return-number'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { toPage, toPeriod, toPrefix } from '../to-page.ts'
import type { OrderFilter } from './orders.queries.ts'

type Query = CallRequest<'backoffice.listOrders'>['query']

/**
 * Turns the query of a list of orders into its filter: what was searched for is the number of an order or of a return, also as the
 * barcode of a parcel, an email, or the beginning of a last name.
 */
export function toOrderFilter(query: Query): OrderFilter {
  const { offset, limit } = toPage(query)
  return {
    ...toSearch(query.search ?? ''),
    ...toPeriod(query),
    ...{ offset, limit, consumerNo: null, state: query.state ?? null, shipmentState: query.shipmentState ?? null },
    waitsFor: query.waitsFor?.trim() || null,
  }
}

const toSearch = (search: string): Pick<OrderFilter, 'number' | 'returnNumber' | 'email' | 'lastName'> => {
  const nothing = { number: null, returnNumber: null, email: null, lastName: null }
  if (search.trim() === '') return nothing
  const number = parseOrderNumber(search)
  if (number) return { ...nothing, number }
  const returnNumber = parseReturnNumber(search)
  if (returnNumber) return { ...nothing, returnNumber }
  if (search.includes('@')) return { ...nothing, email: toMailbox(search) }
  return { ...nothing, lastName: toPrefix(search) }
}
