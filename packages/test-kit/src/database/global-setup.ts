import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { migrate, startEmbeddedPostgres } from '@lacehouse/database'
import pg from 'pg'
import { runStatement } from './run-statement.ts'
import { announceTestServer, findTestServer, forgetTestServer, toDatabaseUrl } from './test-server.ts'

const prefix = 'lacehouse-test-'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** What a test run that was killed could not clear away. */
const sweep = async (): Promise<void> => {
  const names = await readdir('/tmp')
  const stale = names.filter((name) => name.startsWith(prefix) && !isRunning(Number(name.split('-')[2])))
  await Promise.all(stale.map((name) => rm(`/tmp/${name}`, { recursive: true, force: true })))
}

const openServer = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: async () => {} }
  await sweep()
  // Short, for the path of a socket in it is bounded.
  const dataDir = await mkdtemp(`/tmp/${prefix}${process.pid}-`)
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const close = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, close }
}

const dropTemplates = async (url: string, template: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [template])
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  await admin.end()
}

/** One server and one migrated template for the whole run; every test database is a copy of it. */
export async function setup(): Promise<() => Promise<void>> {
  if (findTestServer()) return async () => {}
  const server = await openServer()
  const template = `lacehouse_template_${process.pid}_${Date.now().toString(36)}`
  await runStatement(server.url, `create database ${template}`)
  await migrate(toDatabaseUrl(server.url, template))
  announceTestServer({ url: server.url, template })
  return async () => {
    forgetTestServer()
    await dropTemplates(server.url, template)
    await server.close()
  }
}
