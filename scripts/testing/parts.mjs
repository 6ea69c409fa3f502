import { existsSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from '../bootstrap/paths.mjs'

/**
 * A part of a test run with its counts and seconds: a check, a vitest project, the journeys.
 * `failures` names the failed tests, `repeated` those that passed on the second try; a failed check prints its findings itself.
 * @typedef {{ passed: number, failed: number, skipped: number, seconds: number }} Counts
 * @typedef {Counts & { name: string, failures: string[], repeated: string[] }} Part
 */

/**
 * @param {string} name
 * @returns {Part}
 */
export function emptyPart(name) {
  return { name, passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [], repeated: [] }
}

/** The file into which the vitest reporter writes the parts of its run. */
export const partsFile = inRoot('reports/parts.json')

export function forgetParts() {
  rmSync(partsFile, { force: true })
}

/**
 * Reads the parts of the vitest run that ended with this code. A run that failed without a failed test, or crashed, counts as one failure.
 * @param {number} exitCode
 * @returns {Part[]}
 */
export function readParts(exitCode) {
  /** @type {Part[]} */
  const parts = existsSync(partsFile) ? JSON.parse(readFileSync(partsFile, 'utf8')) : []
  return withDeath('vitest', parts, exitCode)
}

/**
 * The totals of a JUnit file, as its first element states them.
 * @param {string} name of the part
 * @param {string} path
 * @param {number} exitCode of the program that wrote it
 * @returns {Part[]}
 */
export function readJunitTotals(name, path, exitCode) {
  const report = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const head = /<testsuites\b[^>]*>/.exec(report)?.[0] ?? ''
  const read = (/** @type {string} */ key) => Number(new RegExp(`\\b${key}="([\\d.]+)"`).exec(head)?.[1] ?? 0)
  const failed = read('failures') + read('errors')
  const skipped = read('skipped')
  const passed = read('tests') - failed - skipped
  const part = {
    name,
    passed,
    failed,
    skipped,
    seconds: read('time'),
    failures: listTestCases(report, /<(?:failure|error)\b/),
    repeated: listTestCases(report, /<flaky(?:Failure|Error)\b/),
  }
  return withDeath(name, head === '' ? [] : [part], exitCode)
}

/**
 * The names of the test cases of a JUnit report that hold this element.
 * @param {string} report
 * @param {RegExp} element
 */
function listTestCases(report, element) {
  const cases = report.split('<testcase ').slice(1)
  return cases.filter((one) => element.test(one)).map((one) => /\bname="([^"]*)"/.exec(one)?.[1] ?? 'without a name')
}

/**
 * @param {string} name
 * @param {Part[]} parts
 * @param {number} exitCode
 */
function withDeath(name, parts, exitCode) {
  if (exitCode === 0 || parts.some(({ failed }) => failed > 0)) return parts
  return [...parts, { ...emptyPart(`${name}: ended with code ${exitCode}`), failed: 1 }]
}

/**
 * A table of seconds, the names of failed and repeated tests and, as its last line, the sum of all tests.
 * @param {Part[]} parts
 * @param {number} seconds of the whole run
 */
export function formatParts(parts, seconds) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    parts.reduce((total, part) => total + part[key], 0)
  const width = Math.max(...parts.map(({ name }) => name.length), 'all, by the clock'.length)
  const row = (/** @type {string} */ name, /** @type {string} */ tests, /** @type {number} */ time) =>
    `${name.padEnd(width)} ${tests.padStart(6)} ${time.toFixed(1).padStart(8)} s`
  const rows = parts.map((part) => {
    const tests = part.passed + part.failed + part.skipped
    return row(part.name, tests === 0 ? '' : String(tests), part.seconds)
  })
  const skipped = sum('skipped')
  const total = `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  const list = (/** @type {'repeated' | 'failures'} */ key, /** @type {string} */ state) =>
    parts.flatMap((part) => part[key].map((test) => `${state}: ${part.name} > ${test}`))
  const named = [...list('repeated', 'passed on the second try'), ...list('failures', 'failed')]
  const gap = named.length === 0 ? [] : ['']
  return [...rows, row('all, by the clock', '', seconds), ...gap, ...named, '', total].join('\n')
}
