import type { Executor } from '@lacehouse/database'
import { orderMailQueries } from '../../../core/order-mails/order-mails.queries.ts'
import { loadOrderHistory } from '../../../core/orders/order-history.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { staffOrderQueries } from './orders.queries.ts'
import { type ListedOrderMail, listMailsOf, listUnlistedMails, type OrderOfMails } from './to-order-mails.ts'

type MailListDeps = Pick<Deps, 'database' | 'now'>

/** Lists the mails about an order: what was sent, what waits in the outbox, and what failed. */
export function listOrderMails({ database, now }: MailListDeps): Handler<'backoffice.listOrderMails'> {
  return async ({ params }) => {
    const loaded = await loadOrderMails(database.pool, params.orderNumber, now())
    if (!loaded) throw new Refusal('OHS4004')
    const { order, mails } = loaded
    return { mails: mails.map(({ subject: _, ...mail }) => mail), unlisted: listUnlistedMails(order, mails) }
  }
}

/** Loads an order with the list of its mails; null for an unknown order. */
export async function loadOrderMails(
  executor: Executor,
  orderNumber: string,
  now: number,
): Promise<{ readonly order: OrderOfMails; readonly mails: ListedOrderMail[] } | null> {
  const row = await staffOrderQueries.findRecord(executor, orderNumber)
  if (!row) return null
  const loaded = await loadOrderHistory(executor, row.doc)
  const isChargeDeclined = row.mandate?.state === 'declined'
  const order = { doc: row.doc, state: row.order.state, isChargeDeclined, loaded, now }
  return { order, mails: listMailsOf(order, await orderMailQueries.list(executor, orderNumber)) }
}
