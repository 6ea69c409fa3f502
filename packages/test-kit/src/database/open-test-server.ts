import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { migrate, startEmbeddedPostgres } from '@lacehouse/database'
import pg from 'pg'
import { runStatement } from './run-statement.ts'
import { type TestServer, toDatabaseUrl } from './test-server.ts'

const prefix = 'lacehouse-test-'

export type OpenTestServer = TestServer & { close: () => Promise<void> }

/** Opens the server at the address, or an embedded one, with a migrated template that every test database copies. */
export async function openTestServer(databaseUrl?: string): Promise<OpenTestServer> {
  const server = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startEmbedded()
  const template = `lacehouse_template_${process.pid}_${Date.now().toString(36)}`
  await runStatement(server.url, `create database ${template}`)
  await migrate(toDatabaseUrl(server.url, template))
  const close = async () => {
    await dropTemplates(server.url, template)
    await server.stop()
  }
  return { url: server.url, template, close }
}

async function startEmbedded(): Promise<{ url: string; stop: () => Promise<void> }> {
  await removeStale()
  // Short, because the length of a socket path is limited.
  const dataDir = await mkdtemp(`/tmp/${prefix}${process.pid}-`)
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

/** Removes the databases of test runs that were killed. */
async function removeStale(): Promise<void> {
  const names = await readdir('/tmp')
  const stale = names.filter((name) => name.startsWith(prefix) && !isRunning(Number(name.split('-')[2])))
  await Promise.all(stale.map((name) => rm(`/tmp/${name}`, { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes the template and all copies of it, whose names begin with its name. */
async function dropTemplates(url: string, template: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [template])
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  await admin.end()
}
