import type { OpeningHours, PickupPointReply, StoreReply } from '@lacehouse/contracts'
import { formatPhoneNumber } from '@lacehouse/domain/phone/format-phone-number'
import { stockStatusOf } from '@lacehouse/domain/product/availability'
import { findPickupReady, readWallTime } from '@lacehouse/domain/store/find-pickup-ready'
import { findHoursOn } from '@lacehouse/domain/store/parse-store-hours'
import { type PickupPoint, type Store, type StoreAddress, weekdays } from '@lacehouse/domain/store/store'

type StoreExtras = {
  readonly locale: string
  readonly now: number
  readonly distance?: number
  /** When the order was placed whose pickup is shown; the present moment without one. */
  readonly placedAt?: number
  /** The stock of a product at the store. */
  readonly stock?: { readonly productId: string; readonly quantity: number }
}

/** Makes the reply of a store in the locale of the call. */
export function toStoreReply(store: Store, { locale, now, placedAt = now, distance, stock }: StoreExtras): StoreReply {
  return {
    id: store.id,
    name: nameOf(store, locale),
    address: toAddress(store.address),
    ...toPhone(store.address),
    ...store.position,
    hours: toHours(store, now),
    timeZone: store.address.timeZone,
    pickup: store.hasPickup,
    services: [...store.services],
    ...toReady(store, { now, placedAt }),
    ...(distance !== undefined && { distance }),
    ...(stock && { stock: { ...stock, stockStatus: stockStatusOf(stock.quantity) } }),
  }
}

export function toPointReply(
  point: PickupPoint,
  { now, distance }: { readonly now: number; readonly distance?: number },
): PickupPointReply {
  return {
    id: point.id,
    carrier: point.carrier,
    name: point.name,
    address: toAddress(point.address),
    ...point.position,
    hours: toHours(point, now),
    ...(distance !== undefined && { distance }),
  }
}

/** Makes the short reply of a store: name, address, and when an order is ready. */
export function toStoreSummary(
  store: Store,
  { locale, now }: Pick<StoreExtras, 'locale' | 'now'>,
): Pick<StoreReply, 'id' | 'name' | 'address' | 'ready'> {
  return {
    ...toReady(store, { now, placedAt: now }),
    id: store.id,
    name: nameOf(store, locale),
    address: toAddress(store.address),
  }
}

export function nameOf({ id, names }: Pick<Store, 'id' | 'names'>, locale: string): string {
  return names[locale] ?? Object.values(names)[0] ?? id
}

const toAddress = ({ timeZone: _, ...address }: StoreAddress): StoreReply['address'] => {
  const { addressLine1, city, province, postalCode, countryCode } = address
  return { addressLine1, city, ...(province && { province }), postalCode, countryCode }
}

const toReady = (
  store: Store,
  { now, placedAt }: { readonly now: number; readonly placedAt: number },
): Pick<StoreReply, 'ready'> => {
  const ready = store.hasPickup ? findPickupReady(store, placedAt) : null
  const today = readWallTime(store.address.timeZone, now).date
  return ready ? { ready: { ...ready, isToday: ready.date === today } } : {}
}

const toPhone = ({ phone, countryCode }: StoreAddress): Pick<StoreReply, 'phone' | 'phoneText'> =>
  phone ? { phone, phoneText: formatPhoneNumber(phone, countryCode) } : {}

const toHours = (
  { hours, address }: Pick<Store, 'hours'> & { readonly address: Pick<StoreAddress, 'timeZone'> },
  now: number,
): OpeningHours => {
  const date = readWallTime(address.timeZone, now).date
  return {
    weekdays: weekdays.map((day) => ({ day, hours: hours.weekdays[day] ?? undefined })),
    exceptions: hours.exceptions
      .filter((exception) => exception.date >= date)
      .map((exception) => ({ date: exception.date, hours: exception.hours ?? undefined })),
    today: { date, hours: findHoursOn(hours, date) ?? undefined },
  }
}
