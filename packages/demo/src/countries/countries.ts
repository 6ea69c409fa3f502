import { join } from 'node:path'
import { z } from 'zod'
import { dataFolder, listJsonFiles, readData } from '../read-data.ts'
import { rankCountry } from './rank-country.ts'

const Address = z.strictObject({
  addressLine1: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
})

const Store = z.strictObject({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
})

const Home = z.strictObject({
  addressLine1: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string().optional(),
})

const CountryData = z.strictObject({
  timeZone: z.string(),
  /** The time zones of provinces that differ from the country's. */
  timeZones: z.record(z.string(), z.string()).optional(),
  /** The address of the two events that the demo shop has in every country. */
  venue: z.string(),
  /** What differs from the usual opening hours of stores; no hours on Sundays mean that they are closed. */
  openingHours: z
    .strictObject({
      sunday: z.array(z.string()).optional(),
      evening: z.string().optional(),
      /** Days of a year (MM-DD) on which they are closed, besides Christmas Day and New Year's Day. */
      closed: z.array(z.string()).optional(),
    })
    .optional(),
  /** Addresses by the warehouse's id; a country whose site shares the warehouse of another has none. */
  warehouses: z.record(z.string(), Address),
  /** Real cities and streets, invented shops. */
  stores: z.array(Store),
  pickupPoints: z
    .strictObject({
      carrier: z.string(),
      shops: z.array(z.string()),
      streets: z.array(z.string()),
      /** What stands between street and house number where the number comes last. */
      beforeNumber: z.string().optional(),
    })
    .optional(),
  /** The people who can sign in: real streets, invented names, telephone numbers that are reserved for fiction. */
  people: z
    .strictObject({ names: z.array(z.string()), home: Home.extend({ phone: z.string() }), office: Home })
    .optional(),
})

/** What the demo shop has in a country: `data/countries/<country>.json`. */
export type Country = z.infer<typeof CountryData> & {
  /** Two capital letters. */
  readonly code: string
}

/** Every country of the demo shop, in the order of `data/country-order.json`. */
export const countries: readonly Country[] = listJsonFiles(join(dataFolder, 'countries'))
  .map((name) => ({ ...readData(`countries/${name}`, CountryData), code: name.toUpperCase() }))
  .sort((a, b) => rankCountry(a.code) - rankCountry(b.code))

/** Finds a country by its two letters. */
export function findCountry(code: string): Country | null {
  return countries.find((country) => country.code === code) ?? null
}

/** Finds the address of a warehouse in the country that it stands in. */
export function findWarehouse(id: string): (z.infer<typeof Address> & { readonly countryCode: string }) | null {
  const country = countries.find(({ warehouses }) => Object.hasOwn(warehouses, id))
  const address = country?.warehouses[id]
  return country && address ? { ...address, countryCode: country.code } : null
}

/** The time zone of a place. */
export function timeZoneOf(country: Pick<Country, 'timeZone' | 'timeZones'>, province: string): string {
  return country.timeZones?.[province] ?? country.timeZone
}
