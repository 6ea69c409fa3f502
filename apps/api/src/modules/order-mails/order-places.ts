import type { Order, StoreReply } from '@lacehouse/contracts'
import { formatAddress } from '@lacehouse/domain/address/format-address'
import { formatDate } from '@lacehouse/domain/date/format-date'
import { formatTime } from '@lacehouse/domain/store/format-opening-hours'
import type { Words } from './load-order.ts'
import { listPlaceLines } from './render-pickup.ts'

export type PlaceOfOrder = { readonly title: string; readonly lines: readonly string[] }

/** Lists the delivery address, the pickup places with their contact, and the billing address (CHK-13). */
export function listPlaces(order: Order, words: Words): PlaceOfOrder[] {
  const { pickup, shipments } = order
  const address = toAddressLines(order.shippingAddress)
  const stores = shipments.flatMap(({ store }) => store ?? [])
  return [
    ...(pickup?.point
      ? [{ title: words.t('mail.pickup.point'), lines: listPlaceLines(pickup.point, words) }]
      : address.length > 0
        ? [{ title: words.t('order.deliveryAddress'), lines: address }]
        : []),
    ...stores.map((store) => ({
      title: words.t('mail.pickup.store'),
      lines: [...toReadyLines(store, words), ...listPlaceLines(store, words)],
    })),
    ...(stores.length > 0
      ? [
          {
            title: words.t('mail.pickup.how'),
            lines: [...toCollectorLines(order, words), words.t('mail.pickup.howText')],
          },
        ]
      : []),
    ...(order.billingAddress
      ? [{ title: words.t('order.billingAddress'), lines: toAddressLines(order.billingAddress) }]
      : []),
  ]
}

const toReadyLines = ({ ready }: Pick<StoreReply, 'ready'>, { t, tag }: Words): string[] => {
  if (!ready) return []
  const date = formatDate(tag, ready.date, { dateStyle: 'full' })
  return [t('mail.pickup.ready', { date, time: formatTime(ready.time, tag) })]
}

/** Lists the line with the name of the contact for pickup; it is empty without one. */
export function toCollectorLines({ pickup }: Order, words: Words): string[] {
  const name = [pickup?.contact.firstName, pickup?.contact.lastName].filter(Boolean).join(' ')
  return name ? [words.t('mail.ready.collector', { name })] : []
}

const toAddressLines = (address: Order['billingAddress']): string[] => (address ? formatAddress(address) : [])
