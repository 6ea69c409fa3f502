import type { TestProject } from 'vitest/node'
import { type OpenTestServer, openTestServer } from './open-test-server.ts'
import { testServerVariable } from './test-server.ts'

/** The servers of this run by their address, so that projects on the same database share one. */
const servers = new Map<string, Promise<OpenTestServer>>()

/** Opens one server with one migrated template for the whole run, and prints which one. */
export async function setup({ name, config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_URL: databaseUrl = '', TEST_REDIS_URL: redisUrl = '' } = config.env
  const isFirst = !servers.has(databaseUrl)
  const server = servers.get(databaseUrl) ?? openTestServer(databaseUrl)
  servers.set(databaseUrl, server)
  const { url, template, close } = await server
  config.env[testServerVariable] = JSON.stringify({ url, template })
  const database = databaseUrl ? `the PostgreSQL server at ${new URL(databaseUrl).host}` : 'the embedded PostgreSQL'
  const limits = redisUrl ? `limits counted in Redis at ${new URL(redisUrl).host}` : 'limits counted in the process'
  process.stdout.write(`${name} runs on ${database}, ${limits}\n`)
  return isFirst ? close : undefined
}
