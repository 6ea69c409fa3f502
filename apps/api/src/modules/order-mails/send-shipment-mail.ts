import type { Order } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { html } from '../../core/mails/html.ts'
import { renderButton, renderMailPage } from '../../core/mails/render-mail-page.ts'
import { isNotified } from '../../core/notifications/notifications.queries.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { toCollectorLines } from './order-places.ts'
import { writeOrderLink } from './order-rows.ts'
import { listShipmentLines, renderShipment, toShipmentPart } from './order-shipments.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { listPlaceLines, renderPlace } from './render-pickup.ts'
import { toKeyEnd } from './to-key-end.ts'

type Shipment = Order['shipments'][number]

type ShipmentMailDeps = MailDeps & Pick<Deps, 'database'>

/**
 * Sends a mail when a shipment is sent or ready for pickup, with the store, its hours and the contact (CHK-13). A shopper may do without
 * the one about a sent shipment, and not without the one that says where goods wait (ACC-12).
 */
export function sendShipmentMail(deps: ShipmentMailDeps) {
  return async ({ orderNumber, shipmentId, again }: JobData['shipment-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    const shipment = loaded.order.shipments.find((one) => one.shipmentId === shipmentId)
    // A shipment that was collected, cancelled or returned before the job runs needs no mail.
    if (shipment?.state !== 'shipped' && shipment?.state !== 'ready_for_pickup') return
    // What staff send again was asked for.
    if (again === undefined && !shipment.store && !(await isWanted(deps, orderNumber))) return
    const position = loaded.order.shipments.indexOf(shipment) + 1
    const key = `${shipment.store ? 'ready' : 'sent'}-${formatOrderNumber(orderNumber)}-${position}${toKeyEnd(again)}`
    const mail = { to: toRecipient(loaded.order, shipment), key, ...render(loaded, shipment) }
    await sendOrderMailRecorded(deps, { orderNumber, mail: 'shipment', subject: { shipmentId }, again }, mail)
  }
}

const isWanted = async ({ placements, database }: ShipmentMailDeps, orderNumber: string): Promise<boolean> => {
  const { kind, id } = (await placements.find(orderNumber))?.doc.owner ?? { kind: 'guest', id: '' }
  return isNotified(database.pool, kind === 'consumer' ? id : null, 'shipments')
}

/** Returns the email of the contact for pickup if there is one, else that of the order. */
const toRecipient = ({ pickup, email }: Order, { store }: Shipment): string => (store && pickup?.contact.email) || email

const readyKeys = { subject: 'mail.ready.subject', title: 'mail.ready.title', intro: 'mail.ready.intro' } as const
const sentKeys = { subject: 'mail.sent.subject', title: 'mail.sent.title', intro: 'mail.sent.intro' } as const

const render = ({ order, words, orderUrl }: LoadedOrder, shipment: Shipment): RenderedMail => {
  const { t, number: orderNumber, brandId: brand } = words
  const { store } = shipment
  const keys = store ? readyKeys : sentKeys
  const name = (store ? order.pickup?.contact.firstName : order.shippingAddress?.firstName) ?? ''
  const title = t(keys.title, { name })
  const sent = t(keys.intro, { orderNumber, store: store?.name ?? '' })
  // The card of a pre-order was charged just now, maybe weeks after the order.
  const intro = order.preOrder ? `${sent} ${order.preOrder.note}` : sent
  const part = toShipmentPart({ order, words }, shipment)
  const place = store ? [...listPlaceLines(store, words), ...toCollectorLines(order, words)] : []
  return {
    subject: t(keys.subject, { orderNumber }),
    text: [title, '', intro, '', ...listShipmentLines(part, words), ...place, '', writeOrderLink(t, orderUrl)].join(
      '\n',
    ),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`<tr><td class="mail-ink" style="padding:8px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${renderShipment(part, words)}</table></td></tr>
${store ? renderPlace(t('mail.pickup.store'), place) : ''}
${renderButton(t('mail.orderConfirmation.view'), { url: orderUrl, brand })}`,
    ),
  }
}
