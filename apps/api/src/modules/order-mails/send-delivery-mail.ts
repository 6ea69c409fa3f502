import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { html, join } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { listPlaces } from './order-places.ts'
import { writeOrderLink } from './order-rows.ts'
import { listShipmentLines, renderShipment, toShipmentPart } from './order-shipments.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { renderPlace } from './render-pickup.ts'
import { toKeyEnd } from './to-key-end.ts'

/**
 * Sends the mail about another delivery of an order: where it goes now, by which method, and who of the shop changed it. It goes to the
 * address of the order, so that its shopper learns of a change by someone else (ACC-07).
 */
export function sendDeliveryMail(deps: MailDeps) {
  return async ({ orderNumber, key, agent, again }: JobData['delivery-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    const mailKey = `delivery-${formatOrderNumber(orderNumber)}-${key}${toKeyEnd(again)}`
    const about = { orderNumber, mail: 'delivery', subject: { key }, again } as const
    await sendOrderMailRecorded(deps, about, { to: loaded.order.email, key: mailKey, ...render(loaded, agent) })
  }
}

const render = ({ order, words, orderUrl }: LoadedOrder, agent: string | undefined): RenderedMail => {
  const { t, number: orderNumber, brandId: brand } = words
  const title = t('mail.delivery.title')
  const intro = agent
    ? t('mail.delivery.introAgent', { orderNumber, agent })
    : t('mail.delivery.intro', { orderNumber })
  const places = listPlaces({ ...order, billingAddress: undefined }, words)
  const parts = order.shipments.map((shipment) => toShipmentPart({ order, words }, shipment))
  const notYou = t('mail.delivery.notYou')
  return {
    subject: t('mail.delivery.subject', { orderNumber }),
    text: [
      ...[title, '', intro, ''],
      ...places.flatMap((place) => [place.title, ...place.lines, '']),
      ...parts.flatMap((part) => listShipmentLines(part, words)),
      ...[notYou, '', writeOrderLink(t, orderUrl)],
    ].join('\n'),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`${join(places.map((place) => renderPlace(place.title, place.lines)))}
<tr><td class="mail-ink" style="padding:8px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${join(parts.map((part) => renderShipment(part, words)))}</table></td></tr>
${renderParagraph(notYou)}
${renderButton(t('mail.orderConfirmation.view'), { url: orderUrl, brand })}`,
    ),
  }
}
