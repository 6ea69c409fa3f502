import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyInto } from './bulk.ts'
import { giftCards } from './tables/balances.ts'
import { products, variants } from './tables/catalogue.ts'
import { priceEntries } from './tables/prices.ts'
import { searchDocuments } from './tables/search.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
})

afterAll(() => scratch.drop())

const product = (id: string, name = 'Runner') => ({
  id,
  kind: 'shoe',
  model: 'runner',
  brand: 'Lacehouse',
  names: { 'en-us': name },
  slugs: { 'en-us': 'runner' },
})

const productColumns = ['id', 'kind', 'model', 'brand', 'names', 'slugs'] as const

test('special characters in a COPY arrive unchanged', async () => {
  const { db } = scratch
  const name = 'tab\t newline\n return\r backslash \\ \\N quote " brace {} 🥾'
  await copyInto(db, products, { columns: productColumns, rows: [product('LH000001AA', name)] })
  const [row] = await db.drizzle.select().from(products).where(eq(products.id, 'LH000001AA'))
  expect(row).toMatchObject({ names: { 'en-us': name }, badge: null, status: 'draft', publishedAt: null })
})

test('dates, arrays, bytes and nulls arrive unchanged', async () => {
  const { db } = scratch
  await copyInto(db, products, { columns: productColumns, rows: [product('LH000002AA')] })
  const startsAt = new Date('2026-11-01T10:00:00.123Z')
  await copyInto(db, priceEntries, {
    columns: ['productId', 'priceList', 'colourCode', 'kind', 'amountMinor', 'currency', 'startsAt', 'endsAt'],
    rows: [
      {
        productId: 'LH000002AA',
        priceList: 'US',
        colourCode: null,
        kind: 'base',
        amountMinor: 12_900,
        currency: 'USD',
        startsAt,
        endsAt: null,
      },
    ],
  })
  await copyInto(db, searchDocuments, {
    columns: ['productId', 'locale', 'title', 'categoryIds', 'facets'],
    rows: [
      {
        productId: 'LH000002AA',
        locale: 'en-us',
        title: 'Runner',
        categoryIds: ['1000', 'a "b" \\c'],
        facets: { colour: ['red'] },
      },
    ],
  })
  const numberHash = Buffer.from([0, 255, 92, 10])
  await copyInto(db, giftCards, {
    columns: ['numberHash', 'pinHash', 'last4', 'currency'],
    rows: [{ numberHash, pinHash: 'x', last4: '1234', currency: 'USD' }],
  })
  const [price] = await db.drizzle.select().from(priceEntries)
  expect(price).toMatchObject({ startsAt, endsAt: null, colourCode: null, amountMinor: 12_900 })
  const [document] = await db.drizzle.select().from(searchDocuments)
  expect(document).toMatchObject({ categoryIds: ['1000', 'a "b" \\c'], facets: { colour: ['red'] } })
  const [card] = await db.drizzle.select().from(giftCards)
  expect(card?.numberHash.equals(numberHash)).toBe(true)
})

test('a load whose stream breaks off, or with a refused row, leaves nothing behind', async () => {
  const { db } = scratch
  async function* broken() {
    yield product('LH000003AA')
    throw new Error('the source broke off')
  }
  await expect(copyInto(db, products, { columns: productColumns, rows: broken() })).rejects.toThrow('broke off')
  const rows = [product('LH000003AA'), product('not an id')]
  await expect(copyInto(db, products, { columns: productColumns, rows })).rejects.toThrow('products_id_shape')
  expect(await db.drizzle.$count(products, eq(products.id, 'LH000003AA'))).toBe(0)
})

test('a load returns the number of its rows', async () => {
  const { db } = scratch
  await copyInto(db, products, { columns: productColumns, rows: [product('LH000004AA')] })
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    id: `sku-${index}`,
    productId: 'LH000004AA',
    upc: String(index),
    colourCode: '01',
    size: String(index),
  }))
  const columns = ['id', 'productId', 'upc', 'colourCode', 'size'] as const
  expect(await copyInto(db, variants, { columns, rows })).toBe(5_000)
  expect(await db.drizzle.$count(variants)).toBe(5_000)
})
