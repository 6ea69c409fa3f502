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

/** Every file below a folder that people write, relative to the repository, in a fixed order; generated and foreign folders left out. */
export function listFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(path)
      return entry.isFile() ? [path] : []
    })
}
