import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, test } from 'vitest'
import { getTableMark, personalColumns } from './personal-columns.ts'

/** The types that cannot hold more about a person than when, how much or whether. */
const silent = ['uuid', 'integer', 'smallint', 'bigint', 'boolean', 'timestamp with time zone']

test('every column of text, JSON, bytes or a date is marked as personal, as a pseudonym or as neither', async () => {
  const { db, drop } = await createTestDatabase()
  const { rows } = await db.pool.query<{ name: string; columns: string[] }>(
    `select t.table_name as name, array_remove(array_agg(c.column_name::text order by c.column_name::text)
        filter (where c.data_type <> all ($1)), null) as columns
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by t.table_name`,
    [silent],
  )
  await drop()
  const stored = Object.fromEntries(rows.map(({ name, columns }) => [name, columns ?? []]))
  const marked = Object.entries(personalColumns).map(([name, { personal = [], pseudonym = [], none = [] }]) => [
    name,
    [...personal, ...pseudonym, ...none].toSorted(),
  ])
  expect(Object.fromEntries(marked)).toEqual(
    Object.fromEntries(Object.entries(stored).map(([name, columns]) => [name, columns.toSorted()])),
  )
})

test.each([
  [{ personal: ['email'], pseudonym: ['id'] }, 'personal'],
  [{ pseudonym: ['id'], none: ['kind'] }, 'pseudonym'],
  [{ none: ['kind'] }, 'none'],
])('a table with %j is %s', (marks, expected) => {
  expect(getTableMark(marks)).toBe(expected)
})
