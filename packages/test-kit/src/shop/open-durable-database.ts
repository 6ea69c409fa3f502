import { mkdtemp, rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '@lacehouse/database'
import pg from 'pg'
import { runStatement } from '../database/run-statement.ts'
import { toDatabaseUrl } from '../database/test-server.ts'

export type DurableDatabase = {
  readonly url: string
  readonly kind: 'embedded' | 'server'
  /** Connections of the caller, separate from the shop's. */
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

/** Opens a new database with durable commits: on the server that DATABASE_URL names, else on a new embedded one. */
export async function openDurableDatabase(serverUrl = process.env.DATABASE_URL): Promise<DurableDatabase> {
  const opened = serverUrl ? await openOnServer(serverUrl) : await openEmbedded()
  const pool = new pg.Pool({ connectionString: opened.url, max: 16 })
  // The stopping server closes idle connections, which is not an error.
  pool.on('error', () => undefined)
  return {
    ...opened,
    pool,
    close: async () => {
      await pool.end()
      await opened.close()
    },
  }
}

type Opened = Omit<DurableDatabase, 'pool'>

const openOnServer = async (serverUrl: string): Promise<Opened> => {
  const name = `lacehouse_bench_${process.pid}`
  await runStatement(serverUrl, `create database ${name}`)
  return {
    url: toDatabaseUrl(serverUrl, name),
    kind: 'server',
    close: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

const openEmbedded = async (): Promise<Opened> => {
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const server = await startEmbeddedPostgres({ dataDir })
  return {
    url: server.url,
    kind: 'embedded',
    close: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
