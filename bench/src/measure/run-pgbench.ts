import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const seconds = 20
const callers = 16

/**
 * TPC-B transactions a second of a PostgreSQL server by its own `pgbench` with 16 callers: the speed of a machine, by which figures of
 * other machines are compared. Makes the tables `pgbench_*` in the database of the URL; null where the program is not installed.
 */
export async function runPgbench(url: string): Promise<number | null> {
  try {
    await run('pgbench', ['--initialize', '--quiet', '--scale=20', url])
    const { stdout } = await run('pgbench', [`--client=${callers}`, '--jobs=2', `--time=${seconds}`, url])
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? Number.NaN)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
