import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../write-whole.ts'

/** The masters of photographs, each under the SHA-256 of its original. */
export type Masters = {
  /** Finds the file of a master. */
  readonly find: (hash: string) => Promise<string | null>
  readonly keep: (hash: string, master: Buffer) => Promise<void>
}

const hashPattern = /^[0-9a-f]{64}$/

/** Opens the masters in a folder. Text that is not a hash never becomes a path. */
export function openMasters(folder: string): Masters {
  const fileOf = (hash: string): string => join(folder, hash.slice(0, 2), hash.slice(2))
  return {
    find: async (hash) => {
      if (!hashPattern.test(hash)) return null
      const file = fileOf(hash)
      const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found?.isFile() ? file : null
    },
    keep: async (hash, master) => {
      if (!hashPattern.test(hash)) throw new Error(`${hash} is no hash of an original.`)
      await writeWhole(fileOf(hash), master)
    },
  }
}
