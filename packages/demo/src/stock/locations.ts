import type { locations } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { type StoreService, storedServices } from '@lacehouse/domain/store/services-of-store'
import { findCountry, findWarehouse, timeZoneOf } from '../countries/countries.ts'
import { getBrandName } from '../words/get-brand-name.ts'
import { makeStoreHours } from './opening-hours.ts'

export type LocationRow = typeof locations.$inferInsert

/** Lists the warehouse of each site, once where sites share it, and the stores of its country. */
export function listLocations(sites: readonly Site[], now: number): LocationRow[] {
  const seen = new Set<string>()
  return sites.flatMap((site) => {
    const isNew = !seen.has(site.warehouse)
    seen.add(site.warehouse)
    return [...(isNew ? [planWarehouse(site)] : []), ...planStores(site, now)]
  })
}

function planWarehouse(site: Site): LocationRow {
  return {
    id: site.warehouse,
    kind: 'warehouse',
    siteId: site.siteId,
    names: Object.fromEntries(site.locales.map((locale) => [locale, site.name])),
    address: findWarehouse(site.warehouse) ?? { countryCode: site.country },
    priority: 0,
  }
}

/** All stores take returns; the others have what their size and place allow, differently from store to store. */
function planServices(index: number): StoreService[] {
  const places: Readonly<Partial<Record<StoreService, boolean>>> = {
    foot_measuring: index % 2 === 0,
    gait_analysis: index % 3 === 0,
    personalisation: index % 4 === 1,
    repairs: index % 3 === 2,
    step_free: index % 5 !== 3,
  }
  return storedServices.filter((service) => service === 'returns' || places[service])
}

function planStores(site: Site, now: number): LocationRow[] {
  const country = findCountry(site.country)
  if (!country) return []
  return country.stores.map((store, index) => ({
    id: `${site.country.toLowerCase()}-${String(index + 1).padStart(3, '0')}`,
    kind: 'store' as const,
    siteId: site.siteId,
    names: Object.fromEntries(site.locales.map((locale) => [locale, `${getBrandName(site)} ${store.name}`])),
    address: {
      addressLine1: store.street,
      city: store.city,
      province: store.province,
      postalCode: store.postalCode,
      countryCode: country.code,
      phone: store.phone,
      timeZone: timeZoneOf(country, store.province),
    },
    latitudeMicro: Math.round(store.latitude * 1e6),
    longitudeMicro: Math.round(store.longitude * 1e6),
    hours: makeStoreHours(site.country, now),
    // Every fifth store has no pickup.
    pickup: site.features.pickup && index % 5 !== 4,
    services: planServices(index),
    priority: index + 1,
  }))
}
