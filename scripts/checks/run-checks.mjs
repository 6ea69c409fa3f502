import { inRoot, nodeBinary } from '../bootstrap/paths.mjs'
import { runCaptured } from '../bootstrap/run-program.mjs'
import { checks } from './checks.mjs'

// Two at a time, because each check is one busy thread and two cores must suffice.
const atOnce = 2

/**
 * Runs the checks, prints one line for each and the output of failed ones; returns the number of failures.
 * @param {string[]} [only] names of the checks; all when empty
 */
export async function runChecks(only = []) {
  const waiting = checks.filter((check) => only.length === 0 || only.includes(check.name))
  /** @type {Result[]} */
  const results = []
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await runCheck(check)
      results.push(result)
      process.stdout.write(`${toLine(result)}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  for (const { name, failure } of results) {
    if (failure !== undefined) process.stdout.write(`\n── ${name}\n${failure.trimEnd()}\n`)
  }
  return results.filter(({ failure }) => failure !== undefined).length
}

/** @typedef {{ name: string, seconds: number, failure?: string | undefined }} Result */

/**
 * Runs the programs of a check one after another until one fails.
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<Result>}
 */
export async function runCheck({ name, steps }) {
  let seconds = 0
  for (const { args, cwd } of steps) {
    const { code, output, milliseconds } = await runCaptured(nodeBinary(), args, {
      cwd: inRoot(cwd ?? '.'),
      env: { NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    seconds += milliseconds / 1000
    if (code !== 0) return { name, seconds, failure: output || `ended with code ${code} and said nothing` }
  }
  return { name, seconds }
}

/** @param {Result} result */
function toLine({ name, seconds, failure }) {
  return `${failure === undefined ? '✓' : '✗'} ${name.padEnd(18)} ${seconds.toFixed(1)} s`
}
