import type { Order } from '@lacehouse/contracts'
import type { Words } from './load-order.ts'
import { listPlaceLines } from './render-collection.ts'

export type PlaceOfOrder = { readonly title: string; readonly lines: readonly string[] }

/** Where everything goes or waits, who may have it, and where the bill goes (CHK-13). */
export const listPlaces = (order: Order, words: Words): PlaceOfOrder[] => {
  const { collection, shipments } = order
  const address = toAddressLines(order.shippingAddress)
  const stores = shipments.flatMap(({ store }) => store ?? [])
  return [
    ...(collection?.point
      ? [{ title: words.say('mail.collect.point'), lines: listPlaceLines(collection.point, words) }]
      : address.length > 0
        ? [{ title: words.say('order.deliveryAddress'), lines: address }]
        : []),
    ...stores.map((store) => ({ title: words.say('mail.collect.store'), lines: listPlaceLines(store, words) })),
    ...(stores.length > 0
      ? [
          {
            title: words.say('mail.collect.how'),
            lines: [...toCollectorLines(order, words), words.say('mail.collect.howText')],
          },
        ]
      : []),
    ...(order.billingAddress
      ? [{ title: words.say('order.billingAddress'), lines: toAddressLines(order.billingAddress) }]
      : []),
  ]
}

/** Who collects it, where it is collected. */
export const toCollectorLines = ({ collection }: Order, words: Words): string[] => {
  const name = [collection?.contact.firstName, collection?.contact.lastName].filter(Boolean).join(' ')
  return name ? [words.say('mail.ready.collector', { name })] : []
}

const toAddressLines = (address: Order['billingAddress']): string[] => {
  if (!address) return []
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province } = address
  return [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2 ?? '',
    [postalCode, city, province].filter(Boolean).join(' '),
  ].filter(Boolean)
}
