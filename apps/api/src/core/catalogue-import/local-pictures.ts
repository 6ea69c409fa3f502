import { basename, resolve, sep } from 'node:path'
import { type ReadOriginal, readOriginal, refusePicture } from '../../infra/pictures/photographs/read-original.ts'

/** Pictures that came with a file of products, in a folder or a ZIP. */
export type LocalPictures = {
  /** Reads a picture by its path, or by the last part of its address. */
  readonly read: (address: string) => Promise<ReadOriginal>
}

/** The answer for a picture that is not among those that came along. */
export const absentPicture = refusePicture('picture_not_found', 'It is neither an address nor a file that came along.')

/** Stands in where no pictures came along. */
export const noPictures: LocalPictures = { read: async () => absentPicture }

/** Opens the pictures of a folder; a name never leads out of it. */
export function openPictureFolder(folder: string): LocalPictures {
  return {
    read: async (address) => {
      const path = resolve(folder, toFileName(address))
      return path.startsWith(resolve(folder) + sep) ? readOriginal(path) : absentPicture
    },
  }
}

/** Returns the name of a file for an address of the web, and any other text as it is. */
export function toFileName(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  const name = basename(new URL(address).pathname)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
