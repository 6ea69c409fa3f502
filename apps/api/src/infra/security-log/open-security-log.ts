import { fchmodSync, fstatSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { destination as openDestination } from 'pino'
import { createSecurityLog, type SecurityLog } from './security-log.ts'

type OpenOptions = {
  /** The path of the file; null for a standard stream. */
  readonly path: string | null
  /** The stream without a path: 1 is the standard output, 2 the standard error of a command. */
  readonly stream?: 1 | 2
  readonly secret: string
  readonly now: () => number
  /** Reports lines that could not be written. */
  readonly onError: (error: Error) => void
}

/** Opens the security log on a file that only its owner reads, or on a standard stream. Throws where the file cannot be opened. */
export function openSecurityLog({ path, stream = 1, secret, now, onError }: OpenOptions): SecurityLog {
  const destination = openDestination({ fd: path === null ? stream : openPrivately(path), sync: true })
  destination.on('error', onError)
  return createSecurityLog({ destination, secret, now })
}

/** Opens a file to append to; one that exists with wider rights loses them. */
const openPrivately = (path: string): number => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = openSync(path, 'a', 0o600)
  if (fstatSync(file).isFile()) fchmodSync(file, 0o600)
  return file
}
