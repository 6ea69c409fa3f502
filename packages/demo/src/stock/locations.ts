import type { locations } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain'
import { stores } from './stores.ts'

export type LocationRow = typeof locations.$inferInsert

type Address = {
  readonly addressLine1: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
  readonly countryCode: string
}

const warehouses: Readonly<Record<string, Address>> = {
  'us-east': place('4100 Tradeport Drive', 'Breinigsville', 'PA', '18031', 'US'),
  'ca-central': place('7500 Danbro Crescent', 'Mississauga', 'ON', 'L5N 6P9', 'CA'),
  'eu-central': place('Halle-Neustädter-Straße 8', 'Leipzig', '', '04158', 'DE'),
  'gb-midlands': place('Unit 4, Fosse Way', 'Coventry', '', 'CV3 4FR', 'GB'),
}

function place(addressLine1: string, city: string, province: string, postalCode: string, countryCode: string): Address {
  return { addressLine1, city, province, postalCode, countryCode }
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Opening hours by weekday, `[opens, closes]` in the store's own time; an empty list is closed. */
const hoursOf = (country: string): Record<string, string[]> =>
  Object.fromEntries(
    weekdays.map((day) => {
      if (day === 'sun') return [day, country === 'DE' ? [] : ['11:00', '18:00']]
      return [day, day === 'sat' ? ['09:30', '20:00'] : ['10:00', country === 'GB' ? '19:00' : '20:00']]
    }),
  )

/** The warehouse of each site, and the stores of its country. */
export const listLocations = (sites: readonly Site[]): LocationRow[] => sites.flatMap(listOfSite)

const listOfSite = (site: Site): LocationRow[] => {
  const address = warehouses[site.warehouse]
  const warehouse: LocationRow = {
    id: site.warehouse,
    kind: 'warehouse',
    siteId: site.siteId,
    names: Object.fromEntries(site.locales.map((locale) => [locale, site.name])),
    address: address ?? { countryCode: site.country },
    priority: 0,
  }
  const own = stores.filter(({ country }) => country === site.country)
  return [
    warehouse,
    ...own.map((store, index) => ({
      id: `${site.country.toLowerCase()}-${String(index + 1).padStart(3, '0')}`,
      kind: 'store' as const,
      siteId: site.siteId,
      names: Object.fromEntries(site.locales.map((locale) => [locale, `${brandNameOf(site)} ${store.name}`])),
      address: {
        ...place(store.street, store.city, store.province, store.postalCode, store.country),
        phone: store.phone,
      },
      latitudeMicro: Math.round(store.latitude * 1e6),
      longitudeMicro: Math.round(store.longitude * 1e6),
      hours: hoursOf(store.country),
      pickup: site.features.pickup && index % 5 !== 4,
      priority: index + 1,
    })),
  ]
}

const brandNameOf = ({ name }: Site): string => name.split(' ')[0] ?? name
