import type { Order } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain'
import type { JobData } from '../../jobs/jobs.ts'
import { html } from './html.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { toCollectorLines } from './order-places.ts'
import { listShipmentLines, renderShipment, toShipmentPart } from './order-shipments.ts'
import { listPlaceLines, renderPlace } from './render-collection.ts'
import { renderMailPage } from './render-mail-page.ts'
import type { RenderedMail } from './render-order-mail.ts'

type Shipment = Order['shipments'][number]

/** Writes that a shipment is on its way, or waits to be collected: where, until when a day, and for whom (CHK-13). */
export const sendShipmentMail =
  (deps: MailDeps) =>
  async ({ orderNumber, shipmentId }: JobData['shipment-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    const shipment = loaded.order.shipments.find((one) => one.shipmentId === shipmentId)
    // Collected, cancelled or sent back before the mail got its turn: there is nothing to tell.
    if (shipment?.state !== 'shipped' && shipment?.state !== 'ready_for_pickup') return
    const nth = loaded.order.shipments.indexOf(shipment) + 1
    const key = `${shipment.store ? 'ready' : 'sent'}-${formatOrderNumber(orderNumber)}-${nth}`
    await deps.mailer.send({ to: toReader(loaded.order, shipment), key, ...render(loaded, shipment) })
  }

/** Whoever collects it, where they have left an address. */
const toReader = ({ collection, email }: Order, { store }: Shipment): string =>
  (store && collection?.contact.email) || email

const readyWords = { subject: 'mail.ready.subject', title: 'mail.ready.title', intro: 'mail.ready.intro' } as const
const sentWords = { subject: 'mail.sent.subject', title: 'mail.sent.title', intro: 'mail.sent.intro' } as const

const render = ({ order, words, orderUrl }: LoadedOrder, shipment: Shipment): RenderedMail => {
  const { say, tag, number: orderNumber, shopUrl } = words
  const { store } = shipment
  const keys = store ? readyWords : sentWords
  const name = (store ? order.collection?.contact.firstName : order.shippingAddress?.firstName) ?? ''
  const title = say(keys.title, { name })
  const intro = say(keys.intro, { orderNumber, store: store?.name ?? '' })
  const part = toShipmentPart({ order, words }, shipment)
  const place = store ? [...listPlaceLines(store, words), ...toCollectorLines(order, words)] : []
  return {
    subject: say(keys.subject, { orderNumber }),
    text: [title, '', intro, '', ...listShipmentLines(part), ...place, '', orderUrl].join('\n'),
    html: renderMailPage(
      { tag, title, intro },
      html`<tr><td style="padding:8px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${renderShipment(part, shopUrl)}</table></td></tr>
${store ? renderPlace(say('mail.collect.store'), place) : ''}
<tr><td style="padding:8px 32px 32px;font-size:14px"><a href="${orderUrl}" style="color:#141413">${say('mail.orderConfirmation.view')}</a></td></tr>`,
    ),
  }
}
