import { randomUUID } from 'node:crypto'
import type { StaffOrderMail } from '@lacehouse/contracts'
import { listResendableCards } from '@lacehouse/domain/order/list-resendable-cards'
import type { PoolClient } from 'pg'
import { orderMailJobs } from '../../../core/order-mails/order-mail-jobs.ts'
import { fulfilmentQueries } from '../../../core/orders/fulfilment.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'
import { loadOrderMails } from './list-order-mails.ts'
import { isAnnounced, type ListedOrderMail, listSendableMails, type OrderOfMails } from './to-order-mails.ts'

/** Sends a mail of an order again, to the address that it went to. */
export function sendOrderMailAgain(deps: StaffOrderDeps & Pick<Deps, 'now'>): Handler<'backoffice.sendOrderMail'> {
  return (call) => {
    const { body, params } = call
    const { orderNumber } = params
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.sendOrderMail',
      change: async (client) => {
        const found = await loadOrderMails(client, orderNumber, deps.now())
        if (!found) throw new Refusal('OHS4004')
        const { order, mails } = found
        if ('mail' in body) {
          if (!listSendableMails(order).includes(body.mail)) throw new Refusal('STF409')
          await enqueueLatest(client, order, body.mail)
          return { after: { mail: body.mail } }
        }
        const mail = mails.find(({ mailId }) => mailId === body.mailId)
        if (!mail?.maySendAgain) throw new Refusal('STF409')
        await enqueueAgain(client, order, mail)
        return { after: { mail: mail.mail } }
      },
    })
  }
}

/** Enqueues the job of a mail of the list once more. */
const enqueueAgain = async (client: PoolClient, order: OrderOfMails, { mail, subject }: ListedOrderMail) => {
  const { doc, state, loaded, now } = order
  const { orderNumber } = doc
  if (mail !== 'giftCard') {
    const data = { ...subject, orderNumber, again: randomUUID() }
    return fulfilmentQueries.enqueueJob(client, orderMailJobs[mail], data)
  }
  const { lineId: only } = subject
  const cards = listResendableCards(doc, { state, returned: loaded.history.returned, now })
  const lineIds = cards.map(({ lineId }) => lineId).filter((lineId) => only === undefined || lineId === only)
  return fulfilmentQueries.enqueueJob(client, 'gift-cards', { orderNumber, again: { id: randomUUID(), lineIds } })
}

/** Enqueues a mail that the list has not: of all parcels on their way, of the latest refund or return. */
const enqueueLatest = async (client: PoolClient, order: OrderOfMails, mail: StaffOrderMail): Promise<void> => {
  const { doc, loaded } = order
  const { shipments, history, returns } = loaded
  const asked = { orderNumber: doc.orderNumber, again: randomUUID() }
  const shipmentIds = shipments.filter(({ state }) => isAnnounced(state)).map(({ id }) => id)
  const key = history.givenBack.at(-1)?.key
  const returnNumber = returns.findLast(({ cancelledAt }) => cancelledAt === null)?.number
  if (mail === 'order') await fulfilmentQueries.enqueueJob(client, 'order-mail', asked)
  if (mail === 'refund' && key !== undefined)
    await fulfilmentQueries.enqueueJob(client, 'refund-mail', { ...asked, key })
  if (mail === 'return' && returnNumber !== undefined)
    await fulfilmentQueries.enqueueJob(client, 'return-mail', { ...asked, returnNumber })
  if (mail !== 'shipment') return
  for (const shipmentId of shipmentIds)
    await fulfilmentQueries.enqueueJob(client, 'shipment-mail', { ...asked, shipmentId })
}
