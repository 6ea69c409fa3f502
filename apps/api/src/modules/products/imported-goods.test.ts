import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { startTestApi, type TestApi } from '@lacehouse/test-kit/api/start-test-api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importCatalogue } from '../../core/catalogue-import/import-catalogue.ts'
import { toProductId } from '../../core/catalogue-import/import-ids.ts'
import { makePlaceholder } from '../../core/catalogue-import/make-placeholder.ts'
import { toImportSite } from '../../core/catalogue-import/to-import-site.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi()
  folder = await mkdtemp(join(tmpdir(), 'lh-goods-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await api?.close()
})

const fields = ['id', 'item_group_id', 'title', 'price', 'quantity', 'google_product_category', 'product_type']
const header = [...fields, 'gender', 'size_system', 'size'].join('\t')

type Item = {
  readonly key: string
  readonly size: string
  readonly more?: readonly string[]
  readonly price?: string
  readonly currency?: string
}
type Shown = { readonly site: Site; readonly locale: string }

/** A row of a Google feed; `more` are category number, category, gender and size system. */
const toRow = ({ key, size, more = [], price = '90.00', currency = 'USD' }: Item): string =>
  [`${key}-${size}`, key, key, `${price} ${currency}`, '5', ...[0, 1, 2, 3].map((at) => more[at] ?? ''), size].join(
    '\t',
  )

const take = async (first: string | Shown, ...others: readonly string[]) => {
  const { site, locale } = typeof first === 'string' ? { site: api.deps.defaultSite, locale: 'en-us' } : first
  const rows = typeof first === 'string' ? [first, ...others] : others
  const file = join(folder, 'feed.tsv')
  // A listing shows no product without a picture.
  const placeholder = await makePlaceholder(api.deps.config.originalsDir)
  await writeFile(file, [header, ...rows].join('\n'))
  return importCatalogue(api.database.db.pool, {
    ...{ path: file, site: toImportSite(site, locale), now: api.deps.now(), placeholder },
    ...{ isDryRun: false, isUpdate: false, isStrict: true },
    onProblem: (problem) => expect(problem).toBeNull(),
  })
}

const read = (key: string, locale = 'en-us') =>
  api.client.withToken(null, locale).call('products.details', { params: { productId: toProductId(key) } })

const listSizes = (product: Awaited<ReturnType<typeof read>>) =>
  product.attributes.find(({ type }) => type === 'size')?.options.map(({ value, label }) => [value, label])

test('an imported shoe has the chart of shoes, and its sizes are converted as those of own products [CAT-05] [CAT-14]', async () => {
  const more = ['187', 'Running', 'female', 'EU']
  const us = { site: api.deps.defaultSite, locale: 'en-us' }
  await take(us, ...['38', '38.5', '39.5'].map((size) => toRow({ key: 'Fell', size, more })))
  const product = await read('Fell')
  expect(product).toMatchObject({ sizeChart: 'footwear', audience: 'women' })
  // The table has no 39.5: it stays what it is.
  expect(listSizes(product)).toEqual([
    ['7', '7'],
    ['7.5', '7.5'],
    ['EU 39.5', 'EU 39.5'],
  ])
  const { facets } = await api.client
    .withToken(null, 'en-us')
    .call('search.products', { query: { q: 'Fell', type: 'running' } as never })
  const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.values.map(({ value }) => value)
  expect(valuesOf('size')).toEqual(expect.arrayContaining(['7', '7.5']))
})

test('an earlier import of the shop keeps its variants when their sizes become those of the catalogue [CAT-14]', async () => {
  await take(toRow({ key: 'Ridge', size: '38' }), toRow({ key: 'Ridge', size: '39' }))
  const before = await read('Ridge')
  expect(before.sizeChart).toBeUndefined()
  const more = ['187', '', 'female', '']
  await take(toRow({ key: 'Ridge', size: '38', more }), toRow({ key: 'Ridge', size: '39', more }))
  const after = await read('Ridge')
  expect(after.sizeChart).toBe('footwear')
  expect(after.variants.map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id))
  expect(listSizes(after)).toEqual([
    ['7', '7'],
    ['8', '8'],
  ])
})

test('sizes of which nothing says how long they are stay as they are, and unknown goods have no chart [CAT-14]', async () => {
  await take(
    toRow({ key: 'Noone', size: '39', more: ['187', '', '', 'IT'] }),
    toRow({ key: 'Noone', size: '40', more: ['187', '', '', 'IT'] }),
    toRow({ key: 'Lamp', size: '38', more: ['', 'Camp kitchen', '', ''] }),
    toRow({ key: 'Lamp', size: '39', more: ['', 'Camp kitchen', '', ''] }),
  )
  expect(listSizes(await read('Noone'))).toEqual([
    ['39', '39'],
    ['40', '40'],
  ])
  const lamp = await read('Lamp')
  expect(lamp.sizeChart).toBeUndefined()
  expect(listSizes(lamp)).toEqual([
    ['38', '38'],
    ['39', '39'],
  ])
})

test('kind and type that were set otherwise stay, whatever a later file says [CAT-14]', async () => {
  const more = ['', 'Hoodies', 'male', '']
  await take(toRow({ key: 'Told', size: 'M', more }))
  const readStored = async () =>
    (
      await api.database.db.pool.query(`select kind, attributes -> 'type' as type from products where id = $1`, [
        toProductId('Told'),
      ])
    ).rows[0]
  expect(await readStored()).toEqual({ kind: 'apparel', type: 'hoodies' })
  await take(toRow({ key: 'Told', size: 'M', more: ['', 'Pants', 'male', ''] }))
  expect(await readStored()).toEqual({ kind: 'apparel', type: 'pants' })
  await api.database.db.pool.query(
    `update products set kind = 'accessory', attributes = attributes || '{"type": "caps"}' where id = $1`,
    [toProductId('Told')],
  )
  await take(toRow({ key: 'Told', size: 'M', more }))
  expect(await readStored()).toEqual({ kind: 'accessory', type: 'caps' })
})

test('a running shop shows a price of an import within a second on the listing and the product [CAT-14]', async () => {
  const more = ['', 'Hoodies', 'male', '']
  await take(toRow({ key: 'Zephyrine', size: 'M', more }))
  const show = async () => {
    const { products } = await api.client
      .withToken(null)
      .call('search.products', { query: { q: 'Zephyrine' } as never })
    const tile = products.find(({ id }) => id === toProductId('Zephyrine'))
    return [tile?.price?.lowCurrent, (await read('Zephyrine')).price.lowCurrent]
  }
  await vi.waitFor(async () => expect(await show()).toEqual([90, 90]), { timeout: 1000, interval: 20 })
  await take(toRow({ key: 'Zephyrine', size: 'M', more, price: '75.00' }))
  await vi.waitFor(async () => expect(await show()).toEqual([75, 75]), { timeout: 1000, interval: 20 })
})

test('sizes that name their system are shown in that of the site [CAT-05] [CAT-14]', async () => {
  const site = findSiteById(api.deps.sites, 'LH-DE')
  if (!site) throw new Error('The shop has no German site.')
  const more = ['', 'Herrenschuhe', '', '']
  await take(
    { site, locale: 'de-de' },
    ...['UK 8', '39.5', '40.5'].map((size) => toRow({ key: 'Wald', size, more, currency: 'EUR' })),
  )
  expect(listSizes(await read('Wald', 'de-de'))).toEqual([
    ['9', '42,5'],
    ['EU 39.5', '39,5'],
    ['7.5', '40,5'],
  ])
})
