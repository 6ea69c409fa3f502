import { listStatements } from '@lacehouse/database'
import { createTestDatabase } from '@lacehouse/test-kit'
import { expect, onTestFinished, test } from 'vitest'
import { retentionRules } from './retention-rules.ts'

test('each rule finds what is due by an index, so that a run costs the same however many rows stay', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await db.pool.connect()
  await client.query('begin; set local enable_seqscan = off')
  const statements = listStatements().filter(({ name }) => name.startsWith('retention-'))
  for (const { name, text, parameters } of statements) {
    const values = parameters.map((parameter) => (parameter.name === 'siteId' ? 'LH-US' : 0))
    const { rows } = await client.query(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect.soft(plan, name).toContain('Index')
    expect.soft(plan, name).not.toContain('Seq Scan')
  }
  await client.query('rollback')
  client.release()
  expect(statements.length).toBe(retentionRules.length)
})
