import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addTallies, formatTally, tallyJunit, tallyReport, writeJunit } from './junit.mjs'

const folder = mkdtempSync(join(tmpdir(), 'junit-'))

test('each case of a report counts once, as passed, failed or skipped', () => {
  const xml = `<testsuites><testsuite>
    <testcase name="a" time="1"/>
    <testcase name="b"><failure message="x">x</failure><error>y</error></testcase>
    <testcase name="c"><error>y</error></testcase>
    <testcase name="d"><skipped/></testcase>
    <testcase name="e"><system-out>fine</system-out></testcase>
  </testsuite></testsuites>`
  expect(tallyJunit(xml)).toEqual({ passed: 2, failed: 2, skipped: 1 })
})

test('what a test printed is not counted', () => {
  const xml = '<testcase name="a"><system-out><![CDATA[<testcase name="b"><failure/>]]></system-out></testcase>'
  expect(tallyJunit(xml)).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

test('a written report is read back as it was meant, whatever characters a failure holds', () => {
  const path = join(folder, 'check.xml')
  writeJunit(path, 'check', [
    { name: 'types', seconds: 1 },
    { name: 'a < b & "c"', seconds: 2, failure: 'red \u001b[31m</failure><testcase/>' },
  ])
  expect(tallyJunit(readFileSync(path, 'utf8'))).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(readFileSync(path, 'utf8')).not.toContain('\u001b')
})

test('a program that crashed without a report counts as one failure', () => {
  expect(tallyReport(join(folder, 'absent.xml'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(tallyReport(join(folder, 'absent.xml'), 0)).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('the sum names skipped tests only where there are any', () => {
  const sum = addTallies({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 })
  expect(formatTally(sum)).toBe('3 passed, 1 failed')
  expect(formatTally({ ...sum, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped')
})
