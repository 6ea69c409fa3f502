import { mkdtemp, rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '@lacehouse/database'
import pg from 'pg'
import { runStatement } from '../database/run-statement.ts'
import { toDatabaseUrl } from '../database/test-server.ts'

export type DurableDatabase = {
  readonly url: string
  readonly kind: 'embedded' | 'server'
  /** Connections of the caller's own, past the shop. */
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

/** A new database whose commits outlive a power cut: on the server that DATABASE_URL names, else on an embedded one of its own. */
export async function openDurableDatabase(serverUrl = process.env.DATABASE_URL): Promise<DurableDatabase> {
  const opened = serverUrl ? await openOnServer(serverUrl) : await openEmbedded()
  const pool = new pg.Pool({ connectionString: opened.url, max: 16 })
  // A connection that the stopping server ends is no error of the measurement.
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
