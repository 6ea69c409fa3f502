import { stat } from 'node:fs/promises'
import path from 'node:path'

const mayPass = 0o001

/** Whether a user without rights of its own can read and run this file, through every folder above it. */
export async function isReachableByOthers(file: string, rights = 0o005): Promise<boolean> {
  if (((await stat(file)).mode & rights) !== rights) return false
  const above = path.dirname(file)
  return above === file || isReachableByOthers(above, mayPass)
}

/** Whether such a user can pass through this folder to what lies in it. */
export function isPassableByOthers(folder: string): Promise<boolean> {
  return isReachableByOthers(folder, mayPass)
}
