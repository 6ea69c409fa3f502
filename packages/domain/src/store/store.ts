import type { StoreId } from '../cart/ids.ts'
import type { Position } from './measure-distance.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** When a store opens and closes on a day, `HH:MM` in its own time; null is closed. */
export type DayHours = { readonly opens: string; readonly closes: string } | null

/** A day (YYYY-MM-DD) on which other hours hold than those of its weekday. */
export type HoursException = { readonly date: string; readonly hours: DayHours }

export type StoreHours = {
  readonly weekdays: Readonly<Record<Weekday, DayHours>>
  readonly exceptions: readonly HoursException[]
}

/** A store as its shoppers know it (STO-01). */
export type Store = {
  readonly id: StoreId
  readonly siteId: string
  readonly names: Readonly<Record<string, string>>
  readonly address: StoreAddress
  readonly position: Position
  readonly hours: StoreHours
  /** Hands out what was ordered. */
  readonly hasPickup: boolean
}

export type StoreAddress = {
  readonly addressLine1: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phone?: string
  /** IANA name of the zone that its hours are in. */
  readonly timeZone: string
}

/** A counter of a carrier where a parcel waits for whom it is for (CHK-15). */
export type PickupPoint = {
  readonly id: string
  readonly carrier: string
  readonly name: string
  readonly address: Omit<StoreAddress, 'phone'>
  readonly position: Position
  readonly hours: StoreHours
  /** The heaviest parcel that it takes in. */
  readonly maxWeightGrams: number
}
