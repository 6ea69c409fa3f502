import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './client.ts'
import type { SentStatement } from './counted-client.ts'
import { isBusy, isRefusedByCheck, isTaken } from './errors.ts'
import { inTransaction } from './in-transaction.ts'
import { siteSettings } from './tables/content.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
})

afterAll(() => scratch.drop())

const insertSetting = `insert into site_settings (site_id, key, value) values ('US', $1, '0')`
const setting = (key: string, value: unknown = 0) => ({ siteId: 'US', key, value })

test('counts are numbers, and a number that is not exact is refused', async () => {
  const { rows } = await scratch.db.pool.query('select count(*), 9007199254740991::int8 as largest')
  expect(rows).toEqual([{ count: 1, largest: 9_007_199_254_740_991 }])
  await expect(scratch.db.pool.query('select 9007199254740993::int8')).rejects.toThrow('too large to be exact')
})

test('a listener gets every statement and the name of a prepared one until it is removed', async () => {
  const heard: SentStatement[] = []
  const leave = scratch.db.onStatement((statement) => heard.push(statement))
  const find = scratch.db.drizzle
    .select()
    .from(siteSettings)
    .where(eq(siteSettings.siteId, sql.placeholder('site')))
    .prepare('settings_of_site')
  await find.execute({ site: 'US' })
  await inTransaction(scratch.db.pool, (client) => client.query(insertSetting, ['heard']))
  leave()
  await find.execute({ site: 'US' })
  expect(heard.map(({ name, text }) => name ?? text.split(' ')[0])).toEqual([
    'settings_of_site',
    'begin',
    'insert',
    'commit',
  ])
})

test('a transaction that throws leaves nothing behind', async () => {
  const broken = inTransaction(scratch.db.pool, async (client) => {
    await client.query(insertSetting, ['undone'])
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await scratch.db.drizzle.$count(siteSettings, eq(siteSettings.key, 'undone'))).toBe(0)
})

test('two transactions that take the same rows in opposite order both succeed', async () => {
  const { db } = scratch
  await db.drizzle.insert(siteSettings).values([setting('left'), setting('right')])
  let waiting = 2
  let letGo = () => {}
  const opened = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let runs = 0
  const take = (first: string, second: string) =>
    inTransaction(db.pool, async (client) => {
      runs += 1
      const add = (key: string) =>
        client.query('update site_settings set value = to_jsonb(value::int + 1) where key = $1', [key])
      await add(first)
      waiting -= 1
      if (waiting === 0) letGo()
      await opened
      await add(second)
    })
  await Promise.all([take('left', 'right'), take('right', 'left')])
  const rows = await db.drizzle.select().from(siteSettings).where(sql`key in ('left', 'right')`)
  expect(rows.map(({ value }) => value)).toEqual([2, 2])
  // Once each, and again for the transaction that was rolled back, which may happen twice on a busy machine.
  expect(runs).toBeGreaterThanOrEqual(3)
})

test('a database error is recognised inside an error of the query builder', async () => {
  const { db } = scratch
  await db.drizzle.insert(siteSettings).values(setting('twice'))
  const second = await db.drizzle
    .insert(siteSettings)
    .values(setting('twice'))
    .catch((error) => error)
  expect(isTaken(second)).toBe(true)
  expect(isTaken(second, 'another_index')).toBe(false)
  expect(isRefusedByCheck(second)).toBe(false)
})

test('a statement that takes too long is cancelled', async () => {
  const hasty = openDatabase({ url: scratch.url, statementTimeoutMs: 50 })
  await expect(hasty.pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
  await hasty.close()
})

test('an exhausted pool, a slow statement and an unreachable server count as busy, a refused statement does not', async () => {
  const { url } = scratch.db
  const small = openDatabase({ url, connections: 1, statementTimeoutMs: 50, connectionTimeoutMs: 500 })
  const away = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' })
  const errorOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error) => error,
    )
  const holder = await small.pool.connect()
  const waited = await errorOf(small.pool.query('select 1'))
  holder.release()
  const slow = await errorOf(small.pool.query('select pg_sleep(5)'))
  const refused = await errorOf(small.pool.query('select 1 / 0'))
  const unanswered = await errorOf(away.pool.query('select 1'))
  expect([waited, slow, unanswered, refused, new Error('no')].map(isBusy)).toEqual([true, true, true, false, false])
  await Promise.all([small.close(), away.close()])
})
