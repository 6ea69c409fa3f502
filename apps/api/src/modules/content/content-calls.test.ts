import { contentDocuments } from '@lacehouse/database'
import { fixedPages } from '@lacehouse/domain/content/document-types'
import type { TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const blocks = [{ id: 'r', type: 'rich-text', title: 'Read' }]
const page = (slug: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: slug, slug, title: slug, subtitle: null, blocks },
  ...more,
})
type Values = Partial<typeof contentDocuments.$inferInsert> & { readonly slug: string }

const save = (api: TestApi, values: Values) =>
  api.database.db.drizzle.insert(contentDocuments).values({
    ...{ siteId: 'LH-US', locale: 'en-us', doctype: 'page', status: 'published' as const },
    body: page(values.slug),
    ...values,
  })
const openStaff = (api: TestApi, siteId = 'LH-US') =>
  api.client.withToken(api.deps.tokens.issue({ kind: 'consumer', id: 'a', consumerType: 'AGENT', siteId }).accessToken)
const ofSite = { mode: 'publish' as const, siteId: 'LH-US' }
const query = { removeNulls: true, locale: 'en-us' }

test('every fixed page and any further one is answered by its name [CMS-01]', async ({ api, guest }) => {
  for (const slug of [...fixedPages, 'spring-fair']) {
    const params = { ...ofSite, page: slug }
    expect(await guest.tryCall('content.augmentedPage', { params })).toBeRefused(404, 'API404')
  }
  for (const slug of [...fixedPages, 'spring-fair']) await save(api, { slug })
  api.deps.content.drop()
  for (const slug of [...fixedPages, 'spring-fair'])
    expect((await guest.call('content.augmentedPage', { params: { ...ofSite, page: slug } })).slug).toBe(slug)
})

test('product, search, fragment and children are answered from their documents without null fields [CMS-02]', async ({
  api,
  guest,
}) => {
  await save(api, { doctype: 'product', slug: 'lhtest0001' })
  await save(api, { slug: 'search-none' })
  await save(api, { slug: 'search-all', body: page('search-all', { parentSlug: 'about' }) })
  await save(api, { doctype: 'fragment', slug: 'size-help' })
  await save(api, { slug: 'about-team' })
  await save(api, { slug: 'about-team', status: 'draft', version: 2 })
  await save(api, { slug: 'about-draft', status: 'draft' })
  await save(api, { slug: 'about-elsewhere', body: page('about-elsewhere', { parentSlug: 'other' }) })
  api.deps.content.drop()
  const shown = { id: 'lhtest0001', slug: 'lhtest0001', title: 'lhtest0001', blocks }
  const params = { ...ofSite, productId: 'LHTEST0001' }
  expect(await guest.call('content.product', { params, query })).toEqual(shown)
  const search = (searchType: string) => guest.call('content.search', { params: { ...ofSite, searchType }, query })
  expect([(await search('none')).slug, (await search('else')).slug]).toEqual(['search-none', 'search'])
  const fragment = { params: { mode: 'publish' as const, fragmentId: 'size-help' } }
  expect((await guest.call('content.fragment', { ...fragment, query })).slug).toBe('size-help')
  const german = { ...fragment, query: { locale: 'de-de' } }
  expect(await api.client.withToken(null, 'de-de').tryCall('content.fragment', german)).toBeRefused(404, 'API404')
  const children = { params: { ...ofSite, parentPageSlug: 'about' }, query }
  const { documents } = await guest.call('content.children', children)
  expect(documents.map(({ slug }) => slug)).toEqual(['about-team', 'search-all'])
  expect(documents[0]).not.toHaveProperty('subtitle')
})

const popup = (slug: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: slug, slug, kind: 'newsletter', minimizedTitle: 'News', maximizedTitle: 'News by mail', logo: null },
  ...more,
})

test('pop-ups are listed by name, each in the caller’s language where it has one and in the site’s otherwise [CMS-02]', async ({
  api,
}) => {
  const canada = { siteId: 'LH-CA', doctype: 'popup' }
  await save(api, { ...canada, locale: 'en-ca', slug: 'b-join', body: popup('b-join', { kind: 'registration' }) })
  await save(api, { ...canada, locale: 'en-ca', slug: 'an-article', body: popup('an-article') })
  const french = popup('an-article', {
    minimizedTitle: 'Infolettre',
    delay: 3000,
    targets: [{ text: 'Lire', url: '#' }],
  })
  await save(api, { ...canada, locale: 'fr-ca', slug: 'an-article', body: french })
  await save(api, { ...canada, locale: 'fr-ca', slug: 'c-draft', status: 'draft', body: popup('c-draft') })
  const list = async (locale: string) => {
    const params = { mode: 'publish' as const, siteId: 'LH-CA' }
    const { documents } = await api.client.withToken(null, locale).call('content.popups', { params, query: { locale } })
    return documents.map(({ slug, minimizedTitle, delay }) => [slug, minimizedTitle, delay])
  }
  expect(await list('fr-ca')).toEqual([
    ['an-article', 'Infolettre', 3000],
    ['b-join', 'News', undefined],
  ])
  expect(await list('en-ca')).toEqual([
    ['an-article', 'News', undefined],
    ['b-join', 'News', undefined],
  ])
})

test('article search with a query, tags, offset and limit answers facets, documents and their number [CMS-04]', async ({
  api,
  guest,
}) => {
  const running = { id: 'running', title: 'Running' }
  const care = { id: 'care', title: 'Care' }
  const articles = [
    { slug: 'wash-shoes', title: 'How to wash shoes', date: '2026-03-01', tags: [care] },
    { slug: 'first-run', title: 'A first run', date: '2026-05-01', tags: [running] },
    { slug: 'dry-shoes', title: 'Dry shoes after a run', date: '2026-04-01', tags: [care, running] },
  ]
  for (const { slug, ...article } of articles) await save(api, { doctype: 'article', slug, body: page(slug, article) })
  const hidden = page('hidden', { title: 'Run in secret', date: '2026-06-01', tags: [running] })
  await save(api, { doctype: 'article', slug: 'hidden', status: 'draft', body: hidden })
  const search = async (asked: Readonly<Record<string, string | number>>) => {
    const { facets, documents, numFound } = await guest.call('content.searchArticles', {
      params: ofSite,
      query: { ...query, ...asked },
    })
    return {
      facets: facets.map(({ id, count }) => `${id} ${count}`),
      slugs: documents.map(({ slug }) => slug),
      numFound,
    }
  }
  const facets = ['care 2', 'running 2']
  expect(await search({})).toEqual({ facets, slugs: ['first-run', 'dry-shoes', 'wash-shoes'], numFound: 3 })
  expect(await search({ offset: 1, limit: 1 })).toEqual({ facets, slugs: ['dry-shoes'], numFound: 3 })
  expect(await search({ tags: 'care' })).toEqual({ facets, slugs: ['dry-shoes', 'wash-shoes'], numFound: 2 })
  expect(await search({ query: 'RUN shoe' })).toEqual({
    ...{ facets: ['care 1', 'running 1'], slugs: ['dry-shoes'], numFound: 1 },
  })
  expect(await search({ query: 'run', tags: 'none' })).toMatchObject({ slugs: [], numFound: 0 })
  const { documents } = await guest.call('content.searchArticles', { params: ofSite, query })
  expect(documents[0]).toEqual({
    id: 'first-run',
    slug: 'first-run',
    title: 'A first run',
    date: '2026-05-01',
    tags: [running],
  })
  const article = { params: { ...ofSite, slug: 'wash-shoes' }, query }
  expect((await guest.call('content.article', article)).blocks).toEqual(blocks)
})

test('passages of the pages below a page are found by their words, with the path of the page [CMS-04]', async ({
  api,
  guest,
}) => {
  const questions = {
    ...{ id: 'q', type: 'accordion', title: 'Questions' },
    items: [
      {
        id: 'q1',
        title: 'Where is my order?',
        richText: '<p>Open the <a href="/x">link</a> in your mail &amp; look.</p>',
      },
    ],
  }
  const text = {
    id: 't',
    type: 'rich-text',
    richText: '<p>What it costs.</p><h2>Times</h2><p>Two days</p><p>at most.</p>',
  }
  await save(api, { slug: 'help' })
  await save(api, { slug: 'parcels', body: page('parcels', { parentSlug: 'help', blocks: [text, questions] }) })
  const long = { id: 'l', type: 'rich-text', title: 'Long', richText: `<p>${'label '.repeat(100)}</p>` }
  await save(api, { slug: 'parcels-labels', body: page('parcels-labels', { blocks: [long] }) })
  await save(api, { slug: 'terms', body: page('terms', { blocks: [text] }) })
  await save(api, { slug: 'circle', body: page('circle', { parentSlug: 'circle-two', blocks: [text] }) })
  await save(api, { slug: 'circle-two', body: page('circle-two', { parentSlug: 'circle', blocks: [text] }) })
  api.deps.content.drop()
  const search = async (asked: string, parentPageSlug = 'help') => {
    const params = { ...ofSite, parentPageSlug }
    const { passages } = await guest.call('content.searchPages', { params, query: { ...query, query: asked } })
    return passages
  }
  expect(await search('days')).toEqual([
    { path: 'parcels', page: 'parcels', title: 'Times', text: 'Two days at most.' },
  ])
  expect(await search('where are my orders')).toEqual([
    {
      ...{ path: 'parcels', page: 'parcels', title: 'Where is my order?' },
      text: 'Open the link in your mail & look.',
    },
  ])
  const [label] = await search('label')
  expect(label).toMatchObject({ path: 'parcels/labels', title: 'Long' })
  expect(label?.text).toMatch(/^(label )+…$/)
  expect(label?.text.length).toBeLessThan(325)
  expect(await search('zeppelin')).toEqual([])
  expect(await search('days', 'circle')).toHaveLength(1)
  expect(
    await guest.tryCall('content.searchPages', {
      params: { ...ofSite, parentPageSlug: 'help' },
      query: { query: 'x'.repeat(101) },
    }),
  ).toBeRefused(400, 'API400')
})

test.for<[string, string, string]>([
  ['words', `${'carton '.repeat(45)}endless`, `${'carton '.repeat(45)}…`],
  ['a word that is longer than what is shown', 'x'.repeat(400), `${'x'.repeat(320)} …`],
  ['as many letters as are shown', 'y'.repeat(320), 'y'.repeat(320)],
])('of a passage of %s no more than 320 letters are answered', async ([slug, text, shown], { api, guest }) => {
  const parent = `long-${slug.length}`
  const block = { id: 't', type: 'rich-text', title: 'Zeppelin', richText: `<p>${text}</p>` }
  await save(api, { slug: `${parent}-texts`, body: page(`${parent}-texts`, { blocks: [block] }) })
  api.deps.content.drop()
  const params = { ...ofSite, parentPageSlug: parent }
  const { passages } = await guest.call('content.searchPages', { params, query: { ...query, query: 'zeppelin' } })
  expect(passages.map((passage) => passage.text)).toEqual([shown])
})

test('staff see the newest documents of a type or with a block of a variant, in pages, with the number of those that lead to them [CMS-02]', async ({
  api,
  guest,
}) => {
  const fragment = { doctype: 'fragment' }
  const teaser = page('teaser', { blocks: [{ id: 'h', type: 'hero', variant: 'block-below', title: 'A' }] })
  await save(api, { ...fragment, slug: 'teaser', body: teaser })
  await save(api, {
    ...fragment,
    slug: 'teaser',
    status: 'draft',
    version: 2,
    body: { ...teaser, title: 'New teaser' },
  })
  const links = [{ id: 'x', type: 'rich-text', fragmentId: 'teaser' }]
  await save(api, { slug: 'with-teaser', body: page('with-teaser', { blocks: links }) })
  const staff = openStaff(api)
  const show = (mode: 'preview' | 'publish', docType: string, more = {}) =>
    staff.call('content.showcase', { params: { ...ofSite, mode, docType }, query: { ...query, ...more } })
  const ofHeroes = await show('preview', 'hero', { layoutVariant: 'block-below', limit: '10' })
  expect(ofHeroes.documents).toEqual([
    expect.objectContaining({ id: 'fragment/teaser', name: 'New teaser', referrers: 1, doctype: 'fragment' }),
  ])
  expect((await show('publish', 'fragment')).documents.map(({ name }) => name)).toContain('teaser')
  expect(await show('preview', 'hero', { layoutVariant: 'nothing' })).toEqual({ documents: [], numFound: 0 })
  const pages = await show('preview', 'page', { limit: '10', offset: 5 })
  expect(pages.documents).toHaveLength(10)
  expect(pages.numFound).toBeGreaterThan(18)
  const params = { ...ofSite, docType: 'page' }
  expect(await guest.tryCall('content.showcase', { params })).toBeRefused(403, 'AUT404')
})

test('staff see what holds at a time of their choice, and others are refused [CMS-03]', async ({ api, guest }) => {
  const title = (own: string) => ({ body: page('season', { title: own }) })
  const time = (iso: string) => new Date(iso)
  const autumn = { status: 'published' as const, version: 1, publishAt: time('2026-09-01T00:00:00Z') }
  const winter = { status: 'scheduled' as const, version: 2, publishAt: time('2090-12-01T00:00:00Z') }
  await save(api, { slug: 'season', ...autumn, ...title('Autumn') })
  await save(api, { slug: 'season', ...winter, unpublishAt: time('2091-03-01T00:00:00Z'), ...title('Winter') })
  await save(api, { slug: 'season', status: 'draft', version: 3, ...title('Idea') })
  const params = { ...ofSite, mode: 'preview' as const, page: 'season' }
  const at = async (iso: string) => {
    const answer = await openStaff(api).tryCall('content.page', { params, query: { ...query, at: iso } })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return answer.status === 200 ? answer.body.title : answer.status
  }
  expect(await at('2026-08-01T00:00:00Z')).toBe(404)
  expect(await at('2026-10-01T00:00:00Z')).toBe('Autumn')
  expect(await at('2091-01-01T00:00:00Z')).toBe('Winter')
  expect(await at('2091-06-01T00:00:00Z')).toBe('Autumn')
  expect((await openStaff(api).call('content.page', { params, query })).title).toBe('Idea')
  const seeded = { params: { ...params, page: 'cart' }, query: { ...query, at: '2091-01-01T00:00:00Z' } }
  expect((await openStaff(api).call('content.page', seeded)).slug).toBe('cart')
  const published = { params: { ...params, mode: 'publish' as const }, query: { ...query, at: '2091-01-01T00:00:00Z' } }
  expect(await guest.tryCall('content.page', published)).toBeRefused(403, 'AUT404')
})

test('a preview by staff leaves no draft in a cache, and a draft that lacks fields is shown as far as it goes [CMS-03]', async ({
  api,
  guest,
}) => {
  await save(api, { slug: 'cached' })
  const unfinished = { blocks: [{ id: 'a', type: 'hero' }, ...blocks] }
  await save(api, { slug: 'cached', status: 'draft', version: 2, body: unfinished })
  const params = { ...ofSite, page: 'cached' }
  const staff = openStaff(api)
  const preview = await staff.call('content.page', { params: { ...params, mode: 'preview' }, query })
  expect(preview).toMatchObject({ title: '', blocks })
  expect((await staff.call('content.page', { params, query: { ...query, cms: 'preview' } })).title).toBe('')
  for (const caller of [guest, staff])
    expect((await caller.call('content.page', { params, query })).title).toBe('cached')
  expect(await guest.tryCall('content.page', { params, query: { ...query, cms: 'preview' } })).toBeRefused(
    403,
    'AUT404',
  )
})

test('staff of one site preview another one in its own language', async ({ api }) => {
  await save(api, { siteId: 'LH-CA', locale: 'fr-ca', slug: 'bonjour', status: 'draft' })
  const params = { mode: 'preview' as const, siteId: 'LH-CA', page: 'bonjour' }
  const read = openStaff(api, 'LH-US').tryCall('content.page', { params, query: { locale: 'fr-ca' } })
  expect((await read).status).toBe(200)
})

test('footer, utility and pages are components of the locale’s site [CALL-06]', async ({ api, guest }) => {
  const footer = { id: 'main', columns: [], legal: [], social: [] }
  await save(api, { doctype: 'footer', slug: 'main', body: footer })
  await save(api, { slug: 'global' })
  api.deps.content.drop()
  expect(await guest.call('content.footerComponent', { query: { locale: 'en-us' } })).toEqual(footer)
  const utility = await guest.call('content.utilityComponent', { query: { locale: 'en-us' } })
  expect(utility).toEqual({ siteId: 'LH-US', locale: 'en-us', locales: ['en-us'], currency: 'USD', blocks })
  const component = { params: { page: 'cart' }, query: { locale: 'en-us' } }
  expect(await guest.call('content.pageComponent', component)).toMatchObject({
    ...{ pageType: 'cart', path: '/en-us/cart', page: { slug: 'cart' } },
  })
})

test('a page shows the blocks of a fragment in its place, in preview its draft, and of a circle each fragment once [CMS-02] [CMS-03]', async ({
  api,
  guest,
}) => {
  const use = (id: string, fragmentId: string) => ({ id, type: 'fragment', fragmentId })
  const text = (id: string) => ({ id, type: 'rich-text', title: id })
  const fragment = { doctype: 'fragment' }
  await save(api, { ...fragment, slug: 'promise', body: page('promise', { blocks: [text('a'), use('u', 'round')] }) })
  await save(api, { ...fragment, slug: 'round', body: page('round', { blocks: [use('v', 'promise'), text('b')] }) })
  const draft = page('promise', { blocks: [text('new')] })
  await save(api, { ...fragment, slug: 'promise', status: 'draft', version: 2, body: draft })
  const blocksOfPage = [text('first'), use('p', 'promise'), use('gone', 'no-such'), text('last')]
  await save(api, { slug: 'with-fragment', body: page('with-fragment', { blocks: blocksOfPage }) })
  api.deps.content.drop()
  const read = async (caller: typeof guest, mode: 'publish' | 'preview') => {
    const params = { mode, siteId: 'LH-US', page: 'with-fragment' }
    return (await caller.call('content.page', { params, query })).blocks.map(({ id }) => id)
  }
  expect(await read(guest, 'publish')).toEqual(['first', 'p-a', 'p-u-b', 'last'])
  expect(await read(openStaff(api), 'preview')).toEqual(['first', 'p-new', 'last'])
})
