// The tests that touch a database, on the PostgreSQL and Redis servers of this machine; ends with their sum.
// The database is made for this run and dropped afterwards; servers are found at 127.0.0.1 or named by CI_DATABASE_URL and CI_REDIS_URL.
import { connect } from 'node:net'
import { toDatabaseUrl } from '@lacehouse/test-kit/database/test-server'
import pg from 'pg'
import { addTallies, emptyTally, formatTally } from './bootstrap/junit.mjs'
import { projects } from './bootstrap/projects.mjs'
import { runProject } from './bootstrap/run-project.mjs'

const server = process.env.CI_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres'
const redis = process.env.CI_REDIS_URL ?? 'redis://127.0.0.1:6379/15'

let tally = emptyTally()
const admin = await connectTo(server)
if (admin === null) {
  process.stdout.write('No PostgreSQL server answers: the tests on servers are skipped.\n')
  tally.skipped += 1
} else {
  const name = `lacehouse_ci_${process.pid}`
  await admin.query(`create database ${name}`)
  try {
    tally = await runOnServers(toDatabaseUrl(server, name))
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
process.stdout.write(`\n${formatTally(tally)}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0

async function runOnServers(databaseUrl: string) {
  const hasRedis = await answers(new URL(redis))
  if (!hasRedis) process.stdout.write('No Redis server answers: the limits are counted in the process.\n')
  const env = { TEST_DATABASE_URL: databaseUrl, ...(hasRedis ? { TEST_REDIS_URL: redis } : {}) }
  let sum = emptyTally()
  for (const { name } of projects.filter(({ servers }) => servers)) {
    process.stdout.write(`\n── ${name} on servers\n`)
    sum = addTallies(sum, await runProject(name, { report: `${name}-on-servers`, env }))
  }
  return sum
}

async function connectTo(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

function answers(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port || 6379), timeout: 2_000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => socket.write('PING\r\n'))
    socket.on('data', (data) => end(data.toString().startsWith('+PONG')))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}
