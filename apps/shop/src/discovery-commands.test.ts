import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { afterAll, beforeAll, expect, test } from 'vitest'

const patience = 120_000

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lh-discovery-'))
  database = await createDemoDatabase()
}, patience)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const run = (...args: readonly string[]) =>
  runCommand(args, {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SECURITY_LOG: join(folder, 'log') },
  })
const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.db.pool.query(text, [...values])).rows

test('the search explains its order, and its rules go out as a file and come back as a draft or live', {
  timeout: patience,
}, async () => {
  const explained = await run('search', 'explain', 'black shoes')
  expect([explained.code, explained.refused]).toEqual([0, ''])
  expect(explained.said).toMatch(/^\d+ products/)
  expect(explained.said).toMatch(/ *\d+\.\d {2}LH\w{8} {2}.+\(\w+ -?\d/)
  const file = join(folder, 'rules.json')
  expect(await run('search', 'export', file)).toMatchObject({ code: 0, said: expect.stringContaining(file) })
  const rules = JSON.parse(await readFile(file, 'utf8')) as { redirects: unknown[] }
  await writeFile(file, JSON.stringify({ ...rules, redirects: [{ query: 'jobs', url: '/en-us/stores' }] }))
  expect((await run('search', 'import', file)).said).toContain('are the draft')
  expect((await run('search', 'import', file, '--live')).said).toContain('are live')
  expect((await run('search', 'explain', 'jobs')).said).toContain('leads to /en-us/stores')
  await writeFile(file, JSON.stringify({ redirects: 'none' }))
  expect(await run('search', 'import', file)).toMatchObject({ code: 1, refused: expect.stringContaining('no rules') })
})

test('the report of recommendations lists slots and strategies of the wanted days and site', {
  timeout: patience,
}, async () => {
  await query('delete from recommendation_counts')
  await query(`insert into recommendation_counts (site_id, day, slot, strategy, impressions, clicks, purchases)
    values ('LH-US', (now() at time zone 'UTC')::date, 'home', 'popular', 200, 25, 3),
      ('LH-DE', (now() at time zone 'UTC')::date, 'home', 'popular', 100, 5, 0),
      ('LH-US', (now() at time zone 'UTC')::date - 20, 'cart', 'co_bought', 8, 0, 0)`)
  const rowsOf = ({ said }: { said: string }) =>
    said
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
  expect(rowsOf(await run('recommendations', 'report'))).toEqual([
    ['cart', 'co_bought', '8', '0', '0', '0.0', '0'],
    ['home', 'popular', '300', '30', '3', '10.0', '0'],
  ])
  const narrow = await run('recommendations', 'report', '--days', '7', '--site', 'LH-US')
  expect(rowsOf(narrow)).toEqual([['home', 'popular', '200', '25', '3', '12.5', '0']])
  expect(await run('recommendations', 'report', '--days', '0')).toMatchObject({ code: 2 })
})

test('a review is refused by the command with a reason, which the audit log and the security log have [REV-02]', {
  timeout: patience,
}, async () => {
  const [{ id } = { id: '' }] = await query("select id from reviews where state = 'published' order by id limit 1")
  const without = await run('review', 'refuse', 'review', id)
  expect(without).toMatchObject({ code: 2, refused: expect.stringContaining('needs a reason') })
  const done = await run('review', 'refuse', 'review', id, '--reason', 'off_topic')
  expect([done.code, done.said]).toEqual([0, 'The review is refused.\n'])
  expect(await query('select state, refusal_reason from reviews where id = $1', [id])).toEqual([
    { state: 'refused', refusal_reason: 'off_topic' },
  ])
  expect(await query('select data from staff_actions where subject = $1', [`review ${id}`])).toMatchObject([
    { data: { before: { state: 'published' }, after: { state: 'refused', reason: 'off_topic' } } },
  ])
  expect(await readFile(join(folder, 'log'), 'utf8')).toContain(`review refuse review ${id}`)
})
