import { unknownVisitor } from '@lacehouse/domain/segment/audience'
import { testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { Pool } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { addExperiment, changeExperiment } from './change-experiment.ts'
import { openExperiments } from './experiments.ts'

const key = 'hero'
const participant = { visitorId: 'visitor-number-0001', visitor: unknownVisitor, siteId: 'LH-US', experienceId: key }

test('of two readings at the same time the one that began last decides, though the other ends after it [ROLE-05]', async ({
  api,
}) => {
  const { pool } = api.database.db
  await addExperiment(
    pool,
    {
      ...{ key, name: 'Hero', traffic: 10_000, variants: ['b'], metric: 'purchase', segments: [], siteIds: [] },
    },
    testNow,
  )
  let held: Promise<void> | null = null
  // The answer of a held statement waits, and has what was there when it was sent.
  const query = async (...given: Parameters<typeof pool.query>) => {
    const waiting = held
    held = null
    const answer = await pool.query(...given)
    await waiting
    return answer
  }
  const { config, log } = api.deps
  const experiments = await openExperiments({ database: { pool: { query } as unknown as Pool }, config, log })
  onTestFinished(experiments.close)
  expect(experiments.decideVariant(participant)).toBeNull()
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const early = experiments.reload()
  await expect.poll(() => held).toBeNull()
  await changeExperiment(pool, { key, action: 'start', now: testNow })
  await experiments.reload()
  const decided = experiments.decideVariant(participant)
  expect(['baseline', 'b']).toContain(decided)
  resolve()
  await early
  expect(experiments.decideVariant(participant)).toBe(decided)
})
