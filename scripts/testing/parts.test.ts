import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyPart, formatParts, readJunitTotals } from './parts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const passed = { ...emptyPart('api'), passed: 3, seconds: 2 }

test('the totals of a JUnit file are those of its first element, and its failed and repeated tests are named', () => {
  const path = join(folder, 'journeys.xml')
  writeFileSync(
    path,
    '<testsuites tests="7" failures="1" skipped="2" errors="0" time="12.5"><testsuite name="cart" tests="7">' +
      '<testcase name="adds" time="1"></testcase>' +
      '<testcase name="removes" time="1"><failure message="late"/></testcase>' +
      '<testcase name="orders" time="1"><flakyFailure message="late"/></testcase></testsuite></testsuites>',
  )
  expect(readJunitTotals('journeys', path, 1)).toEqual([
    {
      name: 'journeys',
      passed: 4,
      failed: 1,
      skipped: 2,
      seconds: 12.5,
      failures: ['removes'],
      repeated: ['orders'],
    },
  ])
})

test('a program that dies without a report, or fails without a failed test, counts as one failure', () => {
  expect(readJunitTotals('journeys', join(folder, 'absent.xml'), 137)).toMatchObject([{ passed: 0, failed: 1 }])
  const path = join(folder, 'passed.xml')
  writeFileSync(path, '<testsuites tests="7" failures="0" time="1"></testsuites>')
  expect(readJunitTotals('journeys', path, 1)).toMatchObject([{ passed: 7 }, { failed: 1 }])
})

test('the last line is the sum, and names skipped tests only where there are any', () => {
  const failed = { ...passed, name: 'web', failed: 1 }
  expect(formatParts([passed, failed], 9).split('\n').at(-1)).toBe('6 passed, 1 failed')
  expect(
    formatParts([{ ...passed, skipped: 4 }], 9)
      .split('\n')
      .at(-1),
  ).toBe('3 passed, 0 failed, 4 skipped')
})

test('the table has the seconds of every part and of the clock', () => {
  expect(formatParts([passed], 9.04).split('\n').slice(0, 2)).toEqual([
    'api                    3      2.0 s',
    'all, by the clock             9.0 s',
  ])
})

test('repeated and failed tests are named before the sum', () => {
  const part = { ...passed, failed: 1, failures: ['cart.test.ts > adds'], repeated: ['cart.test.ts > removes'] }
  expect(formatParts([part], 9).split('\n').slice(-5)).toEqual([
    '',
    'passed on the second try: api > cart.test.ts > removes',
    'failed: api > cart.test.ts > adds',
    '',
    '3 passed, 1 failed',
  ])
})
