import { parseStoreHours } from '@lacehouse/domain/store/parse-store-hours'
import type { PickupPoint, Store, StoreAddress } from '@lacehouse/domain/store/store'
import type { Pool } from 'pg'

/** The open stores and the carriers' counters, held in memory whole until the database says that they have changed. */
export type StoreDirectory = {
  /** The stores of a site, as the shop would list them. */
  readonly listStores: (siteId: string) => Promise<readonly Store[]>
  readonly listPoints: (country: string) => Promise<readonly PickupPoint[]>
  /** Says whether somebody works in a store, as the database has it at this moment. */
  readonly isEmployed: (storeId: string, employeeId: string) => Promise<boolean>
  readonly drop: () => void
}

type StoreRow = {
  readonly id: string
  readonly siteId: string
  readonly names: Record<string, string>
  readonly address: StoreAddress
  readonly latitude: number
  readonly longitude: number
  readonly hours: Record<string, unknown>
  readonly hasPickup: boolean
}

type PointRow = Omit<PickupPoint, 'position' | 'hours'> & Pick<StoreRow, 'latitude' | 'longitude' | 'hours'>

const listStores = `
  select id, site_id as "siteId", names, address, latitude_micro / 1e6::float8 as latitude,
    longitude_micro / 1e6::float8 as longitude, hours, pickup as "hasPickup"
  from locations
  where kind = 'store' and status = 'open' and latitude_micro is not null and longitude_micro is not null
  order by priority, id`

const listPoints = `
  select id, carrier, name, address, latitude_micro / 1e6::float8 as latitude, longitude_micro / 1e6::float8 as longitude,
    hours, max_weight_grams as "maxWeightGrams"
  from pickup_points where status = 'open' order by id`

const isEmployed = 'select 1 from store_employees where id = $1 and store_id = $2 and is_active'

type Known = { readonly stores: Map<string, Store[]>; readonly points: Map<string, PickupPoint[]> }

export function createStoreDirectory(pool: Pool): StoreDirectory {
  let known: Promise<Known> | null = null
  const load = async (): Promise<Known> => {
    const [{ rows: stores }, { rows: points }] = await Promise.all([
      pool.query<StoreRow>({ name: 'stores-open', text: listStores }),
      pool.query<PointRow>({ name: 'points-open', text: listPoints }),
    ])
    return {
      stores: Map.groupBy(stores.map(toPlaced), ({ siteId }) => siteId),
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
    listStores: async (siteId) => (await get()).stores.get(siteId) ?? [],
    listPoints: async (country) => (await get()).points.get(country) ?? [],
    isEmployed: async (storeId, employeeId) => {
      const { rowCount } = await pool.query({ name: 'store-employed', text: isEmployed, values: [employeeId, storeId] })
      return rowCount === 1
    },
    drop: () => {
      known = null
    },
  }
}

const toPlaced = <Row extends Pick<StoreRow, 'latitude' | 'longitude' | 'hours'>>({
  latitude,
  longitude,
  hours,
  ...row
}: Row) => ({ ...row, position: { latitude, longitude }, hours: parseStoreHours(hours) })
