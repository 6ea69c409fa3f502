import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { findCommand, isAlive, signal, waitUntilGone } from './processes.ts'
import { isMissing } from './system-errors.ts'

const patience = seconds(10)

const readPid = async (file: string): Promise<number | null> => {
  try {
    return Number((await readFile(file, 'utf8')).split('\n')[0])
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Lists the server's processes, which all have its data folder as working directory. */
const listWorkers = async (cluster: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)))
  return pids.filter((_, index) => folders[index] === cluster).map(Number)
}

/**
 * Waits for the processes that a killed server leaves for a moment, because a new server beside them would destroy the data.
 * PostgreSQL knows them by the old server's file, which is removed only after the last one has ended.
 */
const clearRemains = async (cluster: string, file: string): Promise<void> => {
  if (process.platform !== 'linux') return
  for (const end = performance.now() + patience; performance.now() < end; await sleep(10)) {
    if ((await listWorkers(cluster)).length === 0) return rm(file, { force: true })
  }
  for (const pid of await listWorkers(cluster)) signal(pid, 'SIGKILL')
  await sleep(100)
}

/** Stops a server that a killed shop left behind, and waits for the processes of a dead one. The caller holds the folder's lock. */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = await readPid(file)
  if (pid === null || !Number.isSafeInteger(pid) || pid <= 1) return
  const isOurs = isAlive(pid) && (await findCommand(pid))?.includes(cluster)
  if (!isOurs) return clearRemains(cluster, file)
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, name)
    if (await waitUntilGone(pid, patience)) return clearRemains(cluster, file)
  }
  throw new Error(`The database server ${pid} of a shop that was killed does not stop; end it and start again.`)
}
