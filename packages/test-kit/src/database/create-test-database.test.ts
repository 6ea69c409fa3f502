import { type Database, siteSettings } from '@lacehouse/database'
import { expect, test } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

const fill = (count: { of: number }) => async (db: Database) => {
  count.of += 1
  await db.drizzle.insert(siteSettings).values({ siteId: 'US', key: 'seeded', value: 1 })
}

test('a test does not see what another test writes', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await one.db.drizzle.insert(siteSettings).values({ siteId: 'US', key: 'mine', value: 1 })
  expect(await other.db.drizzle.$count(siteSettings)).toBe(0)
  await Promise.all([one.drop(), other.drop()])
})

test('a seed is filled once for parallel requests and copied for each', async () => {
  const count = { of: 0 }
  const seed = { name: 'settings', fill: fill(count) }
  const seeded = await Promise.all(Array.from({ length: 3 }, () => createTestDatabase({ seed })))
  for (const { db } of seeded) expect(await db.drizzle.$count(siteSettings)).toBe(1)
  expect(count.of).toBe(1)
  await Promise.all(seeded.map(({ drop }) => drop()))
})

test('a seed that fails is filled again by the next request', async () => {
  const broken = { name: 'broken', fill: () => Promise.reject(new Error('no seed today')) }
  await expect(createTestDatabase({ seed: broken })).rejects.toThrow('no seed today')
  const { db, drop } = await createTestDatabase({ seed: { ...broken, fill: fill({ of: 0 }) } })
  expect(await db.drizzle.$count(siteSettings)).toBe(1)
  await drop()
})
