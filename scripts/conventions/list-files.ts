import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skippedFolders = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.git',
  '.data',
  '.cache',
  'reports',
  'coverage',
])

/** Lists all hand-written files below a folder, relative to the repository, in a fixed order. */
export function listFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(path)
      return entry.isFile() ? [path] : []
    })
}
