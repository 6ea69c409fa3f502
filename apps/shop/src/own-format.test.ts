import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportCatalogue, importCatalogue } from '@lacehouse/api/catalogue-import'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'

const open = async (create = createTestDatabase) => {
  const { db, drop } = await create()
  onTestFinished(drop)
  return db
}
type Db = Awaited<ReturnType<typeof open>>

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-own-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const site = {
  locale: 'en-us',
  currency: 'USD',
  sizeSystem: 'US' as const,
  priceList: 'us-usd',
  warehouse: { id: 'us-east', siteId: 'LH-US', names: {}, country: 'US' },
}

const run = ({ pool }: Db, path: string) =>
  importCatalogue(pool, {
    path,
    site,
    now: Date.now(),
    isDryRun: false,
    isUpdate: false,
    isStrict: false,
    placeholder: null,
    media: {
      originalsDir: join(path, 'originals'),
      folders: [path],
      hosts: [],
      onProblem: (problem) => expect(problem).toBeNull(),
    },
    onProblem: (problem) => expect(problem).toBeNull(),
  })

/** The media of the demo shop are in the repository. */
const json = { kind: 'json', originalsDir: join(tmpdir(), 'lh-none') } as const
const csv = { ...json, kind: 'csv' } as const

const readFolder = async (folder: string) => ({
  products: await readFile(join(folder, 'products.jsonl'), 'utf8'),
  categories: await readFile(join(folder, 'categories.json'), 'utf8'),
  sets: await readFile(join(folder, 'sets.json'), 'utf8'),
})

test('the demo shop that is exported and imported is the same catalogue, and a second import changes nothing [CAT-14]', async () => {
  const [source, target] = [await open(createDemoDatabase), await open()]
  const [first, second] = [await openFolder(), await openFolder()]
  const count = await exportCatalogue(source.pool, first, json)
  const { rows } = await source.pool.query('select to_jsonb(l) as row from locations l')
  await target.pool.query('insert into locations select * from jsonb_populate_recordset(null::locations, $1)', [
    JSON.stringify(rows.map(({ row }) => row)),
  ])
  expect(await run(target, first)).toMatchObject({ ok: true, format: 'lacehouse', created: count, refused: 0 })
  expect(await exportCatalogue(target.pool, second, json)).toBe(count)
  const [before, after] = [await readFolder(first), await readFolder(second)]
  expect(after.products.split('\n')).toEqual(before.products.split('\n'))
  expect(after.products).toMatch(/"kind":"video".*"kind":"spin".*"kind":"model"/)
  expect(after.products).toMatch(/"incoming" ?: ?[1-9]\d*, ?"expectedOn" ?: ?"\d{4}-\d{2}-\d{2}"/)
  expect(await readdir(join(second, 'media'))).toEqual(await readdir(join(first, 'media')))
  expect(JSON.parse(before.sets)).not.toEqual([])
  expect(after.sets).toEqual(before.sets)
  // A category that no product is in is not made.
  expect(JSON.parse(before.categories)).toEqual(expect.arrayContaining(JSON.parse(after.categories)))
  expect(await run(target, first)).toMatchObject({ created: 0, changed: 0, priced: 0, stocked: 0, media: 0, sets: 0 })
})

test('the demo shop that is exported as CSV and imported is the same catalogue, and a second import changes nothing [CAT-14]', async () => {
  const [source, target] = [await open(createDemoDatabase), await open()]
  const [first, second] = [await openFolder(), await openFolder()]
  await exportCatalogue(source.pool, first, json)
  const count = await exportCatalogue(source.pool, second, csv)
  expect((await readdir(second)).toSorted()).toEqual(['categories.json', 'media', 'products.csv', 'sets.json'])
  const { rows } = await source.pool.query('select to_jsonb(l) as row from locations l')
  await target.pool.query('insert into locations select * from jsonb_populate_recordset(null::locations, $1)', [
    JSON.stringify(rows.map(({ row }) => row)),
  ])
  expect(await run(target, second)).toMatchObject({ ok: true, format: 'lacehouse', created: count, refused: 0 })
  const before = await readFolder(first)
  expect(await run(target, second)).toMatchObject({ created: 0, changed: 0, priced: 0, stocked: 0, media: 0, sets: 0 })
  // The same folder as JSON again: what stood there as CSV is gone.
  await exportCatalogue(target.pool, second, json)
  expect((await readFolder(second)).products.split('\n')).toEqual(before.products.split('\n'))
  expect(await readdir(second)).not.toContain('products.csv')
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((value) => value.trim() === value)
const words = fc.record({ 'en-us': text, 'de-de': text })
const moment = fc.integer({ min: 1_700_000_000_000, max: 1_790_000_000_000 }).map((at) => new Date(at).toISOString())

const product = fc
  .record({
    names: words,
    richDescriptions: fc.constantFrom({}, { 'en-us': '<p>Good &amp; new</p>' }),
    attributes: fc.dictionary(
      text.filter((name) => name !== '__proto__'),
      fc.oneof(text, fc.array(text)),
    ),
    sizes: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
    amounts: fc.array(fc.record({ amount: fc.nat(), from: moment, kind: fc.constantFrom('base', 'sale') }), {
      maxLength: 4,
    }),
    quantity: fc.nat({ max: 1_000 }),
    expected: fc.record({ incoming: fc.integer({ min: 1, max: 1_000 }), expectedOn: fc.constant('2099-03-12') }),
    weightG: fc.nat({ max: 10_000 }),
    status: fc.constantFrom('draft', 'live', 'withdrawn'),
  })
  .map(({ sizes, amounts, quantity, expected, ...rest }, index = 0) => {
    return { rest, sizes, amounts, counted: { quantity, ...expected }, index }
  })

test('whatever a product holds, its export is what was imported [CAT-14]', { timeout: 60_000 }, async () => {
  const [first, second] = [await openFolder(), await openFolder()]
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), async (drawn) => {
      const lines = drawn.map(({ rest, sizes, amounts, counted }, at) => {
        const id = `OWN0000${at}`
        const variants = sizes.map((size, position) => ({
          id: `${id}-${position}`,
          upc: `${id}-${position}`,
          colour: 'red',
          size,
          options: { length: size },
          sizePosition: position,
        }))
        return {
          id,
          ...rest,
          options: [{ type: 'length', names: { 'en-us': 'Length' } }],
          colours: [{ code: 'red', names: { 'en-us': 'Red' }, swatch: '#ff0000' }],
          variants,
          prices: amounts.map((price) => ({ ...price, list: 'us-usd', currency: 'USD', variant: `${id}-0` })),
          stock: variants.map((variant) => ({ variant: variant.id, location: 'us-east', ...counted })),
        }
      })
      await writeFile(join(first, 'products.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      const scratch = await createTestDatabase()
      try {
        expect(await run(scratch.db, first)).toMatchObject({ ok: true, created: lines.length, refused: 0 })
        await exportCatalogue(scratch.db.pool, second, json)
        const exported = (await readFolder(second)).products
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
        expect(exported).toMatchObject(lines.map(({ prices: _, ...line }) => line))
        const sort = (list: readonly { from: string; amount: number }[]) =>
          list.map(({ from, amount }) => `${from} ${amount}`).toSorted()
        for (const [at, line] of lines.entries())
          expect(new Set(sort(exported[at].prices))).toEqual(new Set(sort(line.prices)))
        expect(await run(scratch.db, second)).toMatchObject({ created: 0, changed: 0, priced: 0, stocked: 0 })
        await exportCatalogue(scratch.db.pool, second, csv)
        expect(await run(scratch.db, second)).toMatchObject({ ok: true, created: 0, changed: 0, priced: 0, stocked: 0 })
      } finally {
        await scratch.drop()
      }
    }),
    { numRuns: 5 },
  )
})
