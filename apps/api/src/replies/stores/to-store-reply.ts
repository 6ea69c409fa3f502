import type { OpeningHours, PickupPointReply, StoreReply } from '@lacehouse/contracts'
import { stockStatusOf } from '@lacehouse/domain/product/availability'
import { findHoursOn } from '@lacehouse/domain/store/parse-store-hours'
import { type PickupPoint, type Store, type StoreAddress, weekdays } from '@lacehouse/domain/store/store'

type StoreExtras = {
  readonly locale: string
  readonly now: number
  readonly distance?: number
  /** The stock of a product at the store. */
  readonly stock?: { readonly productId: string; readonly quantity: number }
}

/** Makes the reply of a store in the locale of the call. */
export function toStoreReply(store: Store, { locale, now, distance, stock }: StoreExtras): StoreReply {
  return {
    id: store.id,
    name: nameOf(store, locale),
    address: toAddress(store.address),
    ...(store.address.phone && { phone: store.address.phone }),
    ...store.position,
    hours: toHours(store, now),
    pickup: store.hasPickup,
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

/** Makes the short reply of a store: name and address. */
export function toStoreSummary(store: Store, locale: string): Pick<StoreReply, 'id' | 'name' | 'address'> {
  return {
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

const toHours = (
  { hours, address }: Pick<Store, 'hours'> & { readonly address: Pick<StoreAddress, 'timeZone'> },
  now: number,
): OpeningHours => {
  const date = toDayIn(address.timeZone, now)
  return {
    weekdays: weekdays.map((day) => ({ day, hours: hours.weekdays[day] ?? undefined })),
    exceptions: hours.exceptions
      .filter((exception) => exception.date >= date)
      .map((exception) => ({ date: exception.date, hours: exception.hours ?? undefined })),
    today: { date, hours: findHoursOn(hours, date) ?? undefined },
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the current day (YYYY-MM-DD) in a time zone; the Swedish format equals the ISO format. */
const toDayIn = (timeZone: string, now: number): string => {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  if (!known) formats.set(timeZone, format)
  return format.format(now)
}
