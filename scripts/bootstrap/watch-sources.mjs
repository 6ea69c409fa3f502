import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

const source = /\.(?:ts|mjs|json|sql)$/
const notWatched = /(?:^|\/)(?:node_modules|build|\.[\w-]+)\/|\.test\.tsx?$/

/** True for a file whose change requires a restart of the server. @param {string} path */
export function isWatched(path) {
  return source.test(path) && !notWatched.test(path)
}

/**
 * Calls back once for each burst of changes to sources below the folders. Node's own `--watch` also follows the copy of its settings
 * that Vite writes at each start, and so would restart for ever.
 * @param {string} root
 * @param {string[]} folders
 * @param {(path: string) => void} onChange
 */
export function watchSources(root, folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const watchers = folders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, name) => {
        const path = join(folder, name ?? '')
        if (!isWatched(path)) return
        clearTimeout(timer)
        timer = setTimeout(() => onChange(path), 150)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
