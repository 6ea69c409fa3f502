import type { TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { type ContentFile, readContentFiles } from './content-file.ts'
import { exportContent } from './export-content.ts'
import { checkEntries, importContent } from './import-content.ts'

const noon = Date.UTC(2026, 10, 23, 12)
const pathOf = (slug: string, place = 'LH-US/en-us') => `${place}/page/${slug}.json`
const page = (title: string, more: object = {}) => ({ title, blocks: [], ...more })

type Files = Readonly<Record<string, ContentFile>>

const read = ({ deps }: TestApi, files: Files) => {
  const texts = Object.entries(files).map(([path, file]) => ({ path, text: JSON.stringify(file) }))
  const { entries, problems } = readContentFiles(texts, deps.sites)
  expect(problems).toEqual([])
  return entries
}
const run = (api: TestApi, files: Files, { now = noon, isDryRun = false } = {}) =>
  importContent({ pool: api.database.db.pool, author: 'operator', now }, read(api, files), { isDryRun })
const check = (api: TestApi, files: Files) => {
  const { sites, catalogue } = api.deps
  return checkEntries({ executor: api.database.db.pool, sites, catalogue, resolve: null }, read(api, files))
}
const listVersions = async ({ database }: TestApi, slug: string) =>
  (
    await database.db.pool.query(
      `select version, status, body ->> 'title' as title from content_documents where slug = $1 order by version`,
      [slug],
    )
  ).rows.map(({ version, status, title }) => `${version} ${status} ${title}`)
const exportFile = async ({ database, deps }: TestApi, slug: string) => {
  const scope = { siteId: 'LH-US', locale: 'en-us' }
  const files = await exportContent(database.db.pool, deps.sites, scope)
  return JSON.parse(files.find(({ path }) => path === pathOf(slug))?.text ?? 'null')
}

test('a published document with an end is exported with it, and imported again it makes no version', async ({
  api,
}) => {
  const path = pathOf('with-end')
  const file = { published: page('Sale'), until: '2026-12-24T18:00:00' }
  expect(await run(api, { [path]: file })).toEqual({ changed: [path], unchanged: 0 })
  const exported = await exportFile(api, 'with-end')
  expect(exported).toMatchObject(file)
  expect(await run(api, { [path]: exported }, { now: noon + 1 })).toEqual({ changed: [], unchanged: 1 })
  expect(await listVersions(api, 'with-end')).toEqual(['1 published Sale'])
})

test('the same words with another end are a version, and the version before is over', async ({ api }) => {
  const path = pathOf('longer')
  await run(api, { [path]: { published: page('Sale'), until: '2026-12-24T18:00:00' } })
  expect((await run(api, { [path]: { published: page('Sale') } }, { now: noon + 1 })).changed).toEqual([path])
  expect(await listVersions(api, 'longer')).toEqual(['1 archived Sale', '2 published Sale'])
  expect(await exportFile(api, 'longer')).not.toHaveProperty('until')
})

test('a schedule whose begin has passed is published unless the file publishes other words, and a second import adds nothing', async ({
  api,
}) => {
  const scheduled = [
    { from: '2026-11-01T00:00:00', until: '2026-11-30T00:00:00', body: page('November') },
    { from: '2026-12-01T00:00:00', body: page('December') },
  ]
  const files = {
    [pathOf('begun')]: { scheduled },
    [pathOf('behind')]: { published: page('Always'), scheduled },
  }
  expect((await run(api, files)).changed).toEqual([pathOf('begun'), pathOf('behind')])
  const statuses = async () => [await listVersions(api, 'begun'), await listVersions(api, 'behind')]
  const expected = [
    ['1 published November', '2 scheduled December'],
    ['1 published Always', '2 archived November', '3 scheduled December'],
  ]
  expect(await statuses()).toEqual(expected)
  expect(await run(api, files, { now: noon + 1 })).toEqual({ changed: [], unchanged: 2 })
  expect(await statuses()).toEqual(expected)
})

test('a draft is added beside what is published, and one with the words that are worked on is none', async ({
  api,
}) => {
  const path = pathOf('drafted')
  await run(api, { [path]: { published: page('First') } })
  expect((await run(api, { [path]: { draft: page('First') } })).changed).toEqual([])
  expect((await run(api, { [path]: { published: page('First'), draft: page('Next') } })).changed).toEqual([path])
  expect(await listVersions(api, 'drafted')).toEqual(['1 published First', '2 draft Next'])
  expect(await exportFile(api, 'drafted')).toMatchObject({ published: { title: 'First' }, draft: { title: 'Next' } })
})

test('a dry run names what would change and writes nothing', async ({ api }) => {
  await run(api, { [pathOf('there')]: { published: page('There') } })
  const files = {
    [pathOf('tried')]: { published: page('Tried'), draft: page('Next') },
    [pathOf('there')]: { published: page('There') },
  }
  expect(await run(api, files, { isDryRun: true })).toEqual({ changed: [pathOf('tried')], unchanged: 1 })
  expect(await listVersions(api, 'tried')).toEqual([])
})

test('markup that is not allowed is gone after the import, and the same file changes nothing afterwards [CMS-22]', async ({
  api,
}) => {
  const blocks = [{ id: 'r', type: 'rich-text', richText: '<p>Hello<script>alert(1)</script></p>' }]
  const files = { [pathOf('marked-up')]: { published: page('Rich', { blocks }) } }
  await run(api, files)
  expect((await exportFile(api, 'marked-up')).published.blocks[0].richText).toBe('<p>Hello</p>')
  expect((await run(api, files)).changed).toEqual([])
})

const linkTo = (url: string) => page('Links', { blocks: [{ id: 'b', type: 'button', targets: [{ text: 'Go', url }] }] })

test('links to documents and categories of the same files lead somewhere, and those to drafts do not [CMS-21]', async ({
  api,
}) => {
  const files = {
    [pathOf('guide')]: { published: linkTo('/en-us/help/care') },
    [pathOf('care')]: { published: linkTo('/en-us/help/next-season') },
    [pathOf('next-season')]: { draft: linkTo('/en-us/help/nowhere') },
    [pathOf('shop')]: { published: linkTo('/en-us/c/sneakers-1001') },
    [pathOf('shop-wrong')]: { published: linkTo('/en-us/c/sneakers-9999') },
  }
  expect(await check(api, files)).toEqual([
    {
      ...{ path: pathOf('care'), field: 'published.blocks.0.targets.0.url' },
      problem: 'broken_link /en-us/help/next-season',
    },
    {
      ...{ path: pathOf('shop-wrong'), field: 'published.blocks.0.targets.0.url' },
      problem: 'broken_link /en-us/c/sneakers-9999',
    },
  ])
})

test('a document counts in the locale that the site falls back to, and not on another site [CMS-21]', async ({
  api,
}) => {
  const url = (locale: string) => `/${locale}/help/care`
  const files = {
    [pathOf('care', 'LH-CA/en-ca')]: { published: page('Care') },
    [pathOf('guide', 'LH-CA/fr-ca')]: { published: linkTo(url('fr-ca')) },
    [pathOf('guide', 'OP-GB/en-gb')]: { published: linkTo(url('en-gb')) },
  }
  expect((await check(api, files)).map(({ path, problem }) => [path, problem])).toEqual([
    [pathOf('guide', 'OP-GB/en-gb'), 'broken_link /en-gb/help/care'],
  ])
})

test('each scheduled version is checked under its place in the file', async ({ api }) => {
  const scheduled = [
    { from: '2026-12-01T00:00:00', body: page('Right') },
    { from: '2026-12-02T00:00:00', body: linkTo('/en-us/help/nowhere') },
    { from: '2026-12-03T00:00:00', body: { blocks: [] } },
  ]
  expect(await check(api, { [pathOf('planned')]: { scheduled } })).toEqual([
    {
      ...{ path: pathOf('planned'), field: 'scheduled.1.body.blocks.0.targets.0.url' },
      problem: 'broken_link /en-us/help/nowhere',
    },
    { path: pathOf('planned'), field: 'scheduled.2.body.title', problem: expect.stringMatching(/^invalid_field /) },
  ])
})

test('an uploaded picture that neither the shop nor the files have is missing, and one of the catalogue need not be drawn [CMS-21]', async ({
  api,
}) => {
  const pictured = (url: string) => {
    const media = { sm: { kind: 'image', url, width: 600, height: 400, alt: 'A court' } }
    return { published: page('Hero', { blocks: [{ id: 'h', type: 'hero', variant: 'standard', title: 'X', media }] }) }
  }
  const unknown = 'media:00000000-0000-4000-8000-000000000000'
  const files = {
    [pathOf('drawn')]: pictured('product:LHTEST0001/01/side'),
    [pathOf('uploaded')]: pictured(unknown),
    [pathOf('malformed')]: pictured('media:court'),
  }
  expect((await check(api, files)).map(({ path, problem }) => [path, problem])).toEqual([
    [pathOf('uploaded'), `missing_picture ${unknown}`],
    [pathOf('malformed'), 'missing_picture media:court'],
  ])
})

test('documents of a site that the shop no longer has are not exported', async ({ api }) => {
  await run(api, { [pathOf('abroad', 'OP-GB/en-gb')]: { published: page('Abroad') } })
  const { database, deps } = api
  const listPaths = async (scope: { siteId: string | null; locale: string | null }, sites = deps.sites) =>
    (await exportContent(database.db.pool, sites, scope)).map(({ path }) => path)
  const everything = { siteId: null, locale: null }
  const abroad = pathOf('abroad', 'OP-GB/en-gb')
  expect(await listPaths(everything)).toContain(abroad)
  expect(await listPaths({ siteId: 'LH-US', locale: null })).not.toContain(abroad)
  expect(await listPaths({ siteId: null, locale: 'en-gb' })).toEqual([abroad])
  const others = deps.sites.filter(({ siteId }) => siteId !== 'OP-GB')
  expect(await listPaths(everything, others)).not.toContain(abroad)
})
