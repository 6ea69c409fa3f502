import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listStatements } from '@lacehouse/database'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { listStatementProblems } from '@lacehouse/test-kit/database/list-statement-problems'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from './infra/jobs/jobs.ts'

const root = join(import.meta.dirname, '../../..')

type Source = { readonly file: string; readonly code: string }

const listSources = async (): Promise<Source[]> => {
  const files = await Array.fromAsync(
    glob(['apps/{api,shop}/src/**/*.ts', 'packages/{database,demo}/src/**/*.ts'], { cwd: root }),
  )
  const shipped = files.filter((file) => !file.endsWith('.test.ts'))
  return Promise.all(shipped.map(async (file) => ({ file, code: await readFile(join(root, file), 'utf8') })))
}

/** Files that may send plain SQL: connections, transactions, locks, migrations, COPY and LISTEN. */
const connects =
  /^packages\/database\/src\/(embedded\/|bulk|client|counted-client|in-transaction|listen|migrate|sql\/run-statement)/

test('every statement declares the parameters and rows that PostgreSQL describes', async () => {
  const declaring = (await listSources()).filter(({ code }) => /\b(?:statement|composeStatement)\(/.test(code))
  await Promise.all(declaring.map(({ file }) => import(join(root, file))))
  const { url, drop } = await createTestDatabase()
  const jobs = await startJobs(url, { isWorker: false, onError: (error) => console.error(error) })
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  const statements = listStatements()
  expect(await listStatementProblems(url, statements)).toEqual([])
  expect(statements.length).toBeGreaterThan(150)
})

test('each name belongs to one statement, because a connection prepares a name once', () => {
  const names = listStatements().map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('production code sends SQL by declared statements only', async () => {
  const sources = (await listSources()).filter(({ file }) => !connects.test(file))
  const sending = sources.filter(({ code }) =>
    /\.query\s*<|\b(?:pool|client|connection|executor|db|database)\.query\s*\(|\.drizzle\b|= ?\$\d/.test(code),
  )
  expect(sending.map(({ file }) => file)).toEqual([])
})
