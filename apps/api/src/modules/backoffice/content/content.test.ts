import { type BackofficeCaller, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'
import { publishDueContent } from '../../../core/content-edit/publish-content.ts'

const rights = ['content.read', 'content.edit', 'content.publish'] as const
const page = (title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id: 'own',
  title,
  blocks: [{ id: 'h', type: 'hero', variant: 'standard', title }],
  ...more,
})
const us = (slug: string) => ({ siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page' as const, slug })

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights })
})

const create = (slug: string, body = page('First')) =>
  staff.call('backoffice.createContent', { body: { ...us(slug), body } })
const read = (slug: string, number?: number) =>
  staff.call('backoffice.getContent', { params: us(slug), query: number === undefined ? {} : { number } })
const save = async (slug: string, body = page('Second')) =>
  staff.call('backoffice.saveContent', { params: us(slug), body: { version: (await read(slug)).version, body } })
const publish = async (slug: string) =>
  staff.call('backoffice.publishContent', { params: us(slug), body: { version: (await read(slug)).version } })
const readPublished = async (api: TestApi, slug: string) => {
  const params = { mode: 'publish' as const, siteId: 'LH-US', page: slug }
  const answer = await api.client.withToken(null).tryCall('content.page', { params })
  return answer.status === 200 ? answer.body.title : answer.status
}
const showsSoon = (api: TestApi, slug: string, expected: string | number) =>
  vi.waitFor(async () => expect(await readPublished(api, slug)).toBe(expected), 20_000)
const logOf = async (api: TestApi, subject: string) =>
  (await api.database.db.pool.query('select action from staff_actions where subject = $1 order by id', [subject])).rows

test('a draft is created, saved and published, and guests see what is published only [CMS-21] [CMS-03]', async ({
  api,
}) => {
  const created = await create('launch')
  expect(created).toMatchObject({ state: 'draft', number: 1, body: { slug: 'launch' }, timeZone: 'America/New_York' })
  expect(await readPublished(api, 'launch')).toBe(404)
  expect((await publish('launch')).state).toBe('published')
  await showsSoon(api, 'launch', 'First')
  const saved = await save('launch')
  expect(saved).toMatchObject({ state: 'changed', number: 2, published: { number: 1 } })
  expect(await readPublished(api, 'launch')).toBe('First')
  await publish('launch')
  await showsSoon(api, 'launch', 'Second')
  expect((await logOf(api, 'LH-US en-us page launch')).map(({ action }) => action)).toEqual([
    'backoffice.createContent',
    'backoffice.publishContent',
    'backoffice.saveContent',
    'backoffice.publishContent',
  ])
})

test('a save on a version that someone else changed is refused with who did, when and to which version [CMS-21]', async ({
  api,
}) => {
  const seen = await create('conflict')
  const other = await openBackoffice(api, { rights })
  const params = us('conflict')
  const theirs = await other.call('backoffice.saveContent', {
    params,
    body: { version: seen.version, body: page('Theirs') },
  })
  const mine = { params, body: { version: seen.version, body: page('Mine') } }
  const refused = await staff.tryCall('backoffice.saveContent', mine)
  expect(refused).toBeRefused(409, 'CMS409')
  expect(refused.body.errorDetails[0]?.changed).toEqual({
    by: theirs.updatedBy,
    at: theirs.updatedAt,
    version: theirs.version,
  })
  expect((await read('conflict')).title).toBe('Theirs')
  const again = await staff.call('backoffice.saveContent', { params, body: { ...mine.body, version: theirs.version } })
  expect(again).toMatchObject({ title: 'Mine', number: 3 })
})

test('saves of one author in a row are one version; the history names authors and the fields that differ, and an old version returns as a draft', async () => {
  await create('history')
  await publish('history')
  await save('history', page('Second'))
  await save('history', page('Third', { subtitle: 'New' }))
  const { items } = await staff.call('backoffice.listContentVersions', { params: us('history') })
  expect(items.map(({ number, status, title }) => [number, status, title])).toEqual([
    [2, 'draft', 'Third'],
    [1, 'published', 'First'],
  ])
  const { differences } = await staff.call('backoffice.compareContent', {
    params: us('history'),
    query: { from: 1, to: 2 },
  })
  expect(differences).toEqual([
    { path: 'title', kind: 'changed', before: 'First', after: 'Third' },
    { path: 'blocks.[h].title', kind: 'changed', before: 'First', after: 'Third' },
    { path: 'subtitle', kind: 'added', after: 'New' },
  ])
  const { version } = await read('history')
  const restored = await staff.call('backoffice.restoreContent', {
    params: { ...us('history'), number: '1' },
    body: { version },
  })
  expect(restored).toMatchObject({ number: 3, title: 'First', state: 'changed' })
  expect((await read('history', 2)).title).toBe('Third')
})

test('a schedule by the site’s clock publishes at its time and gives way at its end, however many instances look [CMS-21]', async ({
  api,
}) => {
  await create('season')
  await publish('season')
  await save('season', page('Winter'))
  const { version } = await read('season')
  const body = { version, from: '2090-12-01T08:00', until: '2090-12-24T18:00' }
  const scheduled = await staff.call('backoffice.scheduleContent', { params: us('season'), body })
  expect(scheduled).toMatchObject({
    state: 'scheduled',
    scheduled: [{ number: 2, from: '2090-12-01T13:00:00.000Z', fromWallTime: '2090-12-01T08:00:00' }],
  })
  const publishAt = (iso: string) =>
    Promise.all([1, 2].map(() => publishDueContent({ ...api.deps, now: () => Date.parse(iso) })))
  await publishAt('2090-12-01T12:59:59.999Z')
  expect(await readPublished(api, 'season')).toBe('First')
  await publishAt('2090-12-01T13:00:00.000Z')
  await showsSoon(api, 'season', 'Winter')
  expect(await publishAt('2090-12-02T00:00:00.000Z')).toEqual([0, 0])
  await publishAt('2090-12-24T23:00:00.000Z')
  await showsSoon(api, 'season', 'First')
})

test('what is published already is not taken off by a schedule to come, and may get an end, which can be cancelled', async ({
  api,
}) => {
  await create('lasting')
  const published = await publish('lasting')
  const schedule = (body: { readonly from: string; readonly until?: string }) =>
    staff.tryCall('backoffice.scheduleContent', {
      params: us('lasting'),
      body: { version: published.version, ...body },
    })
  expect(await schedule({ from: '2092-01-01T00:00' })).toBeRefused(409, 'CMS412')
  const ending = (await schedule({ from: '2020-01-01T00:00', until: '2092-01-01T00:00' })).body
  expect(ending.published).toEqual({
    ...published.published,
    until: '2092-01-01T05:00:00.000Z',
    untilWallTime: '2092-01-01T00:00:00',
  })
  const params = { ...us('lasting'), number: '1' }
  const cancelled = await staff.call('backoffice.cancelContentSchedule', { params })
  expect(cancelled.published).toEqual(published.published)
  await publishDueContent({ ...api.deps, now: () => Date.parse('2092-06-01T00:00:00Z') })
  expect(await readPublished(api, 'lasting')).toBe('First')
})

test('a schedule that is cancelled publishes nothing; without a schedule there is nothing to cancel', async ({
  api,
}) => {
  await create('cancelled')
  const { version } = await read('cancelled')
  await staff.call('backoffice.scheduleContent', {
    params: us('cancelled'),
    body: { version, from: '2091-01-01T00:00' },
  })
  const params = { ...us('cancelled'), number: '1' }
  expect((await staff.call('backoffice.cancelContentSchedule', { params })).state).toBe('draft')
  await publishDueContent({ ...api.deps, now: () => Date.parse('2091-06-01T00:00:00Z') })
  expect(await readPublished(api, 'cancelled')).toBe(404)
  expect(await staff.tryCall('backoffice.cancelContentSchedule', { params })).toBeRefused(409, 'CMS412')
  const past = { params: us('cancelled'), body: { version, from: '2091-02-30T00:00' } }
  expect(await staff.tryCall('backoffice.scheduleContent', past)).toBeRefused(400, 'API400')
})

test('an archived document is off its site with its schedules, and saving opens it again', async ({ api }) => {
  await create('closing')
  await publish('closing')
  await showsSoon(api, 'closing', 'First')
  const { version } = await read('closing')
  const archived = await staff.call('backoffice.archiveContent', { params: us('closing'), body: { version } })
  expect(archived).toMatchObject({ state: 'archived', scheduled: [] })
  await showsSoon(api, 'closing', 404)
  expect((await save('closing')).state).toBe('draft')
})

test('a publication is refused for invalid fields, links that lead nowhere and pictures that are missing or lack a text [CMS-21]', async ({
  api,
}) => {
  const media = { sm: { kind: 'image', url: 'scene:nothing@4x5', width: 1, height: 1 } }
  const targets = [
    { text: 'A', url: '/en-us/no-such-page' },
    { text: 'B', url: '/en-us/p/shoe-LHNOTHING1' },
    { text: 'C', url: '/en-us/cart' },
    { text: 'D', url: 'https://example.com/' },
  ]
  const blocks = [
    { id: 'a', type: 'banner', variant: 'thin', media, targets, richText: '<a href="/xx-xx/home">x</a>' },
    { id: 'b', type: 'hero', variant: 'unknown' },
    { id: 'c', type: 'button', targets: [{ text: '', url: '' }] },
    {
      ...{ id: 'd', type: 'event', eventId: 'night', place: 'Store', calendarLabel: 'Save the date' },
      ...{ startDate: '2027-01-10', endDate: '', timeZone: 'Europe/Roma' },
    },
    { id: 'e', type: 'segmentation', segments: [{ id: 'members', targets: [] }], baselines: [] },
  ]
  await create('broken', page('Broken', { blocks }))
  const { canPublish, problems } = await staff.call('backoffice.checkContent', { params: us('broken') })
  expect(canPublish).toBe(false)
  expect(problems.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual([
    'broken_link blocks.0.richText',
    'broken_link blocks.0.targets.0.url',
    'broken_link blocks.0.targets.1.url',
    'invalid_field blocks.1.variant',
    'invalid_field blocks.2.targets.0.text',
    'invalid_field blocks.2.targets.0.url',
    'invalid_field blocks.3.endDate',
    'invalid_field blocks.3.startDate',
    'invalid_field blocks.3.timeZone',
    'invalid_field blocks.4.segments.0.id',
    'missing_alternative_text blocks.0.media.sm',
    'missing_picture blocks.0.media.sm',
    'unknown_event blocks.3.eventId',
  ])
  const { version } = await read('broken')
  const refused = await staff.tryCall('backoffice.publishContent', { params: us('broken'), body: { version } })
  expect(refused).toBeRefused(409, 'CMS410')
  expect(refused.body.errorDetails[0]?.problems).toEqual(problems)
  expect(await readPublished(api, 'broken')).toBe(404)
})

test('a publication is refused for videos, colours, events and products that the site cannot show, and other times than those of an event are a warning [CMS-21]', async ({
  api,
}) => {
  const addEvent = (id: string, siteId: string) =>
    api.database.db.pool.query(
      `insert into events (id, site_id, starts_at, ends_at, time_zone, capacity, allows_plus_one, page, names, places)
        values ($1, $2, '2027-01-10T17:00:00Z', '2027-01-10T20:00:00Z', 'America/New_York', 5, false, 'westend', '{}', '{}')`,
      [id, siteId],
    )
  await Promise.all([addEvent('open-night', 'LH-US'), addEvent('abend', 'LH-DE')])
  const times = { startDate: '2027-01-10T17:00:00Z', endDate: '2027-01-10T20:00:00Z' }
  const event = {
    ...{ type: 'event', eventId: 'open-night', place: 'Store', calendarLabel: 'Save the date' },
    ...{ ...times, timeZone: 'America/New_York' },
  }
  const blocks = [
    { id: 'a', type: 'video', media: { sm: { kind: 'video', url: '', width: 16, height: 9 } } },
    { id: 'b', type: 'hero', variant: 'standard', titleColor: 'reddish', backgroundColor: '#f5f1ea' },
    { id: 'c', ...event },
    { id: 'd', ...event, endDate: times.startDate },
    { id: 'e', ...event, eventId: 'abend' },
    { id: 'f', type: 'product-carousel', productIds: ['LHTEST0001', 'LHTEST0004', 'LHTEST0005'] },
    { id: 'g', type: 'button', targets: [{ text: 'A', url: '/en-us/p/shoe-LHTEST0005' }] },
  ]
  await create('unshown', page('Unshown', { blocks }))
  const { canPublish, problems } = await staff.call('backoffice.checkContent', { params: us('unshown') })
  expect(canPublish).toBe(false)
  expect(problems.map(({ severity, kind, path }) => `${severity} ${kind} ${path}`).toSorted()).toEqual([
    'error ends_before_start blocks.3.endDate',
    'error invalid_color blocks.1.titleColor',
    'error missing_poster blocks.0.poster',
    'error missing_video blocks.0.media.sm',
    'error unknown_event blocks.4.eventId',
    'error unsold_product blocks.5.productIds.1',
    'error unsold_product blocks.5.productIds.2',
    'error unsold_product blocks.6.targets.0.url',
    'warning other_time_than_event blocks.3.eventId',
  ])
  await create('later', page('Later', { blocks: [{ id: 'c', ...event, endDate: '2027-01-10T21:00:00Z' }] }))
  expect((await publish('later')).state).toBe('published')
})

test('a document names those that lead to it; a copy in another language is no longer missing there', async () => {
  await create('target')
  await create(
    'source',
    page('Source', { blocks: [{ id: 'r', type: 'rich-text', targets: [{ text: 'Go', url: '/en-us/help/target' }] }] }),
  )
  const { references } = await staff.call('backoffice.listContentReferences', { params: us('target') })
  expect(references).toEqual([
    {
      ...{ siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug: 'source', title: 'Source' },
      ...{ isPublished: false, paths: ['blocks.0.targets.0.url'] },
    },
  ])
  const ca = { siteId: 'LH-CA', contentLocale: 'en-ca', doctype: 'page' as const, slug: 'bilingual' }
  await staff.call('backoffice.createContent', { body: { ...ca, body: page('Bilingual') } })
  const listMissing = async () => {
    const query = { siteId: 'LH-CA', contentLocale: 'fr-ca', search: 'bilingual' }
    return (await staff.call('backoffice.listUntranslatedContent', { query })).items.map(({ lack }) => lack)
  }
  expect(await listMissing()).toEqual(['missing'])
  await staff.call('backoffice.copyContent', { params: ca, body: { contentLocale: 'fr-ca' } })
  expect(await listMissing()).toEqual([])
  const copy = { params: ca, body: { contentLocale: 'fr-ca' } }
  expect(await staff.tryCall('backoffice.copyContent', copy)).toBeRefused(409, 'CMS411')
})

test('documents are listed by site, type, state and words, in pages', async () => {
  await create('listed-one', page('Zebrawood one'))
  await create('listed-two', page('Zebrawood two'))
  await publish('listed-two')
  const list = async (query: Readonly<Record<string, string | number>>) => {
    const { items, total } = await staff.call('backoffice.listContent', {
      query: { siteId: 'LH-US', search: 'ZEBRAWOOD', sort: 'slug', ...query },
    })
    return [total, items.map(({ slug, state }) => `${slug} ${state}`)]
  }
  expect(await list({})).toEqual([2, ['listed-one draft', 'listed-two published']])
  expect(await list({ state: 'published' })).toEqual([1, ['listed-two published']])
  expect(await list({ doctype: 'article' })).toEqual([0, []])
  expect(await list({ page: 2, pageSize: 1 })).toEqual([2, ['listed-two published']])
})

test('the types of documents and blocks are JSON Schemas of their contracts, and the sites name their locales and clock', async () => {
  const { doctypes, blocks, sites, fixedPages } = await staff.call('backoffice.getContentTypes', {})
  const article = doctypes.find(({ doctype }) => doctype === 'article')
  expect(article?.schema).toMatchObject({ required: expect.arrayContaining(['title', 'date', 'tags', 'blocks']) })
  const hero = blocks.find(({ type }) => type === 'hero')
  expect(hero?.schema).toMatchObject({ properties: { variant: { enum: expect.arrayContaining(['standard']) } } })
  expect(sites.find(({ siteId }) => siteId === 'LH-CA')).toMatchObject({
    ...{ locales: ['en-ca', 'fr-ca'], timeZone: 'America/Toronto' },
  })
  expect(fixedPages).toHaveLength(17)
})

test('the pictures of documents are listed with the name by which a document shows them', async () => {
  const media = { sm: { kind: 'image', url: 'product:LHTEST0001/01/side', alt: '', width: 1, height: 1 } }
  await create('pictured', page('Pictured', { blocks: [{ id: 'a', type: 'hero', variant: 'standard', media }] }))
  const list = async (search: string) =>
    (await staff.call('backoffice.listContentPictures', { query: { search } })).items.map(({ name }) => name)
  expect(await list('lhtest0001/01/')).toEqual(['product:LHTEST0001/01/side'])
  expect(await list('nothing-such')).toEqual([])
  expect((await staff.call('backoffice.checkContent', { params: us('pictured') })).problems).toEqual([])
})

test('a document of an unknown site, locale or name is unknown', async () => {
  for (const params of [us('no-such'), { ...us('home'), siteId: 'LH-XX' }, { ...us('home'), contentLocale: 'de-de' }])
    expect(await staff.tryCall('backoffice.getContent', { params })).toBeRefused(404, 'CMS404')
})
