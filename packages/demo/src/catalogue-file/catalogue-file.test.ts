import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { seedDemoShop } from '../seed-demo-shop.ts'
import { type CatalogueFile, parseCatalogueFile } from './catalogue-file.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

const open = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  return db
}

const fill = async (): Promise<CatalogueFile> => {
  const db = await open()
  await seedDemoShop({ database: db, sites: await loadSites(), now: Date.now(), size: 'small' })
  return parseCatalogueFile(JSON.stringify(await exportCatalogue(db)))
}

test('a catalogue that one shop exports is the catalogue of the shop that imports it, with search and stock', async () => {
  const file = await fill()
  const db = await open()
  expect(await importCatalogue(db, file)).toEqual({ isNew: true, products: file.tables.products.length })
  const again = await exportCatalogue(db)
  for (const table of ['categories', 'products', 'variants', 'price_entries', 'content_documents'] as const)
    expect([table, again.tables[table].length]).toEqual([table, file.tables[table].length])
  expect(again.stock).toEqual(file.stock)
  const { rows } = await db.pool.query('select count(*)::int as found from search_documents')
  expect(rows[0].found).toBeGreaterThan(0)
  for (const table of ['consumers', 'gift_cards', 'coupons', 'promotions'])
    expect([table, (await db.pool.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0])
  expect((await importCatalogue(db, file)).isNew).toBe(false)
})

test('a wrong field, table or text refuses the whole file, and markup is sanitised', async () => {
  const file = await fill()
  const [category, ...categories] = file.tables.categories
  const db = await open()
  const wrong = { ...file, tables: { ...file.tables, categories: [{ ...category, 'id" = 1; --': 1 }, ...categories] } }
  await expect(importCatalogue(db, wrong)).rejects.toThrow('categories has no field')
  expect((await db.pool.query('select 1 from categories')).rowCount).toBe(0)
  expect(() => parseCatalogueFile('{"format": 1, "tables": {"consumers": []}, "stock": []}')).toThrow('no catalogue')
  const [page] = file.tables.content_documents
  const block = { type: 'text', id: 'x', richText: '<p>Shoes</p><script>alert(1)</script>' }
  const evil = { ...page, slug: 'evil', body: { blocks: [block] } }
  await importCatalogue(db, { ...file, tables: { ...file.tables, content_documents: [evil] } })
  const { rows } = await db.pool.query(`select body::text from content_documents where slug = 'evil'`)
  expect(rows[0].body).not.toContain('script')
})
