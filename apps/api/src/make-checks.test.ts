import { openDatabase } from '@lacehouse/database'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { TestApi } from '@lacehouse/test-kit/api/start-test-api'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { type Checks, makeChecks } from './make-checks.ts'

/** Makes checks on a database that writes no temporary files, as on a full disk. */
const onFullDisk = ({ database, deps }: TestApi): Checks => {
  const url = new URL(database.db.url)
  url.searchParams.set('options', '-c temp_file_limit=0')
  const full = openDatabase({ url: url.href, connections: 2 })
  onTestFinished(() => full.close())
  return makeChecks({ config: deps.config, database: full, mailFolder: deps.mailFolder, log: deps.log })
}

const refused = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })

test('a database without room for temporary files is named, and the shop is ready while it takes orders', async ({
  api,
}) => {
  const { readiness, storage } = onFullDisk(api)
  await expect(storage['database files']?.()).rejects.toThrow('temporary file size exceeds')
  await expect(readiness.database?.()).resolves.toBeUndefined()
})

test('an order that found no room on the disk makes the shop not ready until the database has room', async ({
  api,
}) => {
  const { readiness, noteOrderError } = onFullDisk(api)
  noteOrderError(new Error('another reason'))
  await expect(readiness.database?.()).resolves.toBeUndefined()
  noteOrderError(refused)
  await expect(readiness.database?.()).rejects.toThrow('temporary file size exceeds')
  await expect(readiness.database?.()).rejects.toThrow('temporary file size exceeds')
  api.deps.noteOrderError(refused)
  await expect(api.deps.readiness.database?.()).resolves.toBeUndefined()
})

test('every check of the storage passes on a disk with space', async ({ api }) => {
  for (const [name, check] of Object.entries(api.deps.storage)) await expect(check(), name).resolves.not.toThrow()
})
