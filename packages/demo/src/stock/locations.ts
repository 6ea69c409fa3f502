import type { locations } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { brandNameOf } from '../words/brand-name.ts'
import { makeStoreHours } from './opening-hours.ts'
import { stores } from './stores.ts'
import { timeZoneOf } from './time-zones.ts'

export type LocationRow = typeof locations.$inferInsert

type Address = {
  readonly addressLine1: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
  readonly countryCode: string
}

const warehouses: Readonly<Record<string, Address>> = {
  'us-east': {
    addressLine1: '4100 Tradeport Drive',
    city: 'Breinigsville',
    province: 'PA',
    postalCode: '18031',
    countryCode: 'US',
  },
  'ca-central': {
    addressLine1: '7500 Danbro Crescent',
    city: 'Mississauga',
    province: 'ON',
    postalCode: 'L5N 6P9',
    countryCode: 'CA',
  },
  'eu-central': {
    addressLine1: 'Messe-Allee 8',
    city: 'Leipzig',
    province: '',
    postalCode: '04158',
    countryCode: 'DE',
  },
  'gb-midlands': {
    addressLine1: 'Unit 4, Siskin Drive',
    city: 'Coventry',
    province: '',
    postalCode: 'CV3 4FJ',
    countryCode: 'GB',
  },
}

/** The warehouse of each site, and the stores of its country. */
export function listLocations(sites: readonly Site[], now: number): LocationRow[] {
  return sites.flatMap((site) => listOfSite(site, now))
}

const listOfSite = (site: Site, now: number): LocationRow[] => {
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
        addressLine1: store.street,
        city: store.city,
        province: store.province,
        postalCode: store.postalCode,
        countryCode: store.country,
        phone: store.phone,
        timeZone: timeZoneOf(store),
      },
      latitudeMicro: Math.round(store.latitude * 1e6),
      longitudeMicro: Math.round(store.longitude * 1e6),
      hours: makeStoreHours(store.country, now),
      pickup: site.features.pickup && index % 5 !== 4,
      priority: index + 1,
    })),
  ]
}
