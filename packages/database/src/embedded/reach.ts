import { stat } from 'node:fs/promises'
import path from 'node:path'

const mayPass = 0o001

/** Returns whether users without special rights can read and run a file, through every folder above it. */
export async function isReachableByOthers(file: string, rights = 0o005): Promise<boolean> {
  if (((await stat(file)).mode & rights) !== rights) return false
  const above = path.dirname(file)
  return above === file || isReachableByOthers(above, mayPass)
}

/** Returns whether such users can pass through a folder. */
export function isPassableByOthers(folder: string): Promise<boolean> {
  return isReachableByOthers(folder, mayPass)
}
