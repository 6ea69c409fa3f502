import { readdir, readFile } from 'node:fs/promises'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { runStatement } from '@lacehouse/test-kit/database/run-statement'
import { getTestServer, toDatabaseUrl } from '@lacehouse/test-kit/database/test-server'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import * as tables from './tables/tables.ts'

const readJournal = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by id')
  await client.end()
  return rows.map(({ hash }) => hash)
}

test('four instances that start at once on an empty database migrate it once', async () => {
  const server = getTestServer()
  const name = `lacehouse_empty_${process.pid}`
  const url = toDatabaseUrl(server.url, name)
  await runStatement(server.url, `create database ${name}`)
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
    const hashes = await readJournal(url)
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashes.length).toBeGreaterThan(3)
  } finally {
    await runStatement(server.url, `drop database ${name} with (force)`)
  }
})

test('migrating a migrated database changes nothing', async () => {
  const { url, drop } = await createTestDatabase()
  const before = await readJournal(url)
  await migrate(url)
  expect(await readJournal(url)).toEqual(before)
  await drop()
})

test('the tables of the code equal those of the migrations', async () => {
  const folder = new URL('../migrations/meta/', import.meta.url)
  const last =
    (await readdir(folder))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? ''
  const made = JSON.parse(await readFile(new URL(last, folder), 'utf8'))
  const written = generateDrizzleJson(tables, made.id)
  expect(await generateMigration(made, written)).toEqual([])
})

test('each migration is later than the one before, since an earlier one would be left out where that one was applied', async () => {
  const journal = JSON.parse(await readFile(new URL('../migrations/meta/_journal.json', import.meta.url), 'utf8'))
  const moments = journal.entries.map(({ when }: { readonly when: number }) => when)
  expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => Number(a) - Number(b)))
})
