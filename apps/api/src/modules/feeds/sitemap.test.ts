import { contentDocuments, productSetItems, productSets } from '@lacehouse/database'
import { type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { SaxesParser } from 'saxes'
import { expect } from 'vitest'

type Entry = { loc: string; images: string[]; alternates: Record<string, string> }

/** Reads the entries of a sitemap or an index by their path; throws for what is no XML. */
const read = async (api: TestApi, path: string) => {
  const response = await fetch(api.url + path)
  const entries: Entry[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (name === 'url' || name === 'sitemap') entries.push({ loc: '', images: [], alternates: {} })
    const last = entries.at(-1)
    if (name === 'xhtml:link' && last) last.alternates[String(attributes.hreflang)] = toPath(String(attributes.href))
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    const last = entries.at(-1)
    if (name === 'loc' && last) last.loc = toPath(text)
    if (name === 'image:loc') last?.images.push(toPath(text))
  })
  if (response.status === 200) parser.write(await response.text()).close()
  return { status: response.status, entries, cache: response.headers.get('cache-control') }
}

const toPath = (address: string) => new URL(address).pathname

const find = (entries: readonly Entry[], loc: string) => entries.find((entry) => entry.loc === loc)

test('the index leads to pages and products of every locale, all of which are there [RT-19]', async ({ api }) => {
  const { entries, cache } = await read(api, '/sitemap.xml')
  expect(cache).toContain('public')
  const locales = api.deps.sites.flatMap((site) => site.locales)
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    locales.flatMap((one) => [`/sitemaps/pages-${one}.xml`, `/sitemaps/products-${one}-1.xml`]).toSorted(),
  )
  for (const { loc } of entries) {
    const { status, entries: pages } = await read(api, loc)
    expect([loc, status]).toEqual([loc, 200])
    expect(pages.length).toBeGreaterThan(0)
    expect(new Set(pages.map((page) => page.loc)).size).toBe(pages.length)
  }
})

test('a product has all pictures of all colours, and its address in each language of a site that sells it [RT-19]', async ({
  api,
}) => {
  const params = { productId: testProducts.court }
  const ofGermany = await api.client.withToken(null, 'de-de').call('products.details', { params, query: {} })
  const product = await api.client.withToken(null, 'en-us').call('products.details', { params, query: {} })
  const entry = find((await read(api, '/sitemaps/products-en-us-1.xml')).entries, product.url)
  const pictures = Object.values(product.images).flat()
  expect(pictures.length).toBeGreaterThan(1)
  expect(entry?.images.toSorted()).toEqual([...new Set(pictures.map(({ url }) => `${url}-1200.jpg`))].toSorted())
  expect(entry?.alternates).toMatchObject({ 'en-US': product.url, 'de-DE': ofGermany.url, 'x-default': product.url })
})

test('a product that one site sells alone is in its sitemap only, without addresses elsewhere [RT-19]', async ({
  api,
}) => {
  const id = testProducts.unpriced
  await api.database.db.pool.query(
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
    values ($1, $2, 'base', 9000, 'USD', '2026-01-01')`,
    [api.deps.defaultSite.priceList, id],
  )
  const findOwn = async (locale: string) =>
    (await read(api, `/sitemaps/products-${locale}-1.xml`)).entries.find(({ loc }) => loc.endsWith(`-${id}`))
  expect((await findOwn('en-us'))?.alternates).toEqual({})
  expect(await findOwn('de-de')).toBeUndefined()
})

test('pages of content, articles and sets are listed where they are published, each with its other languages [RT-19]', async ({
  api,
}) => {
  const toRow = (locale: string, slug: string, { doctype = 'page', parentSlug = '', status = 'published' } = {}) => ({
    ...{ siteId: locale === 'en-us' ? 'LH-US' : 'LH-DE', locale, doctype, slug, status: status as 'published' },
    body: { id: slug, slug, title: slug, blocks: [], ...(parentSlug && { parentSlug }) },
  })
  await api.database.db.drizzle
    .insert(contentDocuments)
    .values([
      toRow('en-us', 'our-story'),
      toRow('de-de', 'our-story'),
      toRow('en-us', 'late-parcels', { parentSlug: 'help' }),
      toRow('en-us', 'checkout'),
      toRow('en-us', 'sign-in'),
      toRow('en-us', 'privacy'),
      toRow('en-us', 'stores', { parentSlug: 'help' }),
      toRow('en-us', 'secret', { status: 'draft' }),
      toRow('en-us', 'white-laces', { doctype: 'article' }),
    ])
  const toSet = (id: string) => ({
    id,
    names: { 'en-us': 'Court set' },
    slugs: { 'en-us': 'court-set', 'de-de': 'court-paar' },
  })
  await api.database.db.drizzle.insert(productSets).values([toSet('LHSET00001'), toSet('LHSET00002')])
  const toItems = (setId: string, ids: readonly string[]) =>
    ids.map((productId, position) => ({ setId, productId, position }))
  // Of the other set the shop sells one product only, so that it has no page.
  await api.database.db.drizzle
    .insert(productSetItems)
    .values([
      ...toItems('LHSET00001', [testProducts.court, testProducts.tee]),
      ...toItems('LHSET00002', [testProducts.court, testProducts.withdrawn]),
    ])
  const listPages = async (locale: string) => (await read(api, `/sitemaps/pages-${locale}.xml`)).entries
  await expect.poll(async () => find(await listPages('en-us'), '/en-us/our-story')).toBeDefined()
  const pages = await listPages('en-us')
  expect(find(pages, '/en-us/our-story')?.alternates).toEqual({
    ...{ 'en-US': '/en-us/our-story', 'de-DE': '/de-de/our-story', 'x-default': '/en-us/our-story' },
  })
  expect(find(pages, '/en-us/help/late-parcels')?.alternates).toEqual({})
  expect(find(pages, '/en-us/articles/white-laces')).toBeDefined()
  expect(find(pages, '/en-us/p/court-set-LHSET00001')?.alternates).toMatchObject({
    'de-DE': '/de-de/p/court-paar-LHSET00001',
  })
  const paths = pages.map(({ loc }) => loc)
  expect(paths.filter((path) => /secret|checkout|sign-in/.test(path))).toEqual([])
  expect(paths.filter((path) => path.includes('LHSET00002'))).toEqual([])
  const always = ['/en-us', '/en-us/stores', '/en-us/articles', '/en-us/sets']
  expect(paths).toEqual(expect.arrayContaining([...always, '/en-us/privacy', '/en-us/help/stores']))
  expect(find(await listPages('de-de'), '/de-de/late-parcels')).toBeUndefined()
})

test('a facet page is listed with the pages of other languages that show the same list [RT-19]', async ({ api }) => {
  const toRow = (siteId: string, locale: string, slug: string, query: string) => ({
    ...{ siteId, locale, doctype: 'facet-page', slug, status: 'published' as const },
    body: { id: slug, slug, title: slug, description: slug, categoryId: '1100', query },
  })
  await api.database.db.drizzle
    .insert(contentDocuments)
    .values([
      toRow('LH-US', 'en-us', 'black-sneakers', 'color=black&type=sneakers'),
      toRow('LH-DE', 'de-de', 'schwarze-sneaker', 'type=sneakers&color=black'),
      toRow('LH-DE', 'de-de', 'weisse-sneaker', 'type=sneakers&color=white'),
    ])
  const findPage = async () => find((await read(api, '/sitemaps/pages-en-us.xml')).entries, '/en-us/c/black-sneakers')
  await expect
    .poll(async () => (await findPage())?.alternates)
    .toEqual({
      'en-US': '/en-us/c/black-sneakers',
      'de-DE': '/de-de/c/schwarze-sneaker',
      'x-default': '/en-us/c/black-sneakers',
    })
})

test.for(['pages-xx-xx.xml', 'products-en-us-99.xml', 'products-en-us-0.xml', 'other-en-us.xml'])(
  'there is no sitemap %s [RT-19]',
  async (file, { api }) => {
    expect((await read(api, `/sitemaps/${file}`)).status).toBe(404)
  },
)
