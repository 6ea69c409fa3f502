import { randomUUID } from 'node:crypto'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import type { CountStore } from './counts.ts'
import { createMemoryCounts } from './memory-counts.ts'
import { createRedisCounts, withFallback } from './redis-counts.ts'

const redisUrl = process.env.TEST_REDIS_URL
const start = Date.parse('2026-11-20T10:00:00Z')

const stores: Readonly<Record<string, () => CountStore>> = {
  'the process': createMemoryCounts,
  ...(redisUrl && {
    Redis: () => {
      const redis = new Redis(redisUrl)
      onTestFinished(() => redis.disconnect())
      return createRedisCounts(redis)
    },
  }),
}

/** Takes uses of one key, of which ten a minute fit. */
const openTen = (store: CountStore) => {
  const key = randomUUID()
  const at = (after: number, amount = 1) => ({ amount, window: minutes(1), now: start + after })
  const take = async (after: number, amount = 1) => (await store.take([{ key, max: 10 }], at(after, amount))).fits
  const takeMany = async (times: number, after: number): Promise<number> => {
    const taken = await Promise.all(Array.from({ length: times }, () => take(after)))
    return taken.filter(Boolean).length
  }
  return { key, at, take, takeMany }
}

test.for(Object.entries(stores))('counts in %s: of 40 uses at once ten fit', async ([_name, open]) => {
  const { takeMany } = openTen(open())
  expect(await takeMany(40, 0)).toBe(10)
})

test.for(Object.entries(stores))(
  'counts in %s: the window slides, so that its edge lets no more through',
  async ([_name, open]) => {
    const { takeMany } = openTen(open())
    expect(await takeMany(12, seconds(59))).toBe(10)
    expect(await takeMany(5, seconds(60))).toBe(0)
    expect(await takeMany(10, seconds(90))).toBe(5)
    expect(await takeMany(20, seconds(180))).toBe(10)
  },
)

test.for(Object.entries(stores))('counts in %s: of several keys all rise or none', async ([_name, open]) => {
  const store = open()
  const [full, free] = [openTen(store), openTen(store)]
  await full.takeMany(10, 0)
  const both = [full.key, free.key].map((key) => ({ key, max: 10 }))
  expect(await store.take(both, full.at(0))).toEqual({ fits: false, before: [10, 0] })
  expect(await free.takeMany(11, 0)).toBe(10)
})

test.for(Object.entries(stores))(
  'counts in %s: a use that is given back leaves room for one',
  async ([_name, open]) => {
    const store = open()
    const { key, at, takeMany } = openTen(store)
    await takeMany(10, 0)
    await store.giveBack([key], at(0))
    expect(await takeMany(3, 0)).toBe(1)
    await store.giveBack([key], at(0, 10))
    await store.giveBack([key], at(0, 10))
    expect(await takeMany(12, 0)).toBe(10)
  },
)

test('while the shared store is away, uses count in the own one [T24]', async () => {
  const away: CountStore = {
    take: () => Promise.reject(new Error('away')),
    giveBack: () => Promise.reject(new Error('away')),
  }
  const { takeMany } = openTen(withFallback(away, createMemoryCounts()))
  expect(await takeMany(12, 0)).toBe(10)
})
