import type { pickupPoints } from '@lacehouse/database'
import { type Country, countries, timeZoneOf } from '../countries/countries.ts'
import { createRandom, type Random } from '../seed/random.ts'
import { makePointHours } from './opening-hours.ts'

export type PointRow = typeof pickupPoints.$inferInsert

const pointsPerStore = 4
const kilometreInDegrees = 0.009

/** Lists the pickup points of the carrier of each country: four around every store, always the same. */
export function listPickupPoints(): PointRow[] {
  const stores = countries.flatMap((country) => country.stores.map((store) => ({ country, store })))
  return stores.flatMap(({ country, store }, index) => {
    const random = createRandom(`${store.postalCode}/points`)
    const numbers = country.pickupPoints ? Array.from({ length: pointsPerStore }, (_, nth) => nth) : []
    return numbers.map((nth) => planPoint({ country, store, index, nth, random }))
  })
}

type PointOptions = {
  readonly country: Country
  readonly store: Country['stores'][number]
  /** The number of the store among those of all countries. */
  readonly index: number
  /** The number of the point around its store. */
  readonly nth: number
  readonly random: Random
}

function planPoint({ country, store, index, nth, random }: PointOptions): PointRow {
  const { carrier = '', shops = [], streets = [], beforeNumber } = country.pickupPoints ?? {}
  const number = random.between(1, 140)
  const pick = (list: readonly string[]): string => list[(index + nth) % list.length] ?? ''
  return {
    id: `${country.code.toLowerCase()}-p${String(index + 1).padStart(3, '0')}-${nth + 1}`,
    carrier,
    name: `${carrier} ${pick(shops)}`,
    countryCode: country.code,
    address: {
      addressLine1:
        beforeNumber === undefined ? `${number} ${pick(streets)}` : `${pick(streets)}${beforeNumber}${number}`,
      city: store.city,
      ...(store.province && { province: store.province }),
      postalCode: store.postalCode,
      countryCode: country.code,
      timeZone: timeZoneOf(country, store.province),
    },
    latitudeMicro: toMicro(store.latitude + (random.next() - 0.5) * 4 * kilometreInDegrees),
    longitudeMicro: toMicro(store.longitude + (random.next() - 0.5) * 6 * kilometreInDegrees),
    hours: makePointHours(index + nth),
    maxWeightGrams: 20_000,
  }
}

function toMicro(degrees: number): number {
  return Math.round(degrees * 1e6)
}
