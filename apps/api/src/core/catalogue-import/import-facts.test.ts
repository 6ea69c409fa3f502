import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test } from 'vitest'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

const site = {
  ...{ locale: 'en-us', currency: 'USD', sizeSystem: 'US' as const, priceList: 'us-usd' },
  warehouse: { id: 'us-east', siteId: 'LH-US', names: {}, country: 'US' },
}

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-facts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const openDatabase = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  return db
}
type Db = Awaited<ReturnType<typeof openDatabase>>

const run = async ({ pool }: Db, path: string) => {
  const problems: object[] = []
  const imported = await importCatalogue(pool, {
    ...{
      path,
      site,
      now: Date.UTC(2026, 10, 23),
      placeholder: null,
      isDryRun: false,
      isUpdate: false,
      isStrict: false,
    },
    onProblem: (problem) => problems.push(problem),
  })
  return { imported, problems }
}

const id = 'OWNFACTS01'
const product = {
  id,
  names: { 'en-us': 'Court' },
  colours: [{ code: 'red', names: { 'en-us': 'Red' }, swatch: '#ff0000' }],
  variants: [{ id: 'OWNFACTS01-1', upc: '700000000001', colour: 'red' }],
}
const attributes = {
  modelMeasurements: { 'en-us': 'Our model is 5′10″' },
  upsells: ['OWNFACTS02', 'OWNFACTS03'],
  upsellLayout: 'carousel',
}
const facts = {
  badge: { code: 'new', 'en-us': 'New', de: 'Neu' },
  eyebrow: { 'en-us': 'Imported' },
  ...{ presale: true, isReserveInStoreOnly: true, targetPublishAt: '2027-03-12T10:00:00.000Z' },
}

const writeProduct = async (folder: string, more: object) =>
  writeFile(join(folder, 'products.jsonl'), `${JSON.stringify({ ...product, ...more })}\n`)

test.for<[string, object, string, string]>([
  ['a badge without words', { badge: { code: 'new' } }, 'badge', 'A mark needs words in at least one language'],
  ['an eyebrow that fits no tile', { eyebrow: { de: 'x'.repeat(61) } }, 'eyebrow.de', 'A mark is too long'],
  [
    'itself as an upsell',
    { attributes: { upsells: [id] } },
    'attributes.upsells.0',
    'A product is no upsell of itself',
  ],
  [
    'an upsell twice',
    { attributes: { upsells: ['OWNFACTS02', 'OWNFACTS02'] } },
    'attributes.upsells.1',
    'An upsell is named twice',
  ],
  [
    'measurements in no language',
    { attributes: { modelMeasurements: { metric: '178 cm' } } },
    'attributes.modelMeasurements.metric',
    'Words need a locale',
  ],
])('a file with %s is refused as the back office refuses it [MER-07]', async ([, more, column, value]) => {
  const [db, folder] = [await openDatabase(), await openFolder()]
  await writeProduct(folder, more)
  const { imported, problems } = await run(db, folder)
  expect(imported).toMatchObject({ created: 0, refused: 1 })
  expect(problems).toEqual([expect.objectContaining({ column, value })])
})

test.each(['json', 'csv'] as const)(
  'facts as the back office writes them are the same after an export and an import as %s [CAT-14] [MER-07]',
  async (kind) => {
    const [source, target, first, second] = [
      ...[await openDatabase(), await openDatabase()],
      ...[await openFolder(), await openFolder()],
    ] as const
    await writeProduct(first, { ...facts, attributes })
    expect((await run(source, first)).imported).toMatchObject({ created: 1, refused: 0 })
    const options = { kind, originalsDir: join(first, 'originals') }
    await exportCatalogue(source.pool, first, options)
    expect((await run(target, first)).imported).toMatchObject({ created: 1, refused: 0 })
    await exportCatalogue(target.pool, second, { ...options, kind: 'json' })
    const [line = ''] = (await readFile(join(second, 'products.jsonl'), 'utf8')).split('\n')
    expect(JSON.parse(line)).toMatchObject({ ...facts, attributes })
    expect((await run(target, first)).imported).toMatchObject({ created: 0, changed: 0 })
  },
)

test('a merchant’s file leaves what staff edited beside it as it is [CAT-14] [MER-07]', async () => {
  const [db, folder] = [await openDatabase(), await openFolder()]
  const file = join(folder, 'products.csv')
  await writeFile(file, 'Handle,Title,Variant Price,Season\nmug,Mug,10.00,Spring')
  await run(db, file)
  const { badge, targetPublishAt } = facts
  await db.pool.query(
    'update products set attributes = attributes || $1, badge = $2, target_publish_at = $3, presale = true',
    [JSON.stringify(attributes), JSON.stringify(badge), targetPublishAt],
  )
  await writeFile(file, 'Handle,Title,Variant Price,Season\nmug,Blue mug,10.00,Autumn')
  expect((await run(db, file)).imported).toMatchObject({ changed: 1, refused: 0 })
  const { rows } = await db.pool.query('select names, attributes, badge, presale, target_publish_at from products')
  expect(rows).toEqual([
    {
      ...{ names: { 'en-us': 'Blue mug' }, attributes: expect.objectContaining(attributes), badge, presale: true },
      target_publish_at: new Date(targetPublishAt),
    },
  ])
  expect(JSON.stringify(rows)).toContain('Autumn')
})
