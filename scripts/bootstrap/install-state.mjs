import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, isMarked, mark } from './hash-sources.mjs'

const marker = 'node_modules/.cache/lacehouse/install'

/** @param {string} root the repository */
function lockfileHash(root) {
  return hashSources(root, ['package-lock.json'])
}

/**
 * True when node_modules fits package-lock.json. The marker is checked first; without it npm's own record of the installed packages is
 * compared, so that `npm install` by hand is not followed by a second installation.
 * @param {string} root the repository
 */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false
  if (isMarked(join(root, marker), lockfileHash(root))) return true
  if (listMissingPackages(root).length > 0) return false
  markInstalled(root)
  return true
}

/** @param {string} root the repository */
export function markInstalled(root) {
  mark(join(root, marker), lockfileHash(root))
}

/**
 * Packages of the lockfile that are absent or have another version, as `path@version`; those of other platforms are ignored.
 * @param {string} root the repository
 */
export function listMissingPackages(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isMissing(entry, installed[path]))
    .map(([path, entry]) => `${path}@${entry.version ?? 'link'}`)
}

/** @typedef {{ version?: string, optional?: boolean }} LockedPackage */

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} installed
 */
function isMissing(wanted, installed) {
  if (installed === undefined) return !wanted.optional
  return installed.version !== wanted.version
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}
