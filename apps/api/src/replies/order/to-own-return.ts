import type { OwnReturn } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import { parseTracking } from '@lacehouse/domain/order/carriers'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderHistory } from '@lacehouse/domain/order/order-history'
import { countExpectedRefund } from '@lacehouse/domain/returns/count-expected-refund'
import { getRefundDay } from '@lacehouse/domain/returns/get-refund-day'
import { findReturnStep, listOpenReturns, type RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { toItemPage } from '../../core/catalogue/item-page.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import type { Exchange } from '../../core/orders/exchanges-json.ts'
import { type HistoryRow, readStoredHistory } from '../../core/orders/order-history.queries.ts'
import { findPictureOfRecipe } from '../../core/pictures/find-picture-of-recipe.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/call.ts'

type Known = Pick<Deps, 'pictures'> & {
  readonly sites: readonly Site[]
  /** The products of the order's variants, as far as the catalogue still has them. */
  readonly products: ReadonlyMap<string, ProductRecord>
}
type Caller = Pick<RequestContext, 'locale' | 'site'>

/** Makes the reply of a return of an order, which has to be one of the order's (ACC-08). */
export function toOwnReturn(
  known: Known,
  caller: Caller,
  { order, id }: { readonly order: HistoryRow & { readonly doc: OrderDraft }; readonly id: string },
): OwnReturn {
  const { doc, returns } = order
  const registered = returns.find((one) => one.id === id)
  if (!registered) throw new Error(`${doc.orderNumber} has no return ${id}`)
  const history = readStoredHistory(doc, order.events)
  const step = findReturnStep(registered, history)
  const { number, way, registeredAt, cancelledAt } = registered
  const country = (findSiteById(known.sites, doc.siteId) ?? caller.site).country
  return {
    ...{ returnId: id, number: formatReturnNumber(number), orderNumber: doc.orderNumber, way },
    state: step ? 'received' : cancelledAt === null ? 'registered' : 'cancelled',
    registeredAt: new Date(registeredAt).toISOString(),
    ...(step && { receivedAt: new Date(step.at).toISOString() }),
    ...(cancelledAt !== null && { cancelledAt: new Date(cancelledAt).toISOString() }),
    ...toRefund(order, history, { registered, country }),
    items: registered.items.map((item) => toItem(known, caller, { order, registered, item })),
  }
}

type OfReturn = { readonly registered: RegisteredReturn; readonly country: string }

/** Gives what was refunded, or what is expected; nothing where all of it is exchanged, or where its shopper keeps the goods. */
const toRefund = (
  { doc, returns, exchanges }: HistoryRow & { readonly doc: OrderDraft },
  history: OrderHistory,
  { registered, country }: OfReturn,
): Pick<OwnReturn, 'refund'> => {
  const { currency } = doc
  const step = findReturnStep(registered, history)
  if (step) {
    const refunded = history.givenBack.find(({ key }) => key === step.key)
    if (!refunded || refunded.amount === 0) return {}
    return { refund: { amount: amountToWire(refunded.amount, currency), currency, by: getRefundDay(country, step.at) } }
  }
  const open = listOpenReturns(returns, [...history.givenBack, ...history.exchanged])
  const expecting = { returned: history.returned, open: open.map((one) => withoutReleased(one, exchanges)) }
  const amount = countExpectedRefund(doc, expecting, registered.id)
  return amount === 0 ? {} : { refund: { amount: amountToWire(amount, currency), currency } }
}

/** A size that is not held any more is no exchange: its goods are refunded when they arrive. */
const withoutReleased = (registered: RegisteredReturn, exchanges: readonly Exchange[]): RegisteredReturn => ({
  ...registered,
  items: registered.items.map(({ exchange, ...item }) => {
    const state = findExchange(exchanges, registered.id, item.lineId)?.state
    return { ...item, ...(exchange && state !== 'released' && { exchange }) }
  }),
})

const findExchange = (exchanges: readonly Exchange[], returnId: string, lineId: string): Exchange | undefined =>
  exchanges.find((one) => one.returnId === returnId && one.lineId === lineId)

const toItem = (
  { products, pictures }: Known,
  { locale }: Caller,
  {
    order: { doc, exchanges },
    registered,
    item: { lineId, qty, reason },
  }: {
    readonly order: HistoryRow & { readonly doc: OrderDraft }
    readonly registered: RegisteredReturn
    readonly item: RegisteredReturn['items'][number]
  },
): OwnReturn['items'][number] => {
  const bought = doc.items.find((one) => one.lineId === lineId)
  if (!bought) throw new Error(`${doc.orderNumber} has no item ${lineId}`)
  const found = findExchange(exchanges, registered.id, lineId)
  const tracking = parseTracking(found?.tracking ?? '')
  const picture = findPictureOfRecipe(products.get(bought.variantId), bought.recipeId, pictures)
  return {
    ...{ itemId: lineId, qty, reason, name: bought.name },
    productImageURL: picture?.url ?? bought.productImageURL ?? '',
    pdpUrl: toItemPage(bought, locale),
    ...(found && { exchange: { size: found.size, state: found.state, ...(tracking && { tracking }) } }),
  }
}
