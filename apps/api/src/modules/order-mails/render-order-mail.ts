import type { Order } from '@lacehouse/contracts'
import { html, join } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import type { LoadedOrder, Words } from './load-order.ts'
import { listPlaces } from './order-places.ts'
import { renderRow, toPaymentRows, toTotalRows, writeOrderLink, writeRow } from './order-rows.ts'
import { listShipmentLines, renderShipment, toShipmentPart } from './order-shipments.ts'
import { renderPlace } from './render-pickup.ts'

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

/**
 * Renders the confirmation of an order as text and as HTML for mail programs: tables, inline styles, no scripts (CHK-13).
 * `reachedTier` names the loyalty tier to which the order lifted its member.
 */
export function renderOrderMail(loaded: LoadedOrder, reachedTier: string | null): RenderedMail {
  const { order, words } = loaded
  const points = listPointsLines(order, words, reachedTier)
  return {
    subject: words.t('mail.orderConfirmation.subject', { orderNumber: words.number }),
    html: toPage(loaded, points),
    text: toText(loaded, points),
  }
}

const toText = ({ order, words, orderUrl }: LoadedOrder, points: readonly string[]): string =>
  [
    words.t('mail.orderConfirmation.title'),
    '',
    intro(order, words),
    '',
    ...order.shipments.flatMap((shipment) => listShipmentLines(toShipmentPart({ order, words }, shipment), words)),
    ...[...toTotalRows(order, words), ...toPaymentRows(order, words)].map((row) => writeRow(row, words)),
    '',
    ...points.flatMap((line) => [line, '']),
    ...listPlaces(order, words).flatMap(({ title, lines }) => [title, ...lines, '']),
    writeOrderLink(words.t, orderUrl),
    '',
    ...(words.withdrawalUrl ? [`${words.t('navigation.footer.withdraw')}: ${words.withdrawalUrl}`, ''] : []),
    words.t('mail.closing'),
    words.t('mail.signature', { brand: words.brand }),
  ].join('\n')

/** Confirms the order and names the next step, which depends on its delivery. */
const intro = (order: Order, words: Words): string => {
  const { type, pickup, placedAt } = order
  const isAtPickupPoint = pickup?.kind === 'point' && type === 'regular'
  return [
    words.t('mail.orderConfirmation.intro', { orderNumber: words.number, date: words.day(placedAt) }),
    order.preOrder?.note ?? words.t(isAtPickupPoint ? 'order.next.point' : `order.next.${type}`),
  ].join(' ')
}

/** Lists what a member reads of the points that the order earns: their number, and the tier that they reach (LOY-01). */
const listPointsLines = ({ earnedPoints: points = 0 }: Order, words: Words, reachedTier: string | null): string[] => [
  ...(points > 0 ? [words.t('order.points.earned', { points })] : []),
  ...(reachedTier === null ? [] : [words.t('mail.orderConfirmation.tier', { name: reachedTier })]),
]

const toPage = ({ order, words, orderUrl }: LoadedOrder, points: readonly string[]): string =>
  renderMailPage(
    {
      ...words.head,
      title: words.t('mail.orderConfirmation.title'),
      preview: words.t('mail.orderConfirmation.preview'),
      intro: intro(order, words),
      footer: `${words.t('mail.footer.why', { brand: words.brand })} ${words.t('mail.footer.help')}`,
    },
    html`${renderButton(words.t('mail.orderConfirmation.view'), { url: orderUrl, brand: words.brandId })}
<tr><td class="mail-ink" style="padding:0 32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${join(order.shipments.map((shipment) => renderShipment(toShipmentPart({ order, words }, shipment), words)))}
${join(toTotalRows(order, words).map((row) => renderRow(row, words)))}
</table></td></tr>
${renderParagraph(html`<strong>${words.t('order.payment')}</strong><br>
${join(toPaymentRows(order, words).map(({ label, amount }) => html`${words.t('order.payment.line', { method: label, amount })}<br>`))}
${join(points.map((line) => html`<strong>${line}</strong><br>`))}`)}
${join(listPlaces(order, words).map(({ title, lines }) => renderPlace(title, lines)))}
${words.withdrawalUrl ? renderParagraph(html`<a class="mail-ink" href="${words.withdrawalUrl}" style="color:#14130f">${words.t('navigation.footer.withdraw')}</a>`) : ''}`,
  )
