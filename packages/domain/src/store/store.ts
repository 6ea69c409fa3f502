import type { StoreId } from '../cart/ids.ts'
import type { Position } from './measure-distance.ts'
import type { StoreService } from './services-of-store.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening and closing time of a day, `HH:MM` in the store's own time; null when closed. */
export type DayHours = { readonly opens: string; readonly closes: string } | null

/** A day (YYYY-MM-DD) with other hours than its weekday. */
export type HoursException = { readonly date: string; readonly hours: DayHours }

export type StoreHours = {
  readonly weekdays: Readonly<Record<Weekday, DayHours>>
  readonly exceptions: readonly HoursException[]
}

/** A store as the page shows it (STO-01). */
export type Store = {
  readonly id: StoreId
  readonly siteId: string
  readonly names: Readonly<Record<string, string>>
  readonly address: StoreAddress
  readonly position: Position
  readonly hours: StoreHours
  /** Whether the store hands out orders. */
  readonly hasPickup: boolean
  /** What it does besides selling, in display order. */
  readonly services: readonly StoreService[]
}

export type StoreAddress = {
  readonly addressLine1: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phone?: string
  /** IANA name of the time zone of its hours. */
  readonly timeZone: string
}

/** A carrier's place where a parcel waits for the shopper (CHK-15). */
export type PickupPoint = {
  readonly id: string
  readonly carrier: string
  readonly name: string
  readonly address: Omit<StoreAddress, 'phone'>
  readonly position: Position
  readonly hours: StoreHours
  /** The heaviest parcel that it accepts. */
  readonly maxWeightGrams: number
}
