import { readFileSync, writeFileSync } from 'node:fs'
import { hashSources } from './hash-sources.mjs'
import { root } from './paths.mjs'

// The atelier runs offline and its tests take a minute, so they run only after a change of the atelier or of its output.
const sources = [
  'atelier/package.json',
  'atelier/src',
  'packages/pictures/package.json',
  'packages/pictures/src',
  'packages/pictures/passes',
]
/** The hash of the sources on which the tests last passed. It is committed, so that a fresh clone has it. */
const record = 'packages/pictures/atelier-tested.sha256'

/**
 * Whether the atelier's tests passed on the present sources.
 * @param {string} [folder] the repository
 */
export function isAtelierTested(folder = root) {
  return readRecord(folder) === hashSources(folder, sources)
}

/**
 * Records in a file to be committed that the atelier's tests passed on the present sources.
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
