import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { findCommand, isAlive, signal, waitUntilGone } from './processes.ts'
import { isMissing } from './system-errors.ts'

const readPid = async (file: string): Promise<number | null> => {
  try {
    return Number((await readFile(file, 'utf8')).split('\n')[0])
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Stops a server that a killed shop left behind, and clears the file of one that is gone. Call it under the folder's lock. */
export const stopOrphan = async (cluster: string): Promise<void> => {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = await readPid(file)
  if (pid === null || !Number.isSafeInteger(pid) || pid <= 1) return
  const isOurs = isAlive(pid) && (await findCommand(pid))?.includes(cluster)
  if (!isOurs) return rm(file, { force: true })
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, name)
    if (await waitUntilGone(pid, 10_000)) return rm(file, { force: true })
  }
  throw new Error(`The database server ${pid} of a shop that was killed does not stop; end it and start again.`)
}
