import { connect } from 'node:net'
import { seconds } from '@lacehouse/domain/time/durations'
import pg from 'pg'

/** The servers of a test run; null means the embedded database, and rate limits counted in the process. */
export type TestServers = { readonly databaseUrl: string | null; readonly redisUrl: string | null }

/**
 * The servers that TEST_DATABASE_URL and TEST_REDIS_URL name; with TEST_SERVERS=find those of this machine that answer
 * on their standard ports; otherwise none.
 */
export async function findTestServers(env: NodeJS.ProcessEnv = process.env): Promise<TestServers> {
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl, TEST_SERVERS: search } = env
  if (databaseUrl) return { databaseUrl, redisUrl: redisUrl || null }
  if (search !== 'find') return { databaseUrl: null, redisUrl: null }
  const database = 'postgresql://postgres@127.0.0.1:5432/postgres'
  const redis = 'redis://127.0.0.1:6379/15'
  const hasDatabase = await answersAsDatabase(database)
  return {
    databaseUrl: hasDatabase ? database : null,
    redisUrl: hasDatabase && (await answersAsRedis(new URL(redis))) ? redis : null,
  }
}

const patience = seconds(2)

async function answersAsDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function answersAsRedis(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), timeout: patience })
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
