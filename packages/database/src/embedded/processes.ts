import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from './system-errors.ts'

/** Returns whether a process with this id runs, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const ask = async (pid: number, column: string): Promise<string | null> => {
  const answer = await promisify(execFile)('ps', ['-o', `${column}=`, '-p', String(pid)]).catch(() => null)
  return answer ? answer.stdout.trim() : null
}

/** Returns the start time of a process as the system writes it, which distinguishes it from a later process with the same id. */
export async function findStart(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ask(pid, 'lstart')
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The second field is the name in brackets and may itself contain spaces and brackets.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/** Finds the command line of a process; null when it does not run. */
export async function findCommand(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ask(pid, 'command')
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return line?.replaceAll('\0', ' ') ?? null
}

/** Waits for the end of a process; false when it still runs after the time. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > end) return false
    await sleep(5)
  }
  return true
}

/** Signals a process; one that has ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
