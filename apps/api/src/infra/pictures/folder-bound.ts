import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps a folder of files below a size. */
export type FolderBound = {
  /** Says that a file of so many bytes was added; when that is too much, the oldest have gone when it resolves. */
  readonly grownBy: (bytes: number) => Promise<void>
}

/** How much is left after clearing, so that it is not cleared for every file. */
const targetShare = 0.8

type StoredFile = { readonly file: string; readonly bytes: number; readonly usedAt: number }

/** The time of last use is that of last access, which the store itself writes: file systems are often told not to. */
export function createFolderBound(folder: string, bytes: number): FolderBound {
  let total: number | null = null
  let clearing: Promise<void> | null = null

  const clear = async (): Promise<void> => {
    const files = await listFiles(folder)
    let left = files.reduce((sum, file) => sum + file.bytes, 0)
    if (left > bytes) {
      for (const file of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (left <= bytes * targetShare) break
        await rm(file.file, { force: true })
        left -= file.bytes
      }
    }
    total = left
  }

  return {
    grownBy: async (added) => {
      if (total !== null) total += added
      if (total !== null && total <= bytes) return
      // The first time the folder is counted; many who come meanwhile wait for one count.
      clearing ??= clear().finally(() => {
        clearing = null
      })
      await clearing
    },
  }
}

const listFiles = async (folder: string): Promise<StoredFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(files.map(findFile))
  return found.filter((one) => one !== null)
}

/** Null for a file that has gone meanwhile. */
const findFile = async (file: string): Promise<StoredFile | null> => {
  try {
    const { size, atimeMs } = await stat(file)
    return { file, bytes: size, usedAt: atimeMs }
  } catch {
    return null
  }
}
