import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const notSources = new Set(['node_modules', 'build', '.react-router', '.cache', 'reports', 'coverage'])

/**
 * One hash over the names and contents of files and folders, independent of the order of directory entries.
 * @param {string} root
 * @param {string[]} paths relative to the root; those that do not exist count as empty
 */
export function hashSources(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, root, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addToHash(hash, root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) {
    const content = readFileSync(full)
    hash.update(`${path}\0${content.length}\0`).update(content)
    return
  }
  for (const name of readdirSync(full).sort()) {
    if (!notSources.has(name)) addToHash(hash, root, join(path, name))
  }
}

/**
 * True when the marker holds this hash, so that its work can be skipped.
 * @param {string} marker
 * @param {string} hash
 */
export function isMarked(marker, hash) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === hash
}

/**
 * @param {string} marker
 * @param {string} hash
 */
export function mark(marker, hash) {
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, hash)
}
