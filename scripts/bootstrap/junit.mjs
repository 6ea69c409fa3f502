import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {{ name: string, seconds: number, failure?: string | undefined }} TestCase */

/** @returns {Tally} */
export function emptyTally() {
  return { passed: 0, failed: 0, skipped: 0 }
}

/**
 * @param {Tally} one
 * @param {Tally} other
 * @returns {Tally}
 */
export function addTallies(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** @param {Tally} tally */
export function formatTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Counts the test cases of a JUnit file. A case with a failure or an error has failed, however many it carries.
 * @param {string} xml
 * @returns {Tally}
 */
export function tallyJunit(xml) {
  const tally = emptyTally()
  // Output that a test printed may hold anything, `<testcase` included.
  const cases = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g)
  for (const testCase of cases ?? []) {
    if (/<(failure|error)\b/.test(testCase)) tally.failed += 1
    else if (/<skipped\b/.test(testCase)) tally.skipped += 1
    else tally.passed += 1
  }
  return tally
}

/**
 * The tally of a project's report. A program that failed without a failed case (a crash, a file that does not load) counts as one.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyReport(path, exitCode) {
  const tally = existsSync(path) ? tallyJunit(readFileSync(path, 'utf8')) : emptyTally()
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1
  return tally
}

/**
 * @param {string} path
 * @param {string} suite
 * @param {TestCase[]} cases
 */
export function writeJunit(path, suite, cases) {
  const failures = cases.filter((testCase) => testCase.failure !== undefined).length
  const seconds = cases.reduce((sum, testCase) => sum + testCase.seconds, 0).toFixed(3)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${escapeXml(suite)}" tests="${cases.length}" failures="${failures}" errors="0" time="${seconds}">
  <testsuite name="${escapeXml(suite)}" tests="${cases.length}" failures="${failures}" errors="0" time="${seconds}">
${cases.map((testCase) => toXml(suite, testCase)).join('\n')}
  </testsuite>
</testsuites>
`,
  )
}

/**
 * @param {string} suite
 * @param {TestCase} testCase
 */
function toXml(suite, { name, seconds, failure }) {
  const open = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}" time="${seconds.toFixed(3)}"`
  if (failure === undefined) return `${open}/>`
  return `${open}><failure message="${escapeXml(name)}">${escapeXml(failure)}</failure></testcase>`
}

/** @param {string} text */
function escapeXml(text) {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold these, and colours print them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  )
}
