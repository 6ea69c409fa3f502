import { contentDocuments } from '@lacehouse/database'
import type { TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const page = (title: string) => ({
  id: 'home',
  slug: 'home',
  title,
  blocks: [{ id: 'h', type: 'hero', variant: 'standard', title, secret: 'unseen' }],
})

const save = (api: TestApi, values: Partial<typeof contentDocuments.$inferInsert>) =>
  api.database.db.drizzle.insert(contentDocuments).values({
    siteId: 'LH-US',
    locale: 'en-us',
    doctype: 'page',
    slug: 'home',
    status: 'published',
    body: page('Run'),
    ...values,
  })

test('both calls reply with a published page but not with a draft, and a new version shows at once [CMS-01] [CMS-02]', async ({
  api,
}) => {
  const guest = api.client.withToken(null)
  const params = { mode: 'publish' as const, siteId: 'LH-US', page: 'home' }
  expect((await guest.tryCall('content.page', { params })).body.errorDetails[0]?.errorId).toBe('API404')
  await save(api, {})
  await save(api, { status: 'draft', version: 2, body: page('Draft') })
  await vi.waitFor(async () => expect((await guest.call('content.page', { params })).title).toBe('Run'), 20_000)
  const answered = await guest.call('content.augmentedPage', { params, query: { removeNulls: true } })
  expect(answered).toEqual({
    id: 'home',
    slug: 'home',
    title: 'Run',
    blocks: [{ id: 'h', type: 'hero', variant: 'standard', title: 'Run' }],
  })
  await api.database.db.pool.query(
    `update content_documents set status = case version when 1 then 'archived' else status end where slug = 'home'`,
  )
  await api.database.db.pool.query(
    `update content_documents set status = 'published' where slug = 'home' and version = 2`,
  )
  await vi.waitFor(async () => expect((await guest.call('content.page', { params })).title).toBe('Draft'), 20_000)
})

test('hostile markup that was written directly to the database is sanitised in replies, in drafts too [CMS-22]', async ({
  api,
}) => {
  const richText = '<p onclick="alert(1)">Run <a href="javascript:alert(1)">now</a><script>alert(1)</script></p>'
  const blocks = [{ id: 'r', type: 'rich-text', richText, titleHtml: '<b>Go</b><img src=x onerror=alert(1)>' }]
  await save(api, { slug: 'hostile', body: { ...page('Hostile'), slug: 'hostile', blocks } })
  const clean = { id: 'r', type: 'rich-text', richText: '<p>Run <a>now</a></p>', titleHtml: '<b>Go</b>' }
  const params = { mode: 'publish' as const, siteId: 'LH-US', page: 'hostile' }
  expect((await api.client.withToken(null).call('content.page', { params })).blocks).toEqual([clean])
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id: 'a', consumerType: 'AGENT', siteId: 'LH-US' })
  const staff = api.client.withToken(accessToken)
  expect((await staff.call('content.page', { params: { ...params, mode: 'preview' } })).blocks).toEqual([clean])
})

test('only staff see drafts: another caller is refused without learning whether a draft exists', async ({ api }) => {
  const params = { mode: 'preview' as const, siteId: 'LH-US', page: 'home' }
  expect((await api.client.withToken(null).tryCall('content.page', { params })).status).toBe(401)
  const guest = await api.client.createGuest()
  for (const name of ['home', 'nothing'])
    expect(
      (await guest.tryCall('content.page', { params: { ...params, page: name } })).body.errorDetails[0]?.errorId,
    ).toBe('AUT404')
})

test('staff see the newest draft, and its reply is not cacheable', async ({ api }) => {
  await save(api, { slug: 'launch', body: { ...page('Launch'), slug: 'launch' } })
  await save(api, { slug: 'launch', status: 'draft', version: 2, body: { ...page('Next launch'), slug: 'launch' } })
  const { accessToken } = api.deps.tokens.issue({
    kind: 'consumer',
    id: 'agent-1',
    consumerType: 'AGENT',
    siteId: 'LH-US',
  })
  const read = (mode: 'preview' | 'publish') =>
    api.client.withToken(accessToken).tryCall('content.page', { params: { mode, siteId: 'LH-US', page: 'launch' } })
  const [draft, published] = [await read('preview'), await read('publish')]
  expect([draft.body.title, published.body.title]).toEqual(['Next launch', 'Launch'])
  expect(draft.headers.get('cache-control')).toBe('private, no-store')
  expect(published.headers.get('cache-control')).toContain('public')
})

test('no reply has null fields at any depth, with `removeNulls` and without it [CMS-02]', async ({ api }) => {
  const blocks = [{ id: 'r', type: 'rich-text', title: null, targets: [{ text: 'Go', url: '/go', id: null }] }]
  await save(api, { slug: 'nulls', body: { ...page('Nulls'), slug: 'nulls', subtitle: null, blocks } })
  await save(api, { doctype: 'category', slug: '1110', body: { ...page('Sneakers'), subtitle: null, blocks: [] } })
  const footer = { id: 'main', columns: [], legal: [], social: [], note: null }
  await save(api, { doctype: 'footer', slug: 'main', body: footer })
  const guest = api.client.withToken(null)
  const site = { mode: 'publish' as const, siteId: 'LH-US' }
  const query = { removeNulls: true }
  const answered = await guest.call('content.page', { params: { ...site, page: 'nulls' }, query })
  expect(answered).not.toHaveProperty('subtitle')
  expect(answered.blocks).toEqual([{ id: 'r', type: 'rich-text', targets: [{ text: 'Go', url: '/go' }] }])
  const category = await guest.call('content.category', { params: { ...site, categoryId: '1110' }, query })
  expect(category).not.toHaveProperty('subtitle')
  expect(await guest.call('content.footer', { params: site, query })).not.toHaveProperty('note')
  expect(await guest.call('content.page', { params: { ...site, page: 'nulls' } })).toEqual(answered)
})

test('`cms=preview` shows staff the draft of a published page, and refuses other callers [CMS-02] [CMS-03]', async ({
  api,
}) => {
  await save(api, { slug: 'sale', body: { ...page('Sale'), slug: 'sale' } })
  await save(api, { slug: 'sale', status: 'draft', version: 2, body: { ...page('Next sale'), slug: 'sale' } })
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id: 'a', consumerType: 'AGENT', siteId: 'LH-US' })
  const params = { mode: 'publish' as const, siteId: 'LH-US', page: 'sale' }
  const draft = await api.client.withToken(accessToken).tryCall('content.page', { params, query: { cms: 'preview' } })
  expect(draft.body.title).toBe('Next sale')
  expect(draft.headers.get('cache-control')).toBe('private, no-store')
  expect((await api.client.withToken(null).tryCall('content.page', { params, query: { cms: 'preview' } })).status).toBe(
    401,
  )
})

test('a locale without a page gets the page of the site’s default locale; pages of another site are unknown', async ({
  api,
}) => {
  await save(api, { siteId: 'LH-CA', locale: 'en-ca', slug: 'about', body: { ...page('About'), slug: 'about' } })
  const french = api.client.withToken(null, 'fr-ca')
  const params = { mode: 'publish' as const, siteId: 'LH-CA', page: 'about' }
  expect((await french.call('content.page', { params })).title).toBe('About')
  expect((await french.tryCall('content.page', { params: { ...params, siteId: 'LH-DE' } })).status).toBe(404)
  expect((await french.tryCall('content.page', { params: { ...params, siteId: 'LH-XX' } })).status).toBe(404)
})

test('pictures named by their motif get URL and size; unknown pictures are left out', async ({ api }) => {
  const body = {
    ...page('Media'),
    slug: 'media',
    blocks: [
      {
        id: 'a',
        type: 'hero',
        variant: 'standard',
        media: { sm: { kind: 'image', url: 'product:LHTEST0001/01/side', width: 1, height: 1 } },
      },
      {
        id: 'b',
        type: 'banner',
        variant: 'image',
        media: { sm: { kind: 'image', url: 'scene:nothing@4x5', width: 1, height: 1 } },
      },
    ],
  }
  await save(api, { slug: 'media', body })
  const answered = await api.client
    .withToken(null)
    .call('content.page', { params: { mode: 'publish', siteId: 'LH-US', page: 'media' } })
  const url = expect.stringMatching(/^\/i\/[\w-]{10}\/court-low\.side\.chalk$/)
  expect(answered.blocks[0]).toMatchObject({ media: { sm: { width: 1200, height: 1500, url } } })
  expect(answered.blocks[1]).not.toHaveProperty('media')
})

test('a document shows a product’s photographs as soon as it has any, under any view names', async ({ api }) => {
  const media = { sm: { kind: 'image', url: 'product:LHTEST0001/01/side', width: 1, height: 1 } }
  const body = { ...page('Photo'), slug: 'photo', blocks: [{ id: 'a', type: 'hero', variant: 'standard', media }] }
  await save(api, { slug: 'photo', body })
  const read = async () => {
    const params = { mode: 'publish' as const, siteId: 'LH-US', page: 'photo' }
    const answered = await api.client.withToken(null).call('content.page', { params })
    const [block] = answered.blocks
    return block && 'media' in block ? block.media?.sm : undefined
  }
  expect(await read()).toMatchObject({ url: expect.stringContaining('court-low.side') })
  const hash = 'ab'.repeat(32)
  await api.database.db.pool.query(
    `insert into product_pictures (product_id, colour_code, view, position, hash, width, height, thumb_hash, placeholder)
    values ('LHTEST0001', '01', 'worn', 0, $1, 3000, 2000, '', '#aabbcc')`,
    [hash],
  )
  const expected = {
    width: 1200,
    height: 1500,
    placeholder: '#aabbcc',
    url: expect.stringContaining(`/original.${hash}`),
  }
  await vi.waitFor(async () => expect(await read()).toMatchObject(expected))
})
