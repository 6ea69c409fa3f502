import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaFile, type MediaEnding } from '@lacehouse/domain/product/product-media'
import { BUNDLED_MEDIA } from '@lacehouse/pictures/media/bundled-media'
import { writeWhole } from '../pictures/write-whole.ts'

/** The media files of a shop, each under a name that follows from its bytes. */
export type MediaFolder = {
  /** Finds the folder of a file. */
  readonly find: (file: string) => Promise<string | null>
  /** Stores bytes and returns the name of their file. */
  readonly store: (bytes: Buffer, ending: MediaEnding) => Promise<string>
}

/** Opens the media beside the masters of photographs; those of the demo shop are in the repository. */
export function openMediaFolder(originalsDir: string): MediaFolder {
  const own = join(originalsDir, 'media')
  const find = async (file: string): Promise<string | null> => {
    if (!isMediaFile(file)) return null
    for (const folder of [own, BUNDLED_MEDIA]) if (await isFile(join(folder, file))) return folder
    return null
  }
  return {
    find,
    store: async (bytes, ending) => {
      const file = toMediaFile(bytes, ending)
      if ((await find(file)) === null) await writeWhole(join(own, file), bytes)
      return file
    },
  }
}

/** Names a media file by its bytes. */
export function toMediaFile(bytes: Buffer, ending: MediaEnding): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${ending}`
}

const isFile = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found?.isFile() ?? false
}
