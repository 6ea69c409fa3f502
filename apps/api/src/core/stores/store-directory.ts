import {
  execute,
  float,
  json,
  listRows,
  locations,
  param,
  pickupPoints,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { parseStoreHours } from '@lacehouse/domain/store/parse-store-hours'
import { listStoreServices } from '@lacehouse/domain/store/services-of-store'
import type { PickupPoint, Store, StoreAddress } from '@lacehouse/domain/store/store'
import type { Pool } from 'pg'

/** The open stores and the carriers' pickup points, in memory until the database announces a change. */
export type StoreDirectory = {
  /** Lists the stores of a site in display order. */
  readonly listStores: (siteId: string) => Promise<readonly Store[]>
  readonly listPoints: (country: string) => Promise<readonly PickupPoint[]>
  /** Asks the database whether an employee works in a store. */
  readonly isEmployed: (storeId: string, employeeId: string) => Promise<boolean>
  readonly drop: () => void
}

// The same list each time, by which what is made from it can be kept.
const noStores: readonly Store[] = []

const listStores = statement({
  name: 'stores-open',
  row: {
    id: locations.id,
    siteId: locations.siteId,
    names: locations.names,
    address: json<StoreAddress>(),
    latitude: float,
    longitude: float,
    hours: locations.hours,
    hasPickup: locations.pickup,
    services: locations.services,
  },
  sql: sql`
    select id, site_id as "siteId", names, address, latitude_micro / 1e6::float8 as latitude,
      longitude_micro / 1e6::float8 as longitude, hours, pickup as "hasPickup", services
    from locations
    where kind = 'store' and status = 'open' and latitude_micro is not null and longitude_micro is not null
    order by priority, id`,
})

const listPoints = statement({
  name: 'points-open',
  row: {
    id: pickupPoints.id,
    carrier: pickupPoints.carrier,
    name: pickupPoints.name,
    address: json<PickupPoint['address']>(),
    latitude: float,
    longitude: float,
    hours: pickupPoints.hours,
    maxWeightGrams: pickupPoints.maxWeightGrams,
  },
  sql: sql`
    select id, carrier, name, address, latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude,
      hours, max_weight_grams as "maxWeightGrams"
    from pickup_points where status = 'open' order by id`,
})

const findEmployed = statement({
  name: 'store-employed',
  sql: sql`select 1 from store_employees
    where id = ${param('employeeId', text)} and store_id = ${param('storeId', text)} and is_active`,
})

type Known = { readonly stores: Map<string, Store[]>; readonly points: Map<string, PickupPoint[]> }

export function createStoreDirectory(pool: Pool): StoreDirectory {
  let known: Promise<Known> | null = null
  const load = async (): Promise<Known> => {
    const [rows, points] = await Promise.all([listRows(pool, listStores), listRows(pool, listPoints)])
    return {
      stores: Map.groupBy(rows.map(toPlaced).map(withServices), ({ siteId }) => siteId),
      points: Map.groupBy(points.map(toPlaced), ({ address }) => address.countryCode),
    }
  }
  const get = (): Promise<Known> => {
    known ??= load().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
  return {
    listStores: async (siteId) => (await get()).stores.get(siteId) ?? noStores,
    listPoints: async (country) => (await get()).points.get(country) ?? [],
    isEmployed: async (storeId, employeeId) => (await execute(pool, findEmployed, { employeeId, storeId })) === 1,
    drop: () => {
      known = null
    },
  }
}

type Placed = { readonly latitude: number; readonly longitude: number; readonly hours: Record<string, unknown> }

const withServices = <Row extends { readonly services: readonly string[]; readonly hasPickup: boolean }>(row: Row) => ({
  ...row,
  services: listStoreServices(row.services, row.hasPickup),
})

const toPlaced = <Row extends Placed>({ latitude, longitude, hours, ...row }: Row) => ({
  ...row,
  position: { latitude, longitude },
  hours: parseStoreHours(hours),
})
