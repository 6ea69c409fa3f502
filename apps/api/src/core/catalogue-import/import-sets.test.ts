import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test } from 'vitest'
import { importCatalogue } from './import-catalogue.ts'

const open = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  return db
}
type Db = Awaited<ReturnType<typeof open>>

const mug = (id: string) => ({
  ...{ id, names: { 'en-us': 'Mug' }, colours: [{ code: 'blue', colourFamily: 'blue', names: {}, swatch: '#0000ff' }] },
  variants: [{ id: `${id}-1`, upc: `${id}-1`, colour: 'blue', size: 'OS' }],
})
const [first, second, third] = ['OWNMUG0001', 'OWNMUG0002', 'OWNMUG0003'] as const
const words = { names: { 'en-us': 'Breakfast' }, slugs: { 'en-us': 'breakfast' } }
const breakfast = (products: readonly string[], more: object = {}) => ({ id: 'SET00001', ...words, products, ...more })

const run = async ({ pool }: Db, sets: unknown, isDryRun = false) => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-sets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const lines = [first, second, third].map((id) => JSON.stringify(mug(id)))
  await writeFile(join(folder, 'products.jsonl'), lines.join('\n'))
  await writeFile(join(folder, 'sets.json'), typeof sets === 'string' ? sets : JSON.stringify(sets))
  return importCatalogue(pool, {
    ...{ path: folder, now: Date.UTC(2026, 10, 23, 12), isDryRun, isUpdate: false, isStrict: false },
    ...{ placeholder: null, onProblem: () => undefined },
    site: {
      ...{ locale: 'en-us', currency: 'USD', sizeSystem: 'US', priceList: 'us-usd' },
      warehouse: { id: 'us-east', siteId: 'LH-US', names: {}, country: 'US' },
    },
  })
}
const listItems = async ({ pool }: Db) =>
  (
    await pool.query(`select s.id || ' ' || s.status || ' ' || coalesce(string_agg(i.product_id, ',' order by i.position), '') as set
      from product_sets s left join product_set_items i on i.set_id = s.id group by s.id order by s.id`)
  ).rows.map(({ set }) => set)

test('a set has its products in their order, without those that the shop lacks, and is not changed by the same file [CAT-14]', async () => {
  const db = await open()
  const sets = [breakfast([second, 'OWNMUG0009', first])]
  expect(await run(db, sets)).toMatchObject({ ok: true, created: 3, sets: 1 })
  expect(await listItems(db)).toEqual([`SET00001 live ${second},${first}`])
  expect(await run(db, sets)).toMatchObject({ ok: true, changed: 0, sets: 0 })
})

test('another order, another product, other words and another status each change the set that has them alone [CAT-14]', async () => {
  const db = await open()
  const other = breakfast([third], { id: 'SET00002' })
  expect(await run(db, [breakfast([first, second]), other])).toMatchObject({ sets: 2 })
  for (const [changed, expected] of [
    [breakfast([second, first]), `live ${second},${first}`],
    [breakfast([second, third]), `live ${second},${third}`],
    [breakfast([second, third], { descriptions: { 'en-us': 'For two' } }), `live ${second},${third}`],
    [breakfast([second, third], { status: 'hidden' }), `hidden ${second},${third}`],
    [breakfast([]), 'live '],
  ] as const) {
    expect(await run(db, [changed, other])).toMatchObject({ sets: 1 })
    expect(await listItems(db)).toEqual([`SET00001 ${expected}`, `SET00002 live ${third}`])
  }
})

test('a set that a file no longer has stays, as a product does', async () => {
  const db = await open()
  await run(db, [breakfast([first])])
  expect(await run(db, [])).toMatchObject({ ok: true, sets: 0 })
  expect(await listItems(db)).toEqual([`SET00001 live ${first}`])
})

test('a dry run counts the sets that would change and writes none [CAT-14]', async () => {
  const db = await open()
  await run(db, [breakfast([first])])
  const sets = [breakfast([second]), breakfast([third], { id: 'SET00002' })]
  expect(await run(db, sets, true)).toMatchObject({ ok: true, sets: 2 })
  expect(await listItems(db)).toEqual([`SET00001 live ${first}`])
})

test.each([
  ['no JSON', '[', 'sets.json is not right'],
  ['a set without an address', [{ id: 'SET00001', names: {}, products: [] }], 'slugs'],
  ['an id in lower case', [breakfast([], { id: 'set00001' })], 'id'],
  ['a field of another name', [breakfast([], { product: first })], 'product'],
  ['the same set twice', [breakfast([first]), breakfast([second])], 'The set SET00001 stands there twice'],
  ['a product twice in a set', [breakfast([first, second, first])], `${first} is in the set SET00001 twice`],
])('%s in the sets refuses the folder before anything is written [CAT-14]', async (_, sets, reason) => {
  const db = await open()
  expect(await run(db, sets)).toEqual({ ok: false, reason: expect.stringContaining(reason) })
  expect((await db.pool.query('select 1 from products')).rowCount).toBe(0)
})
