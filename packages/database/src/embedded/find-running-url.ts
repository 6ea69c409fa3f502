import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseName } from './create-database.ts'
import { isMissing } from './system-errors.ts'
import { urlOfSocket } from './url-of-socket.ts'

const readText = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The index of the line with the socket's folder in PostgreSQL's file postmaster.pid. */
const socketLine = 4

/** Finds the URL of the database that a running shop has opened on a folder, so that a command can use it; null when none runs. */
export async function findRunningUrl(dataDir: string): Promise<string | null> {
  const elsewhere = await readText(path.join(dataDir, 'cluster.path'))
  const cluster = elsewhere?.trim() || path.join(dataDir, 'cluster')
  const running = await readText(path.join(cluster, 'postmaster.pid'))
  const socketDir = running?.split('\n')[socketLine]
  return socketDir ? urlOfSocket(socketDir, databaseName) : null
}
