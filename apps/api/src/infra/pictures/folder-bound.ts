import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps a folder of files below a size. */
export type FolderBound = {
  /** Reports a new file of this size. Past the bound it deletes the least recently used files before it resolves. */
  readonly grownBy: (bytes: number) => Promise<void>
}

/** The share of the bound that clearing leaves, so that the next file does not cause another clearing. */
const targetShare = 0.8

type StoredFile = { readonly file: string; readonly bytes: number; readonly usedAt: number }

/** Creates a bound by the files' access times. The image store writes them itself, because many file systems do not. */
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
      // The first call counts the folder; concurrent calls share one count.
      clearing ??= clear().finally(() => {
        clearing = null
      })
      await clearing
    },
  }
}

/** The subfolders of a store; other folders in it belong to other stores. */
const shardPattern = /^[0-9a-f]{2}$/

const listFiles = async (folder: string): Promise<StoredFile[]> => {
  const shards = (await readdir(folder)).filter((name) => shardPattern.test(name)).map((name) => join(folder, name))
  const lists = await Promise.all(shards.map(listShard))
  const found = await Promise.all(lists.flat().map(findFile))
  return found.filter((one) => one !== null)
}

const listShard = async (shard: string): Promise<string[]> => (await readdir(shard)).map((name) => join(shard, name))

/** Returns null for a file that another process has deleted meanwhile. */
const findFile = async (file: string): Promise<StoredFile | null> => {
  try {
    const { size, atimeMs } = await stat(file)
    return { file, bytes: size, usedAt: atimeMs }
  } catch {
    return null
  }
}
