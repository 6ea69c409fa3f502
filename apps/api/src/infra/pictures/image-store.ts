import { createHash } from 'node:crypto'
import { readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolderBound } from './folder-bound.ts'
import type { Urgency } from './picture-drawers.ts'
import { writeWhole } from './write-whole.ts'

/** Bytes that finished pictures may take: some 40,000 of them. */
const defaultBytes = 1024 ** 3

/** Finished pictures on disk, so that each is made once. */
export type ImageStore = {
  readonly getOrMake: (key: string, make: () => Promise<Buffer>, urgency?: Urgency) => Promise<Buffer>
}

/**
 * A store in a folder that grows to a bound: past it, what was not asked for longest goes. All requests for one picture wait for
 * one drawing of it, but never for one that is made ahead: that one may take its time.
 */
export function createImageStore(folder: string, bytes = defaultBytes): ImageStore {
  const making = { 'waited-for': new Map<string, Promise<Buffer>>(), ahead: new Map<string, Promise<Buffer>>() }
  const bound = createFolderBound(folder, bytes)

  const load = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = fileOf(folder, key)
    const kept = await readIfThere(file)
    if (kept) return kept
    const made = await make()
    await writeWhole(file, made)
    // A folder that cannot be cleared now is cleared later: the picture is there.
    await bound.grownBy(made.length).catch(() => undefined)
    return made
  }

  return {
    getOrMake: (key, make, urgency = 'waited-for') => {
      const known = making['waited-for'].get(key) ?? (urgency === 'ahead' ? making.ahead.get(key) : undefined)
      if (known) return known
      const loading = load(key, make).finally(() => making[urgency].delete(key))
      making[urgency].set(key, loading)
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
    // The time of last use, by which the oldest are cleared away.
    await utimes(file, new Date(), (await stat(file)).mtime)
    return content
  } catch {
    return null
  }
}
