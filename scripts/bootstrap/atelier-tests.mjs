import { readFileSync, writeFileSync } from 'node:fs'
import { hashSources } from './hash-sources.mjs'
import { root } from './paths.mjs'

// The atelier runs offline and its tests take a minute: they run only when it, or what it writes, has changed.
const sources = [
  'atelier/package.json',
  'atelier/src',
  'packages/pictures/package.json',
  'packages/pictures/src',
  'packages/pictures/passes',
]
/** Committed, so that a fresh clone knows it too: the hash of the sources on which the tests were last green. */
const record = 'packages/pictures/atelier-tested.sha256'

/**
 * Whether the atelier's tests were last green on the sources as they are now.
 * @param {string} [folder] the repository
 */
export function isAtelierTested(folder = root) {
  return readRecord(folder) === hashSources(folder, sources)
}

/**
 * Records that the atelier's tests are green on the sources as they are now, in a file to be committed.
 * @param {string} [folder] the repository
 */
export function recordAtelierTested(folder = root) {
  writeFileSync(`${folder}/${record}`, `${hashSources(folder, sources)}\n`)
}

/** @param {string} folder */
function readRecord(folder) {
  try {
    return readFileSync(`${folder}/${record}`, 'utf8').trim()
  } catch (cause) {
    if (/** @type {NodeJS.ErrnoException} */ (cause).code === 'ENOENT') return null
    throw cause
  }
}
