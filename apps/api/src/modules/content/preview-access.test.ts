import { type CallId, calls } from '@lacehouse/contracts'
import { contentDocuments } from '@lacehouse/database'
import { segmentKeys } from '@lacehouse/domain/segment/segment'
import { addConsumer, signInAs, type TestApi, type TestShopper } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const query = { removeNulls: true, locale: 'en-us' }
const ofSite = { siteId: 'LH-US' }

const text = (id: string) => ({ id, type: 'rich-text' as const, title: id })
/** Content for each segment, as an author has begun it. */
const segmentation = {
  ...{ id: 's', type: 'segmentation' as const },
  segments: segmentKeys.map((id) => ({ id, targets: [text(`for-${id}`)] })),
  baselines: [text('for-everyone')],
}

/** Saves a document of each kind of call, as a draft that nothing published precedes. */
async function saveDrafts(api: TestApi): Promise<void> {
  const draft = (doctype: 'page' | 'category' | 'product' | 'fragment', slug: string, more: object = {}) => ({
    ...{ ...ofSite, locale: 'en-us', doctype, slug, status: 'draft' as const, version: 1 },
    body: { id: slug, slug, title: 'Coming', blocks: [segmentation], ...more },
  })
  await api.database.db.drizzle
    .insert(contentDocuments)
    .values([
      draft('page', 'coming'),
      draft('page', 'coming-soon', { parentSlug: 'coming' }),
      draft('page', 'search-coming'),
      draft('category', '4711'),
      draft('product', 'lhtest0001'),
      draft('fragment', 'coming'),
    ])
}

/** What names a document in each call for content, beside its mode and its site. */
const asked: Readonly<Record<string, object>> = {
  'content.page': { page: 'coming' },
  'content.augmentedPage': { page: 'coming' },
  'content.category': { categoryId: '4711' },
  'content.product': { productId: 'LHTEST0001' },
  'content.search': { searchType: 'coming' },
  'content.fragment': { fragmentId: 'coming' },
  'content.children': { parentPageSlug: 'coming' },
  'content.searchPages': { parentPageSlug: 'coming' },
  'content.popups': {},
  'content.facetPages': {},
  'content.menu': {},
  'content.footer': {},
  'content.article': { slug: 'coming' },
  'content.searchArticles': {},
  'content.showcase': { docType: 'page' },
}
/** The calls that answer the blocks of a document. */
const withBlocks = ['page', 'augmentedPage', 'category', 'product', 'search', 'fragment'].map(
  (name) => `content.${name}`,
)

const read = (caller: Pick<TestShopper, 'tryCall'>, id: string, mode: 'preview' | 'publish', more: object = {}) =>
  caller.tryCall(id as 'content.page', {
    params: { ...ofSite, mode, ...asked[id] } as never,
    query: { ...query, ...(id === 'content.searchPages' && { query: 'coming' }), ...more },
  })

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  await saveDrafts(api)
  api.deps.content.drop()
})

const openStaff = (api: TestApi) =>
  api.client.withToken(
    api.deps.tokens.issue({ kind: 'consumer', id: 'a', consumerType: 'AGENT', ...ofSite }).accessToken,
  )

test('every call for content that has a preview is examined here [CMS-03]', () => {
  const modes = (Object.keys(calls) as CallId[]).filter((id) => calls[id].path.startsWith('/{mode}/'))
  expect(Object.keys(asked).toSorted()).toEqual(modes.toSorted())
})

test.for(Object.keys(asked))(
  '%s shows no preview to a visitor, a guest or a consumer, in any of the ways to ask [CMS-03]',
  async (id, { api, guest }) => {
    const { email } = await addConsumer(api.database.db)
    const consumer = await signInAs(api.client, { email })
    const ways = [
      ['preview', {}],
      ['publish', { cms: 'preview' }],
      ['publish', { at: '2090-01-01T00:00:00Z' }],
    ] as const
    for (const [mode, more] of ways) {
      expect((await read(api.client.withToken(null), id, mode, more)).status).toBe(401)
      for (const caller of [guest, consumer]) expect(await read(caller, id, mode, more)).toBeRefused(403, 'AUT404')
    }
  },
)

test.for(withBlocks)(
  '%s shows staff the content of every segment in a draft, and shows no one the draft in publish mode [CMS-03] [CMS-15]',
  async (id, { api, guest }) => {
    const staff = openStaff(api)
    const preview = await read(staff, id, 'preview')
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expect(preview.body.blocks).toEqual([segmentation])
    // What staff have looked at is in no cache.
    for (const caller of [staff, guest, api.client.withToken(null)])
      expect(await read(caller, id, 'publish')).toBeRefused(404, 'API404')
  },
)
