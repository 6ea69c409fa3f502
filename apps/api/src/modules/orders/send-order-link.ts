import { randomUUID } from 'node:crypto'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { type MailLimitDeps, mayMail } from '../../core/mails/may-mail.ts'
import type { Handler } from '../../http/call.ts'
import type { OrderQueries } from './orders.queries.ts'

type LinkDeps = MailLimitDeps & { readonly orderQueries: Pick<OrderQueries, 'sendLink'> }

/**
 * Mails an order's confirmation, whose link opens the order, once more to the email of the order. The same statements run whether or not
 * there is such an order, so that neither words nor time tell (ACC-06). The email that was typed counts for its mailbox, found or not.
 */
export function sendOrderLink({ limiter, orderQueries }: LinkDeps): Handler<'orders.sendLink'> {
  return async ({ body }) => {
    const email = toMailbox(body.email)
    const again = randomUUID()
    const orderNumber = parseOrderNumber(body.orderNumber) ?? ''
    if (await mayMail({ limiter }, { to: email, key: `order-link-${again}` }))
      await orderQueries.sendLink({ orderNumber, email, again })
    return { accepted: true }
  }
}
