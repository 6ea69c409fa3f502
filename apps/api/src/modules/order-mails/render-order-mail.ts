import type { Order } from '@lacehouse/contracts'
import { html, join, type Markup } from './html.ts'
import type { LoadedOrder, Words } from './load-order.ts'
import { listPlaces } from './order-places.ts'
import { renderRow, toPaymentRows, toTotalRows, writeRow } from './order-rows.ts'
import { listShipmentLines, renderShipment, toShipmentPart } from './order-shipments.ts'
import { renderPlace } from './render-pickup.ts'

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

/** Renders the confirmation of an order as text and as HTML for mail programs: tables, inline styles, no scripts (CHK-13). */
export function renderOrderMail(loaded: LoadedOrder): RenderedMail {
  const { words } = loaded
  return {
    subject: words.t('mail.orderConfirmation.subject', { orderNumber: words.number }),
    html: toPage(loaded).toString(),
    text: toText(loaded),
  }
}

const toText = ({ order, words }: LoadedOrder): string =>
  [
    words.t('mail.orderConfirmation.title'),
    '',
    intro(order, words),
    '',
    ...order.shipments.flatMap((shipment) => listShipmentLines(toShipmentPart({ order, words }, shipment))),
    ...[...toTotalRows(order, words), ...toPaymentRows(order, words)].map(writeRow),
    '',
    ...toPointsLines(order, words).flatMap((line) => [line, '']),
    ...listPlaces(order, words).flatMap(({ title, lines }) => [title, ...lines, '']),
    words.t('mail.closing'),
    words.t('mail.signature', { brand: words.brand }),
  ].join('\n')

/** Confirms the order and names the next step, which depends on its delivery. */
const intro = (order: Order, words: Words): string => {
  const { type, pickup, placedAt } = order
  const isAtPickupPoint = pickup?.kind === 'point' && type === 'regular'
  return [
    words.t('mail.orderConfirmation.intro', { orderNumber: words.number, date: words.day(placedAt) }),
    words.t(isAtPickupPoint ? 'order.next.point' : `order.next.${type}`),
  ].join(' ')
}

/** Lists the line with the points that a member earns by the order (LOY-01). */
const toPointsLines = ({ earnedPoints: points = 0 }: Order, words: Words): string[] =>
  points > 0 ? [words.t('order.points.earned', { points })] : []

const toPage = ({ order, words, orderUrl }: LoadedOrder): Markup => html`<!doctype html>
<html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.t('mail.orderConfirmation.title')}</title></head>
<body style="margin:0;background:#f3f2ef;color:#141413;font-family:Inter,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${words.t('mail.orderConfirmation.preview')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff">
<tr><td style="padding:32px 32px 8px;font-size:20px;font-weight:800;letter-spacing:.02em">${words.brand}</td></tr>
<tr><td style="padding:8px 32px"><h1 style="margin:0 0 12px;font-size:30px;line-height:1.1">${words.t('mail.orderConfirmation.title')}</h1>
<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${intro(order, words)}</p></td></tr>
<tr><td style="padding:8px 32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${join(order.shipments.map((shipment) => renderShipment(toShipmentPart({ order, words }, shipment), words.shopUrl)))}
${join(toTotalRows(order, words).map((row) => renderRow(row, words.shopUrl)))}
</table></td></tr>
<tr><td style="padding:8px 32px 16px;font-size:14px;line-height:1.6"><strong>${words.t('order.payment')}</strong><br>
${join(toPaymentRows(order, words).map(({ label, amount }) => html`${words.t('order.payment.line', { method: label, amount })}<br>`))}
${join(toPointsLines(order, words).map((line) => html`<strong>${line}</strong>`))}</td></tr>
${join(listPlaces(order, words).map(({ title, lines }) => renderPlace(title, lines)))}
<tr><td style="padding:8px 32px 32px"><a href="${orderUrl}"
 style="display:inline-block;background:#141413;color:#fff;text-decoration:none;padding:14px 24px;border-radius:999px;font-weight:600">${words.t('mail.orderConfirmation.view')}</a></td></tr>
<tr><td style="padding:16px 32px 32px;font-size:13px;line-height:1.5;color:#5d5b57">${words.t('mail.footer.why', { brand: words.brand })} ${words.t('mail.footer.help')}</td></tr>
</table></td></tr></table></body></html>`
