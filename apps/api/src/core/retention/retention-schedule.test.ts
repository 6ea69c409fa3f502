import { readFile } from 'node:fs/promises'
import { getTableMark, personalColumns, personRules } from '@lacehouse/database'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '../../infra/jobs/jobs.ts'
import { legalRecordYears } from './order-records.ts'
import { retentionRules } from './retention-rules.ts'

const page = await readFile(new URL('../../../../../docs/retention.md', import.meta.url), 'utf8')

/** Lists the rows of the table under a heading, each as its cells without backticks around a whole cell. */
const listRows = (heading: string): string[][] => {
  const [, part = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = part.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) =>
    row
      .slice(2, -2)
      .split(/ *\| */)
      .map((cell) => cell.replace(/^`([^`]+)`$/, '$1')),
  )
}

const words = { personal: 'yes', pseudonym: 'by an id', none: 'no' }

test('the page of retention has the rules of the code, with the same times', () => {
  expect(listRows('Rules')).toEqual(retentionRules.map(({ name, table, time, does }) => [name, table, time, does]))
})

test('every table of the database is on the page, with its personal mark and its rules or the reason why it stays', async () => {
  const { db, url, drop } = await createTestDatabase()
  const jobs = await startJobs(url, { isWorker: false, onError: (error) => console.error(error) })
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  const { rows } = await db.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by table_name`,
  )
  const documented = listRows('Tables')
  const own = rows.filter(({ schema }) => schema === 'public').map(({ name }) => name)
  expect(documented.map(([name = '']) => name).toSorted()).toEqual(own.toSorted())
  for (const [table = '', , personal, rules = '', reason = ''] of documented) {
    const expected = retentionRules.filter((rule) => rule.table === table).map(({ name }) => name)
    const named = [...rules.matchAll(/[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name)
    expect.soft([table, personal], table).toEqual([table, words[getTableMark(personalColumns[table] ?? {})]])
    expect.soft(named.toSorted(), table).toEqual(expected.toSorted())
    expect.soft(reason, table).not.toBe('')
  }
  const foreign = new Set(rows.filter(({ schema }) => schema !== 'public').map(({ schema }) => schema))
  expect([...foreign].toSorted()).toEqual(['drizzle', 'pgboss'])
})

test('the page has the years of each country', () => {
  const documented = listRows('Records of sales').map(([country, years]) => [country, Number(years)])
  expect(Object.fromEntries(documented)).toEqual(legalRecordYears)
})

test('the page says for each table that leads to a person what the erasure of an account does [ACC-16]', () => {
  const rules = Object.entries(personRules).map(([table, { erasure }]) => [
    table,
    erasure.does,
    erasure.does === 'deleted' ? '' : erasure.because,
  ])
  expect(listRows('Erasure of an account')).toEqual(rules)
})
