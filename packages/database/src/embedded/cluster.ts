import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { explainFailure } from './explain-failure.ts'
import { isPassableByOthers } from './reach.ts'
import type { Role } from './role.ts'
import { isMissing } from './system-errors.ts'

const version = '18'

const readText = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Returns the folder of the database's files, which is in the data folder. PostgreSQL does not run as root, and its user may
 * have no access to the data folder (below /root, for example). The files are then in /var/lib/lacehouse, and the data folder
 * names that place.
 */
const placeCluster = async (dataDir: string, role: Role): Promise<string> => {
  const elsewhere = path.join(dataDir, 'cluster.path')
  const named = await readText(elsewhere)
  if (named) return named
  const here = path.join(dataDir, 'cluster')
  if (!role.asRoot || (await stat(here).catch(() => null))) return here
  // The right to pass through suffices: other users may not list the data folder, and the database's own folder stays closed.
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  if (await isPassableByOthers(dataDir)) return here
  await mkdir('/var/lib/lacehouse', { recursive: true, mode: 0o755 })
  const home = await mkdtemp('/var/lib/lacehouse/shop-')
  await role.give(home)
  await writeFile(elsewhere, path.join(home, 'cluster'))
  return path.join(home, 'cluster')
}

type ClusterOptions = { initdb: string; role: Role; durable: boolean }

const initialise = async (folder: string, { initdb, role, durable }: ClusterOptions): Promise<void> => {
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  await role.give(half)
  const args = ['--pgdata', half, '--username', 'lacehouse', '--auth', 'trust', '--encoding', 'UTF8']
  // Unicode's own tables, which PostgreSQL includes, decide order and case: the same on every machine, whatever its locales.
  args.push('--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-instructions')
  if (!durable) args.push('--no-sync')
  await run(initdb, args, role)
  await rename(half, folder)
}

const run = (program: string, args: string[], role: Role): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...role.identity, cwd: '/', env: role.env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('error', (error) => reject(explainFailure(error.message)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(explainFailure(output))))
  })

/** Returns the folder of the database's files and creates it at the first use; an incomplete one is created again. */
export async function prepareCluster(dataDir: string, options: ClusterOptions): Promise<string> {
  const { role } = options
  const folder = await placeCluster(dataDir, role)
  const made = await readText(path.join(folder, 'PG_VERSION'))
  if (made === null) await initialise(folder, options)
  else if (made !== version)
    throw new Error(
      `The data in ${folder} was written by PostgreSQL ${made}; this shop has PostgreSQL ${version}. Dump it with the old version and load it, or set DATABASE_URL.`,
    )
  else if (role.asRoot && (await stat(folder)).uid !== role.uid) await chown(folder, role.uid, role.uid)
  return folder
}
