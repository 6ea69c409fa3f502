import { readFileSync, writeFileSync } from 'node:fs'
import { hashSources } from './hash-sources.mjs'
import { emptyTally } from './junit.mjs'
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
 * Runs the tests of a project, except those of the atelier when they were last green on these sources. A green run of the
 * atelier's tests is recorded in a file to be committed; tests that are asked for by name always run.
 * @param {string} name of the project
 * @param {() => Promise<Tally>} run
 * @param {{ isNamed: boolean, folder?: string }} options
 * @returns {Promise<Tally>}
 */
export async function runUnlessTested(name, run, { isNamed, folder = root }) {
  if (name !== 'atelier') return run()
  if (!isNamed && isAtelierTested(folder)) {
    process.stdout.write('Its sources have not changed since its tests were last green: they are not run.\n')
    return emptyTally()
  }
  const hash = hashSources(folder, sources)
  const tally = await run()
  if (tally.failed === 0 && tally.passed > 0) writeFileSync(`${folder}/${record}`, `${hash}\n`)
  return tally
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

/** @typedef {ReturnType<typeof emptyTally>} Tally */
