import type { pickupPoints } from '@lacehouse/database'
import { createRandom } from '../seed/random.ts'
import { makePointHours } from './opening-hours.ts'
import { stores } from './stores.ts'
import { timeZoneOf } from './time-zones.ts'

export type PointRow = typeof pickupPoints.$inferInsert

type Carrier = { readonly name: string; readonly shops: readonly string[]; readonly streets: readonly string[] }

const carriers: Readonly<Record<string, Carrier>> = {
  DE: {
    name: 'PaketPunkt',
    shops: ['Kiosk am Markt', 'Schreibwaren Lenz', 'Späti Nord', 'Blumen Arndt', 'Reinigung Weiß'],
    streets: ['Hauptstraße', 'Bahnhofstraße', 'Lindenallee', 'Schulstraße', 'Gartenweg'],
  },
  GB: {
    name: 'ParcelStop',
    shops: ['Corner News', 'Mill Lane Stores', 'Station Kiosk', 'Harris & Daughter', 'The Paper Shop'],
    streets: ['High Street', 'Station Road', 'Church Lane', 'Mill Lane', 'Park Road'],
  },
  CA: {
    name: 'ColiPoint',
    shops: ['Dépanneur du Coin', 'Maple Variety', 'Pharmacie Roy', 'Main Street Stationery', 'Café Colis'],
    streets: ['Main Street', 'Maple Avenue', 'King Street', 'Church Street', 'Victoria Avenue'],
  },
}

const aroundEach = 4
const kilometre = 0.009

/** The counters of each country's carrier: four around every store, always the same. */
export function listPickupPoints(): PointRow[] {
  return stores.flatMap((store, index) => {
    const carrier = carriers[store.country]
    if (!carrier) return []
    const random = createRandom(`${store.postalCode}/points`)
    return Array.from({ length: aroundEach }, (_, nth): PointRow => {
      const number = random.between(1, 140)
      const pick = (list: readonly string[]): string => list[(index + nth) % list.length] ?? ''
      return {
        id: `${store.country.toLowerCase()}-p${String(index + 1).padStart(3, '0')}-${nth + 1}`,
        carrier: carrier.name,
        name: `${carrier.name} ${pick(carrier.shops)}`,
        countryCode: store.country,
        address: {
          addressLine1:
            store.country === 'DE' ? `${pick(carrier.streets)} ${number}` : `${number} ${pick(carrier.streets)}`,
          city: store.city,
          ...(store.province && { province: store.province }),
          postalCode: store.postalCode,
          countryCode: store.country,
          timeZone: timeZoneOf(store),
        },
        latitudeMicro: toMicro(store.latitude + (random.next() - 0.5) * 4 * kilometre),
        longitudeMicro: toMicro(store.longitude + (random.next() - 0.5) * 6 * kilometre),
        hours: makePointHours(index + nth),
        maxWeightGrams: 20_000,
      }
    })
  })
}

const toMicro = (degrees: number): number => Math.round(degrees * 1e6)
