import type { Order } from '@lacehouse/contracts'
import { html, join, type Markup } from '../../core/mails/html.ts'
import type { Words } from './load-order.ts'
import { type Row, renderRow, toItemRow, writeRow } from './order-rows.ts'

type Shipment = Order['shipments'][number]

/** A shipment in a mail: title, delivery and items. */
export type ShipmentPart = { readonly title: string; readonly delivery: string; readonly rows: readonly Row[] }

export function toShipmentPart(
  { order, words }: { readonly order: Order; readonly words: Words },
  shipment: Shipment,
): ShipmentPart {
  const count = order.shipments.length
  const position = order.shipments.indexOf(shipment) + 1
  return {
    title: count > 1 ? words.t('order.shipment', { position, count }) : words.t('order.items'),
    delivery: toDelivery(shipment, words, order),
    rows: order.items
      .filter(({ id }) => shipment.itemIds.includes(id))
      .map((item) => toItemRow(item, { order, words })),
  }
}

/** Describes the delivery: the shipping method with its days, or the store of the pickup. */
const toDelivery = ({ shippingMethod, store, itemIds }: Shipment, words: Words, { items }: Order): string => {
  if (store) return words.t('order.collectAt', { place: store.name })
  if (!shippingMethod) return ''
  const { label, price, deliveryWindow, deliveryTime } = shippingMethod
  // Made-to-order goods have a delivery of their own, whose price the sum of all deliveries does not tell.
  const isMadeToOrder = items.some(({ id, isCustoms }) => isCustoms && itemIds.includes(id))
  const method = isMadeToOrder && price.amount > 0 ? `${label}, ${words.money(price.amount)}` : label
  if (!deliveryWindow) return deliveryTime ? words.t('mail.order.delivery', { method, arrival: deliveryTime }) : method
  const [from, to] = [words.shortDay(deliveryWindow.from), words.shortDay(deliveryWindow.to)]
  const arrival = from === to ? words.t('cart.arrivesOn', { date: from }) : words.t('cart.arrives', { from, to })
  return words.t('mail.order.delivery', { method, arrival })
}

export function renderShipment({ title, delivery, rows }: ShipmentPart, words: Words): Markup {
  return html`<tr>
<td colspan="3" style="padding:16px 0 8px;font-size:15px;line-height:1.5"><strong>${title}</strong>${delivery ? html`<br>${delivery}` : ''}</td></tr>
${join(rows.map((row) => renderRow(row, words)))}`
}

export function listShipmentLines({ title, delivery, rows }: ShipmentPart, words: Words): string[] {
  return [title, ...(delivery ? [delivery] : []), ...rows.map((row) => writeRow(row, words)), '']
}
