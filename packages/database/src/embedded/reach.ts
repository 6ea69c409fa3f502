import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Whether a user without rights of its own can read this file, through every folder above it. */
export const isReachableByOthers = async (file: string): Promise<boolean> => {
  if (((await stat(file)).mode & 0o005) !== 0o005) return false
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}
