import { type Database, openDatabase } from '@lacehouse/database'
import pg from 'pg'
import { type TestServer, toDatabaseUrl } from './test-server.ts'

export type Seed = {
  /** Lower-case letters, digits and underscores; equal names mean equal content. */
  name: string
  fill: (db: Database) => Promise<void>
}

const lockKey = 720_450_222

const build = async (admin: pg.Client, server: TestServer, seed: Seed): Promise<string> => {
  const ready = `${server.template}_${seed.name}`
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [ready])
  if (rowCount !== 0) return ready
  const half = `${ready}_half`
  await admin.query(`drop database if exists ${half} with (force)`)
  await admin.query(`create database ${half} template ${server.template}`)
  const db = openDatabase({ url: toDatabaseUrl(server.url, half), applicationName: 'lacehouse-seed' })
  try {
    await seed.fill(db)
  } finally {
    await db.close()
  }
  await admin.query(`alter database ${half} rename to ${ready}`)
  return ready
}

/** Gets the template with this content: the first worker fills it, the others wait. */
export async function prepareSeed(server: TestServer, seed: Seed): Promise<string> {
  if (!/^[a-z0-9_]{1,20}$/.test(seed.name)) throw new Error(`A seed is not named like this: ${seed.name}`)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [lockKey])
    return await build(admin, server, seed)
  } finally {
    await admin.end()
  }
}
