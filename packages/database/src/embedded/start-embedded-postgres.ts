import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, readFile, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { createDatabaseOnce, databaseName } from './create-database.ts'
import { explainFailure } from './explain-failure.ts'
import { lockFolder } from './folder-lock.ts'
import { signal } from './processes.ts'
import { chooseRole, type Role } from './role.ts'
import { listArguments, type Settings } from './settings.ts'
import { stopOrphan } from './stop-orphan.ts'
import { watchParent } from './watch-parent.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** False for tests alone: a power cut may lose what was committed. */
  durable?: boolean
  settings?: Settings
}

export type EmbeddedPostgres = {
  url: string
  /** The same server, another database on it. */
  urlOf: (database: string) => string
  socketDir: string
  pid: number
  logFile: string
  /** Settles when the server ends, asked to or not. */
  exited: Promise<void>
  stop: () => Promise<void>
}

/** A unix socket's path holds 104 bytes at least everywhere. */
const longestSocketDir = 104 - '/.s.PGSQL.5432.lock'.length

const placeSocket = async (cluster: string, role: Role): Promise<string> => {
  const beside = `${cluster}.socket`
  if (Buffer.byteLength(beside) <= longestSocketDir) {
    // What a killed server left in it would stop the next one; the folder's lock says that nobody uses it.
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { mode: 0o700 })
    await role.give(beside)
    return beside
  }
  const made = await mkdtemp('/tmp/lacehouse-')
  await role.give(made)
  return made
}

const openLog = async (file: string) => {
  const size = (await stat(file).catch(() => null))?.size ?? 0
  return open(file, size > 5_000_000 ? 'w' : 'a')
}

const waitUntilReady = async (cluster: string, server: ChildProcess, logFile: string): Promise<void> => {
  let failure: string | undefined
  server.once('error', (error) => (failure = error.message))
  server.once('exit', (code, name) => (failure ??= `postgres ended (${name ?? code})`))
  // A server that was killed may have to replay a gigabyte of log first.
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(3)) {
    if (failure) throw explainFailure(`${failure}\n${await readFile(logFile, 'utf8').catch(() => '')}`)
    const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return
  }
  throw new Error(`The embedded database is not ready after two minutes; its words are in ${logFile}.`)
}

const urlFor = (socketDir: string, database: string): string =>
  `postgresql://lacehouse@localhost/${database}?host=${encodeURIComponent(socketDir)}`

const launch = async (dataDir: string, options: EmbeddedOptions) => {
  const { durable = true, settings = {} } = options
  const role = chooseRole()
  const binaries = await prepareBinaries(role.asRoot)
  const cluster = await prepareCluster(dataDir, { initdb: binaries.initdb, role, durable })
  await stopOrphan(cluster)
  const socketDir = await placeSocket(cluster, role)
  const logFile = path.join(dataDir, 'postgres.log')
  const log = await openLog(logFile)
  const args = ['-D', cluster, '-k', socketDir, ...listArguments(durable, settings)]
  // Detached: a Ctrl-C at the terminal goes to the shop, which needs its database to finish what it is doing.
  const server = spawn(binaries.postgres, args, {
    ...role.identity,
    cwd: '/',
    env: role.env,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.once('error', () => resolve())
  })
  server.unref()
  const watch = watchParent(cluster, role)
  await log.close()
  const stop = async () => {
    const isRunning = server.pid !== undefined && server.exitCode === null && server.signalCode === null
    if (isRunning && server.pid) await shutDown(server.pid, exited)
    watch.kill('SIGKILL')
    await rm(socketDir, { recursive: true, force: true })
  }
  return { cluster, server, exited, socketDir, logFile, stop }
}

/** Fast first (connections are closed, what is committed is written), at once after 20 seconds. */
const shutDown = async (pid: number, exited: Promise<void>): Promise<void> => {
  signal(pid, 'SIGINT')
  const timer = setTimeout(() => signal(pid, 'SIGQUIT'), 20_000)
  await exited
  clearTimeout(timer)
}

/** Opens the shop's own PostgreSQL on a folder that it locks: a real server, on a unix socket alone, gone when this process goes. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const unlock = await lockFolder(dataDir)
  let launched: Awaited<ReturnType<typeof launch>> | undefined
  const stop = async () => {
    await launched?.stop()
    await unlock()
  }
  try {
    launched = await launch(dataDir, options)
    const { cluster, server, exited, socketDir, logFile } = launched
    await waitUntilReady(cluster, server, logFile)
    await createDatabaseOnce(urlFor(socketDir, 'postgres'))
    const urlOf = (database: string) => urlFor(socketDir, database)
    return { url: urlOf(databaseName), urlOf, socketDir, pid: server.pid ?? 0, logFile, exited, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
