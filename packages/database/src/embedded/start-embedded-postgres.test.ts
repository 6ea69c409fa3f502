import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FolderInUse } from './folder-lock.ts'
import { findCommand, isAlive, waitUntilGone } from './processes.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const holdServer = fileURLToPath(new URL('./fixtures/hold-server.ts', import.meta.url))

let dataDir: string
const running: EmbeddedPostgres[] = []
const shops: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/lacehouse-launch-')
  await chmod(dataDir, 0o755)
})

afterEach(async () => {
  for (const shop of shops.splice(0)) shop.kill('SIGKILL')
  for (const server of running.splice(0)) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (folder = dataDir): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataDir: folder })
  running.push(server)
  return server
}

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts a shop as a process of its own and waits until its database answers. */
const startShop = async (): Promise<{ shop: ChildProcess; pid: number; url: string }> => {
  const shop = spawn(process.execPath, [holdServer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  shops.push(shop)
  const line = await new Promise<string>((resolve, reject) => {
    shop.stdout?.once('data', (data) => resolve(String(data)))
    shop.once('exit', () => reject(new Error('The shop ended before its database was ready.')))
  })
  return { shop, ...JSON.parse(line) }
}

const kill = async (shop: ChildProcess): Promise<void> => {
  const gone = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGKILL')
  await gone
}

const findWatch = async (): Promise<number> => {
  for (const name of await readdir('/proc')) {
    const command = /^\d+$/.test(name) ? await findCommand(Number(name)) : null
    if (command?.includes('lacehouse-watch') && command.includes(dataDir)) return Number(name)
  }
  throw new Error('No watch of the shop runs.')
}

test('the first start creates the database, and the second one finds its data', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 7 as number')
  await first.stop()
  const second = await start()
  expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }])
  expect(await ask(second.url, 'show server_version')).toEqual([{ server_version: expect.stringMatching(/^18\./) }])
})

test('commits are written through to the disk, and no port is opened', async () => {
  const { url } = await start()
  const rows = await ask(
    url,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', '', 'on'])
})

test('after a stop no process and no socket is left', async () => {
  const server = await start()
  await server.stop()
  await server.exited
  expect(isAlive(server.pid)).toBe(false)
  await expect(stat(server.socketDir)).rejects.toThrow('ENOENT')
  const isWatched = () => findWatch().then(Boolean, () => false)
  await expect.poll(isWatched, { timeout: 5000 }).toBe(false)
})

test('a second shop on the same folder is refused with the process that holds it', async () => {
  await start()
  const refused = startEmbeddedPostgres({ dataDir })
  await expect(refused).rejects.toThrow(FolderInUse)
  await expect(refused).rejects.toThrow(`process number ${process.pid}`)
})

test('the database of a killed shop shuts down by itself and keeps every commit', async () => {
  const { shop, pid, url } = await startShop()
  await ask(url, 'create table kept as select 1 as number')
  await kill(shop)
  expect(await waitUntilGone(pid, 10_000)).toBe(true)
  const next = await start()
  expect(await ask(next.url, 'select number from kept')).toEqual([{ number: 1 }])
})

test.runIf(process.platform === 'linux')(
  'a database that outlived its shop and its watch is stopped by the next start',
  async () => {
    const { shop, pid, url } = await startShop()
    await ask(url, 'create table kept as select 2 as number')
    process.kill(await findWatch(), 'SIGKILL')
    await kill(shop)
    expect(isAlive(pid)).toBe(true)
    const next = await start()
    expect(isAlive(pid)).toBe(false)
    expect(await ask(next.url, 'select number from kept')).toEqual([{ number: 2 }])
  },
)

test('commits survive when shop and database are killed at once', async () => {
  const { shop, pid, url } = await startShop()
  await ask(url, 'create table kept as select 3 as number')
  process.kill(pid, 'SIGKILL')
  await kill(shop)
  const next = await start()
  expect(await ask(next.url, 'select number from kept')).toEqual([{ number: 3 }])
})

test('a server that is killed while its shop runs is restarted on the same address', async () => {
  const messages: string[] = []
  const server = await startEmbeddedPostgres({ dataDir, onCrash: (message) => messages.push(message) })
  running.push(server)
  await ask(server.url, 'create table kept as select 5 as number')
  const first = server.pid
  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(server.pid).not.toBe(first), { timeout: 10_000 })
  expect(await ask(server.url, 'select number from kept')).toEqual([{ number: 5 }])
  expect(messages).toEqual([expect.stringContaining(`process ${first}`)])
})

test('an interrupted first start is begun again', async () => {
  await mkdir(path.join(dataDir, 'cluster.half'))
  await writeFile(path.join(dataDir, 'cluster.half', 'PG_VERSION'), '18\n')
  const { url } = await start()
  expect(await ask(url, 'select 1 as answer')).toEqual([{ answer: 1 }])
})

test('data of another PostgreSQL version is not changed', async () => {
  await mkdir(path.join(dataDir, 'cluster'))
  await writeFile(path.join(dataDir, 'cluster', 'PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('was written by PostgreSQL 17')
  expect(await readFile(path.join(dataDir, 'cluster', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a folder works whose path is too long for a socket', async () => {
  const long = path.join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  const { url, socketDir } = await start(long)
  expect(await ask(url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  expect(socketDir.startsWith(long)).toBe(false)
})

test.runIf(process.getuid?.() === 0)('a folder works that only root may enter', async () => {
  await chmod(dataDir, 0o700)
  const closed = path.join(dataDir, 'shop')
  const { url, stop } = await start(closed)
  await ask(url, 'create table kept as select 4 as number')
  await stop()
  const place = await readFile(path.join(closed, 'cluster.path'), 'utf8')
  const next = await start(closed)
  expect(await ask(next.url, 'select number from kept')).toEqual([{ number: 4 }])
  await next.stop()
  await rm(path.dirname(place), { recursive: true })
})

test('a setting that the server refuses is reported with its message', async () => {
  const refused = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'plenty' } })
  await expect(refused).rejects.toThrow(/did not start[\s\S]*shared_buffers/)
})
