import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

const patience = 180_000

let source: TestDatabase
beforeAll(async () => {
  source = await createDemoDatabase()
  return source.drop
}, patience)

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const run = async (...args: readonly string[]) => {
  const env = { ...process.env, DATABASE_URL: source.url, SECURITY_LOG: '/dev/null' }
  const { code, said, refused } = await runCommand(['content', ...args], { env })
  return [code, said, refused] as const
}

const listStatuses = async (slug: string) =>
  (
    await source.db.pool.query(
      `select version, status, author from content_documents where site_id = 'LH-US' and slug = $1 order by version`,
      [slug],
    )
  ).rows

test('documents that are exported, imported into a shop without them and exported again are the same files [CMS-21]', {
  timeout: patience,
}, async () => {
  const [first, second] = [await openFolder(), await openFolder()]
  await source.db.pool.query(`insert into content_documents (site_id, locale, doctype, slug, version, status, body, publish_at, unpublish_at)
    select site_id, locale, doctype, slug, 2, 'scheduled', body || '{"title":"Winter"}', '2090-12-01T13:00:00Z'::timestamptz, '2090-12-24T23:00:00Z'::timestamptz
      from content_documents where site_id = 'LH-US' and doctype = 'page' and slug = 'home'
    union all select site_id, locale, doctype, slug, 3, 'draft', body || '{"title":"Next"}', null, null
      from content_documents where site_id = 'LH-US' and doctype = 'page' and slug = 'home' and version = 1`)
  expect((await run('export', first, '--site', 'LH-US'))[0]).toBe(0)
  const home = JSON.parse(await readFile(join(first, 'LH-US/en-us/page/home.json'), 'utf8'))
  expect(home).toMatchObject({
    scheduled: [{ from: '2090-12-01T08:00:00', until: '2090-12-24T18:00:00', body: { title: 'Winter' } }],
    draft: { title: 'Next' },
  })
  await source.db.pool.query(`delete from content_documents where site_id = 'LH-US'`)
  expect(await run('import', first, '--dry-run')).toEqual([0, expect.stringContaining('Would change: '), ''])
  expect(await listStatuses('home')).toEqual([])
  expect(await run('import', first)).toEqual([0, expect.stringContaining('As they were: 0.'), ''])
  expect((await listStatuses('home')).map(({ status }) => status)).toEqual(['published', 'scheduled', 'draft'])
  expect((await run('export', second, '--site', 'LH-US'))[0]).toBe(0)
  const files = (folder: string) => readFile(join(folder, 'LH-US/en-us/page/home.json'), 'utf8')
  expect(await files(second)).toBe(await files(first))
  expect(await run('import', second)).toEqual([0, expect.stringMatching(/^Changed: 0. As they were: \d\d+\./), ''])
})

test('a folder with one wrong file imports nothing, and each problem names its file and field [CMS-21]', {
  timeout: patience,
}, async () => {
  const folder = await openFolder()
  const before = await listStatuses('about')
  await run('export', folder, '--site', 'LH-US')
  const path = join(folder, 'LH-US/en-us/page/about.json')
  const about = { id: 'about', slug: 'about', title: 'About', blocks: [{ id: 'r', type: 'rich-text' }] }
  await writeFile(path, JSON.stringify({ published: { ...about, title: 'New' } }))
  const broken = { ...about, blocks: [{ id: 'x', type: 'hero', targets: [{ text: 'x', url: '/en-us/nowhere' }] }] }
  await writeFile(join(folder, 'LH-US/en-us/page/broken.json'), JSON.stringify({ published: broken }))
  await writeFile(join(folder, 'LH-US/en-us/page/text.json'), 'no JSON')
  await cp(path, join(folder, 'LH-US/de-de/page/about.json'))
  const [code, , refused] = await run('import', folder)
  expect(code).toBe(1)
  expect(refused).toContain('LH-US/de-de/page/about.json: The site LH-US has no locale de-de.')
  expect(refused).toContain('LH-US/en-us/page/broken.json published.blocks.0.variant: invalid_field')
  expect(refused).toContain('LH-US/en-us/page/broken.json published.blocks.0.targets.0.url: broken_link /en-us/nowhere')
  expect(refused).toContain('LH-US/en-us/page/text.json: The file is no JSON')
  expect(await listStatuses('about')).toEqual(before)
})

test('a draft is listed, published and scheduled by commands, and every document of the demo shop passes the check [CMS-21]', {
  timeout: patience,
}, async () => {
  expect(await run('validate')).toEqual([0, expect.stringMatching(/^\d+ documents have no problem/), ''])
  await source.db.pool.query(`insert into content_documents (site_id, locale, doctype, slug, version, status, body)
    values ('LH-US', 'en-us', 'page', 'pop-up-store', 1, 'draft', '{"id":"p","slug":"pop-up-store","title":"Pop-up store","blocks":[]}')`)
  const [, listed] = await run('list', '--site', 'LH-US', '--state', 'draft')
  expect(listed).toContain('LH-US en-us page pop-up-store  draft, version 1')
  const subject = ['LH-US', 'en-us', 'page', 'pop-up-store']
  expect(await run('schedule', ...subject, '--from', 'tomorrow')).toEqual([1, '', expect.stringContaining('no period')])
  expect((await run('schedule', ...subject, '--from', '2091-01-01T00:00'))[0]).toBe(0)
  expect((await listStatuses('pop-up-store')).map(({ status }) => status)).toEqual(['scheduled'])
  expect(await run('publish', ...subject)).toEqual([0, expect.stringContaining('is published'), ''])
  expect((await listStatuses('pop-up-store')).map(({ status }) => status)).toEqual(['published'])
  expect(await run('publish')).toEqual([2, '', expect.stringContaining('content publish <site>')])
})
