import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { loadOrder, type MailDeps } from './load-order.ts'
import { renderOrderMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

/** Sends the confirmation of an order in its locale; a repetition has the same key and is not sent twice (CHK-13). */
export function sendOrderMail(deps: MailDeps) {
  return async ({ orderNumber, again }: JobData['order-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    const key = `order-${formatOrderNumber(orderNumber)}${toKeyEnd(again)}`
    await deps.mailer.send({ to: loaded.order.email, key, ...renderOrderMail(loaded) })
  }
}
