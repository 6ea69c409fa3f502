import { type BackofficeCaller, openBackoffice } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'
import { readContentFiles } from '../../../core/content-edit/content-file.ts'
import { exportContent } from '../../../core/content-edit/export-content.ts'
import { checkEntries, importContent } from '../../../core/content-edit/import-content.ts'
import { exportPictures, readPictureFiles } from '../../../core/content-pictures/picture-files.ts'

const rights = ['content.read', 'content.edit', 'content.publish'] as const
const us = (slug: string) => ({ siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page' as const, slug })

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights })
})

const draw = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } }).withExif({ IFD0: { Artist: 'Jane Doe' } })
const upload = (bytes: Buffer, fileName = 'court.jpg', alt = {}) =>
  staff.tryCall('backoffice.addContentPicture', { body: { fileName, picture: bytes.toString('base64'), alt } })
const uploadNew = async (background: string, alt = {}) => {
  const answer = await upload(await draw(background).jpeg().toBuffer(), 'evening_court.jpg', alt)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const pageWith = (url: string, alt?: string) => {
  const media = { sm: { kind: 'image', url, width: 600, height: 400, ...(alt !== undefined && { alt }) } }
  return { id: 'own', title: 'Pictured', blocks: [{ id: 'h', type: 'hero', variant: 'standard', title: 'X', media }] }
}

test('an uploaded picture is stored without metadata, found by its name, and drawn in every width and format [CMS-21] [CMS-19]', async ({
  api,
}) => {
  const added = await uploadNew('#a03020', { 'en-us': 'A court at dusk' })
  expect(added).toMatchObject({
    name: `media:${added.uploaded?.pictureId}`,
    ...{ width: 600, height: 400, uses: 0 },
    uploaded: { title: 'evening court', type: 'jpeg', alt: { 'en-us': 'A court at dusk' } },
  })
  const { items } = await staff.call('backoffice.listContentPictures', { query: { search: 'evening' } })
  expect(items.map(({ name }) => name)).toContain(added.name)
  for (const [format, type] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const) {
    const answer = await fetch(`${api.url}${added.url}-320.${format}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes('Jane Doe')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe(type)
  }
  const wrong = added.url.replace(/\/i\/[\w-]+/, '/i/wrong')
  expect((await fetch(`${api.url}${wrong}-320.jpg`)).status).toBe(404)
})

test('the same picture twice is one, and a PNG with transparent parts keeps them', async () => {
  const first = await uploadNew('#102030')
  expect((await uploadNew('#102030')).name).toBe(first.name)
  const clear = sharp({ create: { width: 500, height: 500, channels: 4, background: '#ffffff00' } })
  const answer = await upload(await clear.png().toBuffer(), 'logo.png')
  expect(answer.body).toMatchObject({ uploaded: { type: 'webp', title: 'logo' } })
})

test('what is no picture, is damaged or is too small is refused in words', async () => {
  const tiny = await draw('#000000', 100, 100).jpeg().toBuffer()
  const whole = await draw('#123456').png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"></svg>')
  for (const [bytes, words] of [
    [tiny, /too small/],
    [svg, /cannot be read/],
    [whole.subarray(0, whole.length / 2), /cannot be read/],
  ] as const) {
    const refused = await upload(bytes)
    expect(refused).toBeRefused(400, 'API400')
    expect(refused.body.errorDetails[0]).toMatchObject({ field: 'picture', message: expect.stringMatching(words) })
  }
})

test('a page shows an uploaded picture once it has an alternative text, and the picture names the pages that show it [CMS-21]', async ({
  api,
}) => {
  const { name, url } = await uploadNew('#445566')
  const params = us('pictured')
  await staff.call('backoffice.createContent', { body: { ...params, body: pageWith(name) } })
  const { problems } = await staff.call('backoffice.checkContent', { params })
  expect(problems.map(({ kind, path }) => [kind, path])).toEqual([['missing_alternative_text', 'blocks.0.media.sm']])
  const { version } = await staff.call('backoffice.getContent', { params })
  expect(await staff.tryCall('backoffice.publishContent', { params, body: { version } })).toBeRefused(409, 'CMS410')
  const body = { version, body: pageWith(name, 'A wall') }
  const saved = await staff.call('backoffice.saveContent', { params, body })
  await staff.call('backoffice.publishContent', { params, body: { version: saved.version } })
  const shown = await api.deps.content.find(
    { siteId: 'LH-US', locale: 'en-us', doctype: 'page', slug: 'pictured' },
    'newest',
  )
  expect(shown).toMatchObject({ blocks: [{ media: { sm: { url, alt: 'A wall', width: 600, height: 400 } } }] })
  const { references } = await staff.call('backoffice.listContentPictureUses', { query: { name } })
  expect(references).toEqual([
    expect.objectContaining({ ...params, title: 'Pictured', isPublished: true, paths: ['blocks.0.media.sm'] }),
  ])
})

test('a picture that a document shows is not deleted, and one that none shows is gone with its page’s picture missing', async () => {
  const { name, uploaded } = await uploadNew('#778899')
  const params = { pictureId: uploaded?.pictureId ?? '' }
  await staff.call('backoffice.createContent', { body: { ...us('holds'), body: pageWith(name, 'A wall') } })
  expect(await staff.tryCall('backoffice.deleteContentPicture', { params })).toBeRefused(409, 'CMS413')
  const free = await uploadNew('#99aabb')
  const other = { pictureId: free.uploaded?.pictureId ?? '' }
  expect(await staff.call('backoffice.deleteContentPicture', { params: other })).toEqual({ deleted: true })
  expect(await staff.tryCall('backoffice.deleteContentPicture', { params: other })).toBeRefused(404, 'CMS404')
  await staff.call('backoffice.createContent', { body: { ...us('lost'), body: pageWith(free.name, 'A wall') } })
  const { problems } = await staff.call('backoffice.checkContent', { params: us('lost') })
  expect(problems.map(({ kind }) => kind)).toEqual(['missing_picture'])
})

test('the name and the texts of a picture change, and an unknown picture is unknown', async () => {
  const { uploaded } = await uploadNew('#abcdef')
  const body = { title: 'Lake', alt: { 'de-de': 'Ein See' } }
  const params = { pictureId: uploaded?.pictureId ?? '' }
  const described = await staff.call('backoffice.describeContentPicture', { params, body })
  expect(described.uploaded).toMatchObject({ title: 'Lake', alt: { 'de-de': 'Ein See' } })
  const unknown = { params: { pictureId: '5f0c1d1e-6a52-4c3e-9f5e-0a4b1f2d3c4e' }, body }
  expect(await staff.tryCall('backoffice.describeContentPicture', unknown)).toBeRefused(404, 'CMS404')
})

test('who may only read content uploads no picture [CMS-21]', async ({ api }) => {
  const reader = await openBackoffice(api, { rights: ['content.read'] })
  const picture = (await draw('#000000').jpeg().toBuffer()).toString('base64')
  const body = { fileName: 'x.jpg', picture }
  expect(await reader.tryCall('backoffice.addContentPicture', { body })).toBeRefused(403, 'AUT404')
})

test('exported files keep uploaded pictures byte by byte, and an import into a shop without them brings them back', async ({
  api,
}) => {
  const { pool } = api.deps.database
  const { name, uploaded } = await uploadNew('#0f0f0f', { 'en-us': 'Night' })
  await staff.call('backoffice.createContent', { body: { ...us('kept'), body: pageWith(name, 'Night') } })
  const scope = { siteId: 'LH-US', locale: 'en-us' }
  const documents = (await exportContent(pool, api.deps.sites, scope)).filter(({ path }) => path.endsWith('/kept.json'))
  const files = await exportPictures(pool, documents)
  expect(files.map(({ path }) => path)).toEqual([`media/${uploaded?.pictureId}.json`])
  await pool.query('delete from content_pictures where id = $1', [uploaded?.pictureId])
  const { entries } = readContentFiles(documents, api.deps.sites)
  const { pictures, problems } = await readPictureFiles(files)
  expect(problems).toEqual([])
  const deps = { executor: pool, sites: api.deps.sites, catalogue: api.deps.catalogue, resolve: null }
  expect(await checkEntries(deps, entries, pictures)).toEqual([])
  const by = { pool, author: 'import', now: api.deps.now() }
  expect(await importContent(by, entries, { isDryRun: false, pictures })).toEqual({
    changed: [files[0]?.path],
    unchanged: 1,
  })
  expect(await exportPictures(pool, documents)).toEqual(files)
  expect(await importContent(by, entries, { isDryRun: false, pictures })).toEqual({ changed: [], unchanged: 2 })
  const broken = await readPictureFiles([
    { path: 'media/x.json', text: '{}' },
    { path: files[0]?.path ?? '', text: '{' },
  ])
  expect(broken.problems).toHaveLength(2)
})
