import type { Executor } from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState } from '@lacehouse/domain/order/order-state'
import type { RegistrationContext } from '@lacehouse/domain/returns/plan-registration'
import { listOpenReturns, type RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { Exchange } from '../orders/exchanges-json.ts'
import { loadOrderHistory } from '../orders/order-history.queries.ts'

export type ReturnableDeps = { readonly sites: readonly Site[]; readonly now: () => number }

/** The facts that decide about a return of an order, and its registered returns. */
export type Returnable = {
  readonly context: RegistrationContext
  readonly registered: readonly RegisteredReturn[]
}

/** Loads what decides which goods of an order can be sent back. */
export async function loadReturnable(
  { sites, now }: ReturnableDeps,
  executor: Executor,
  { doc, state }: { readonly doc: OrderDraft; readonly state: OrderState },
): Promise<Returnable> {
  const { history, returns: registered, exchanges } = await loadOrderHistory(executor, doc)
  return { registered, context: toReturnContext({ doc, state, history, registered, exchanges }, { sites, now: now() }) }
}

type Known = {
  readonly doc: OrderDraft
  readonly state: OrderState
  readonly history: Awaited<ReturnType<typeof loadOrderHistory>>['history']
  readonly registered: readonly RegisteredReturn[]
  readonly exchanges: readonly Pick<Exchange, 'lineId' | 'qty' | 'state'>[]
}

/** Makes what decides about a return from what is known about an order. */
export function toReturnContext(
  { doc, state, history, registered, exchanges }: Known,
  { sites, now }: { readonly sites: readonly Site[]; readonly now: Instant },
): RegistrationContext {
  return {
    ...{ state, now, steps: history.steps, returned: history.returned },
    open: listOpenReturns(registered, [...history.givenBack, ...history.exchanged]),
    due: exchanges.filter((one) => one.state === 'due'),
    days: findSiteById(sites, doc.siteId)?.returns.days ?? 0,
  }
}
