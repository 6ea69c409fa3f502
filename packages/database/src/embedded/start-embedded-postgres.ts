import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { prepareBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { createDatabaseOnce, databaseName } from './create-database.ts'
import { lockFolder } from './folder-lock.ts'
import { chooseRole, type Role } from './role.ts'
import { launchServer, type ServerPlan } from './server-process.ts'
import { listArguments, type Settings } from './settings.ts'
import { stopOrphan } from './stop-orphan.ts'
import { supervise } from './supervise.ts'
import { urlOfSocket } from './url-of-socket.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** False only for tests: a power cut may lose commits. */
  durable?: boolean
  settings?: Settings
  /** Called when the server ended unexpectedly, with what was done about it. */
  onCrash?: (message: string) => void
}

export type EmbeddedPostgres = {
  url: string
  /** Returns the URL of another database on the same server. */
  urlOf: (database: string) => string
  socketDir: string
  readonly pid: number
  logFile: string
  /** Resolves when the server has ended for good: after a stop, or after too many crashes. */
  exited: Promise<void>
  stop: () => Promise<void>
}

/** The path of a unix socket may have at least 104 bytes on every system. */
const longestSocketDir = 104 - '/.s.PGSQL.5432.lock'.length

const placeSocket = async (cluster: string, role: Role): Promise<string> => {
  const beside = `${cluster}.socket`
  if (Buffer.byteLength(beside) <= longestSocketDir) {
    // Files of a killed server would prevent the start; the folder's lock guarantees that no process uses them.
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { mode: 0o700 })
    await role.give(beside)
    return beside
  }
  const made = await mkdtemp('/tmp/lacehouse-')
  await role.give(made)
  return made
}

const prepare = async (dataDir: string, options: EmbeddedOptions): Promise<ServerPlan & { socketDir: string }> => {
  const { durable = true, settings = {} } = options
  const role = chooseRole()
  const { initdb, postgres } = await prepareBinaries(role.asRoot)
  const cluster = await prepareCluster(dataDir, { initdb, role, durable })
  await stopOrphan(cluster)
  const socketDir = await placeSocket(cluster, role)
  const args = ['-D', cluster, '-k', socketDir, ...listArguments(durable, settings)]
  return { program: postgres, args, cluster, socketDir, logFile: path.join(dataDir, 'postgres.log'), role }
}

const open = async (
  dataDir: string,
  { unlock, ...options }: EmbeddedOptions & { unlock: () => Promise<void> },
): Promise<EmbeddedPostgres> => {
  const { socketDir, ...plan } = await prepare(dataDir, options)
  const clear = () => rm(socketDir, { recursive: true, force: true })
  const launch = async () => {
    await stopOrphan(plan.cluster)
    return launchServer(plan)
  }
  const server = await supervise(launch, options.onCrash ?? (() => undefined)).catch(async (error) => {
    await clear()
    throw error
  })
  const stop = async () => {
    await server.stop()
    await clear()
    await unlock()
  }
  try {
    await createDatabaseOnce(urlOfSocket(socketDir, 'postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  const urlOf = (database: string) => urlOfSocket(socketDir, database)
  const { logFile } = plan
  return {
    url: urlOf(databaseName),
    urlOf,
    socketDir,
    get pid() {
      return server.pid
    },
    logFile,
    exited: server.exited,
    stop,
  }
}

/**
 * Starts the shop's own PostgreSQL on a folder and locks the folder. The server listens on a unix socket only, is restarted when
 * it is killed, and ends with this process.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    return await open(dataDir, { ...options, unlock })
  } catch (error) {
    await unlock()
    throw error
  }
}
