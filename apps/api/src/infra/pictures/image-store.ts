import { createHash } from 'node:crypto'
import { readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Urgency } from './draw-picture.ts'
import { createFolderBound } from './folder-bound.ts'
import { writeWhole } from './write-whole.ts'

/** The bound of the store in bytes, enough for some 40,000 pictures. */
const defaultBytes = 1024 ** 3

/** Encoded pictures on disk, so that each is made once. */
export type ImageStore = {
  readonly getOrMake: (key: string, make: () => Promise<Buffer>, urgency?: Urgency) => Promise<Buffer>
}

/**
 * Creates a store in a folder. Past the bound it deletes the least recently used pictures. Concurrent requests for one picture share one
 * rendering, but a request never waits for a rendering that is made ahead, which has a low priority.
 */
export function createImageStore(folder: string, bytes = defaultBytes): ImageStore {
  const pending = { 'waited-for': new Map<string, Promise<Buffer>>(), ahead: new Map<string, Promise<Buffer>>() }
  const bound = createFolderBound(folder, bytes)

  const load = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = fileOf(folder, key)
    const stored = await readIfThere(file)
    if (stored) return stored
    const made = await make()
    await writeWhole(file, made)
    // A failed clearing does not fail the request; a later request clears the folder.
    await bound.grownBy(made.length).catch(() => undefined)
    return made
  }

  return {
    getOrMake: (key, make, urgency = 'waited-for') => {
      const known = pending['waited-for'].get(key) ?? (urgency === 'ahead' ? pending.ahead.get(key) : undefined)
      if (known) return known
      const loading = load(key, make).finally(() => pending[urgency].delete(key))
      pending[urgency].set(key, loading)
      return loading
    },
  }
}

const fileOf = (folder: string, key: string): string => {
  const hash = createHash('sha256').update(key).digest('hex')
  return join(folder, hash.slice(0, 2), hash.slice(2))
}

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    const content = await readFile(file)
    // The access time is the time of last use for the bound.
    await utimes(file, new Date(), (await stat(file)).mtime)
    return content
  } catch {
    return null
  }
}
