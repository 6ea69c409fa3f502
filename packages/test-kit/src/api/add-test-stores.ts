import { type Database, locations, pickupPoints, stockEntries, storeEmployees, variants } from '@lacehouse/database'
import { testProducts, variantOf } from './add-test-catalogue.ts'

/** The stores of the tests, by the property that they test. */
export const testStores = {
  /** In New York, with ten of each size of the court shoe. */
  soho: 'us-t01',
  /** In Boston, with a single pair in size 9. */
  boston: 'us-t02',
  /** In Chicago, without pickup. */
  chicago: 'us-t03',
  /** In Berlin, with five of each size. */
  mitte: 'de-t01',
} as const

/** A variant that only stores sell. */
export const reservedProduct = 'LHTEST0050'
export const reservedVariant = `${reservedProduct}-01-9`

const hours = {
  mon: ['10:00', '20:00'],
  sat: ['10:00', '18:00'],
  sun: [],
  exceptions: [{ date: '2026-11-26', hours: [] }],
}

type StoreRow = typeof locations.$inferInsert

const toStore = (id: string, name: string, rest: Pick<StoreRow, 'address' | 'latitudeMicro' | 'longitudeMicro'>) => ({
  id,
  kind: 'store' as const,
  siteId: id.startsWith('de') ? 'LH-DE' : 'LH-US',
  names: { 'en-us': `Lacehouse ${name}`, 'de-de': `Lacehouse ${name}` },
  hours,
  pickup: id !== testStores.chicago,
  ...rest,
})

const place = (
  city: string,
  province: string,
  [postalCode, countryCode, timeZone]: readonly [string, string, string],
) => ({
  addressLine1: '1 Test Street',
  city,
  province,
  postalCode,
  countryCode,
  timeZone,
})

const rows: StoreRow[] = [
  toStore(testStores.soho, 'SoHo', {
    address: place('New York', 'NY', ['10012', 'US', 'America/New_York']),
    latitudeMicro: 40_723_600,
    longitudeMicro: -73_999_200,
  }),
  toStore(testStores.boston, 'Back Bay', {
    address: place('Boston', 'MA', ['02116', 'US', 'America/New_York']),
    latitudeMicro: 42_350_700,
    longitudeMicro: -71_080_600,
  }),
  toStore(testStores.chicago, 'Wicker Park', {
    address: place('Chicago', 'IL', ['60622', 'US', 'America/Chicago']),
    latitudeMicro: 41_910_500,
    longitudeMicro: -87_677_600,
  }),
  toStore(testStores.mitte, 'Mitte', {
    address: place('Berlin', '', ['10178', 'DE', 'Europe/Berlin']),
    latitudeMicro: 52_525_700,
    longitudeMicro: 13_404_800,
  }),
]

/** Adds four stores with stock, two pickup points in Berlin, and a shoe that only stores sell. */
export async function addTestStores(db: Database): Promise<void> {
  await db.drizzle.insert(locations).values(rows)
  await db.drizzle.insert(storeEmployees).values([{ id: 'us-t01-e1', storeId: testStores.soho, name: 'Maya Brandt' }])
  await db.drizzle.insert(pickupPoints).values(
    [1, 2].map((nth) => ({
      id: `de-tp${nth}`,
      carrier: 'PaketPunkt',
      name: `PaketPunkt ${nth}`,
      countryCode: 'DE',
      address: place('Berlin', '', ['10178', 'DE', 'Europe/Berlin']),
      latitudeMicro: 52_525_700 + nth * 10_000,
      longitudeMicro: 13_404_800,
      hours,
      maxWeightGrams: 5000,
    })),
  )
  await addReservedProduct(db)
  await db.drizzle
    .insert(stockEntries)
    .values([
      ...['8', '9', '10'].flatMap((size) => [
        receive(variantOf('court', size), testStores.soho, 10),
        receive(variantOf('court', size), testStores.mitte, 5),
      ]),
      receive(variantOf('court'), testStores.boston, 1),
      receive(variantOf('court'), testStores.chicago, 9),
      receive(reservedVariant, testStores.soho, 1),
      receive(reservedVariant, testStores.mitte, 3),
    ])
}

const receive = (variantId: string, locationId: string, quantity: number) => ({
  variantId,
  locationId,
  reason: 'receive' as const,
  quantity,
})

/** Adds a copy of the court shoe that is not shipped. */
const addReservedProduct = async ({ pool, drizzle }: Database): Promise<void> => {
  await pool.query(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object('id', $2::text, 'is_reserve_in_store_only', true))).*
    from products p where id = $1`,
    [testProducts.court, reservedProduct],
  )
  await pool.query(
    `insert into product_colours select (jsonb_populate_record(c, jsonb_build_object('product_id', $2::text))).*
    from product_colours c where product_id = $1`,
    [testProducts.court, reservedProduct],
  )
  await drizzle.insert(variants).values({
    id: reservedVariant,
    productId: reservedProduct,
    upc: '700000099999',
    colourCode: '01',
    size: '9',
    sizePosition: 0,
    maxQty: 10,
  })
  await pool.query(
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
    select price_list, $2, kind, amount_minor, currency, starts_at from price_entries where product_id = $1`,
    [testProducts.court, reservedProduct],
  )
}
