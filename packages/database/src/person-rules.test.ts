import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, test } from 'vitest'
import { personRules } from './person-rules.ts'
import { getTableMark, personalColumns } from './personal-columns.ts'

test('every table that says something about a person, or leads to one, has a rule for exports and erasures [ACC-16]', () => {
  const marked = Object.entries(personalColumns).filter(([, marks]) => getTableMark(marks) !== 'none')
  const without = marked.filter(([table]) => !personRules[table]).map(([table]) => table)
  expect(without).toEqual([])
})

test('every table that refers to an account has a rule that finds its rows [ACC-16]', async () => {
  const { db, drop } = await createTestDatabase()
  const { rows } = await db.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('consumer_no', 'owner_id', 'owner_key', 'email', 'member_id')`,
  )
  await drop()
  const unknown = rows.map(({ name }) => name).filter((name) => !personRules[name]?.rows)
  expect(unknown).toEqual([])
})

test('a personal column of a shopper’s table goes: its row is deleted, or the rule says what is emptied [ACC-16]', () => {
  const staying = Object.entries(personRules).filter(([table, { rows, erasure }]) => {
    const isPersonal = getTableMark(personalColumns[table] ?? {}) === 'personal'
    return rows !== null && isPersonal && erasure.does === 'stays'
  })
  expect(staying.map(([table]) => table)).toEqual([])
})

test('the account is the last, because every other rule finds its rows by it', () => {
  const finding = Object.entries(personRules).filter(([, { rows }]) => rows !== null)
  expect(finding.at(-1)?.[0]).toBe('consumers')
})
