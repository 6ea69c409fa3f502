import { setTimeout as pause } from 'node:timers/promises'
import { arrayOf, execute, param, sql, statement, text } from '@lacehouse/database'
import { createTestDatabase } from '@lacehouse/test-kit'
import { expect, onTestFinished, test } from 'vitest'
import { enqueueInStatement } from './enqueue-in-statement.ts'
import { startJobs } from './jobs.ts'
import { watchDueQueues } from './watch-due-queues.ts'

const enqueue = statement({
  name: 'test-leave',
  sql: sql`with numbers as (select number from unnest(${param('numbers', arrayOf(text))}::text[]) as number), ${enqueueInStatement(
    {
      queues: sql`array['order-mail']`,
      data: sql`jsonb_build_object('orderNumber', number)`,
      source: sql`numbers`,
    },
  )} select 1`,
})

test('a queue runs several jobs at once, each once, and a job that throws does not stop the others', async () => {
  const { db, url, drop } = await createTestDatabase()
  const jobs = await startJobs(url, { isWorker: true, onError: (error) => console.warn(error) })
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  const numbers = Array.from({ length: 60 }, (_, index) => `LH${index}`)
  await execute(db.pool, enqueue, { numbers })
  const done: string[] = []
  let running = 0
  let most = 0
  await jobs.work('order-mail', async ({ orderNumber }) => {
    if (orderNumber === 'LH7') throw new Error('The mail server is away.')
    running += 1
    most = Math.max(most, running)
    await pause(5)
    running -= 1
    done.push(orderNumber)
  })
  await expect.poll(() => done.length, { timeout: 5000 }).toBe(59)
  expect(new Set(done).size).toBe(59)
  expect(most).toBe(8)
  const readStates = async () => {
    const { rows } = await db.pool.query(
      `select state::text, count(*)::int from pgboss.job where name = 'order-mail' group by 1 order by 1`,
    )
    return rows
  }
  await expect.poll(readStates, { timeout: 5000 }).toEqual([
    { state: 'completed', count: 59 },
    { state: 'retry', count: 1 },
  ])
})

test('a job that waits under the earlier name of its queue is done by the worker of the new name', async () => {
  const { db, url, drop } = await createTestDatabase()
  const jobs = await startJobs(url, { isWorker: true, onError: (error) => console.warn(error) })
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  await db.pool.query(`insert into pgboss.job (name, data) values ('settle-money', '{"orderNumber": "LH1"}')`)
  const done: string[] = []
  await jobs.work('move-order-money', async ({ orderNumber }) => void done.push(orderNumber))
  await expect.poll(() => done, { timeout: 5000 }).toEqual(['LH1'])
})

test('a job that may run later is done from its moment on, and not before', async () => {
  const { db, url, drop } = await createTestDatabase()
  const jobs = await startJobs(url, { isWorker: true, onError: (error) => console.warn(error) })
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  await db.pool.query(
    `insert into pgboss.job (name, data, start_after) values ('order-mail', '{"orderNumber": "LH1"}', now() + interval '2 seconds')`,
  )
  const done: number[] = []
  const begun = performance.now()
  await jobs.work('order-mail', async () => void done.push(performance.now() - begun))
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(1)
  expect(done[0]).toBeGreaterThan(1800)
})

test('queues without a due job are asked for by one statement together, also after one that failed', async () => {
  const asked: unknown[] = []
  const errors: Error[] = []
  const due: string[] = []
  const stop = watchDueQueues(
    {
      executeSql: async (_text, values) => {
        asked.push(values)
        if (asked.length === 1) throw new Error('The database is away.')
        return { rows: [{ queue: 'order-mail' }] }
      },
    },
    {
      list: () => ['order-mail', 'refund-mail'],
      onDue: (queue) => due.push(queue),
      onError: (error) => errors.push(error),
    },
  )
  await expect.poll(() => due, { timeout: 20_000 }).toEqual(['order-mail'])
  await stop()
  expect(asked).toEqual([[['order-mail', 'refund-mail']], [['order-mail', 'refund-mail']]])
  expect(errors.map(({ message }) => message)).toEqual(['The database is away.'])
})
