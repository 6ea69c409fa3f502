import { expect, test, vi } from 'vitest'
import { limitReports } from './limit-reports.ts'

test('one error in a minute is reported, with the number of those that were left out since the last', () => {
  let now = 0
  const report = vi.fn()
  const add = limitReports(report, () => now)
  for (const error of ['first', 'second', 'third']) add(error)
  now = 60_000
  add('fourth')
  expect(report.mock.calls).toEqual([[{ err: 'first', others: 0 }], [{ err: 'fourth', others: 2 }]])
})
