import type { OrdersWanted } from '../../client/orders/orders-query.ts'

export const orderPageSize = 10

/** Which orders are shown: the parameters of the page's address. */
export type OrderQuery = {
  /** Counted from 1. */
  readonly page: number
  readonly search: string
  /** A year, `cancelled`, or nothing for all orders. */
  readonly show: string
}

/** Reads the address of the list of orders; what makes no sense is left out. */
export function readOrderQuery(parameters: URLSearchParams): OrderQuery {
  const page = Number(parameters.get('page') ?? 1)
  const show = parameters.get('show') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
    show: /^(20\d\d|cancelled)$/.test(show) ? show : '',
  }
}

/** Maps the query to the input of the call. */
export function toWanted({ page, search, show }: OrderQuery): OrdersWanted {
  return {
    start: (page - 1) * orderPageSize,
    ...(search && { search }),
    ...(show === 'cancelled' ? { state: show } : show && { year: Number(show) }),
  }
}

/** Says whether the list leaves orders out. */
export function isFiltered({ search, show }: OrderQuery): boolean {
  return search !== '' || show !== ''
}

/** Makes the address of a page of the list. */
export function toOrderAddress(path: string, { page, search, show }: OrderQuery): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(show && { show }),
    ...(page > 1 && { page: String(page) }),
  })
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
