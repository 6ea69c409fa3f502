import { expect, test } from 'vitest'
import { countChanges, createChangeLog, listSince, noteOrdinal } from './change-log.ts'

const logOf = (count: number) => {
  const log = createChangeLog()
  for (let at = 0; at < count; at += 1) noteOrdinal(log, at)
  return log
}

test('what changed since a moment is listed in order, and nothing since now', () => {
  const log = logOf(5)
  expect([countChanges(log), listSince(log, 0), listSince(log, 3), listSince(log, 5)]).toEqual([
    5,
    [0, 1, 2, 3, 4],
    [3, 4],
    [],
  ])
})

test.each([
  { count: 1023, oldest: 0 },
  { count: 1024, oldest: 512 },
  { count: 1535, oldest: 512 },
  { count: 1536, oldest: 1024 },
])('of $count changes those before $oldest are not known any more', ({ count, oldest }) => {
  const log = logOf(count)
  expect(countChanges(log)).toBe(count)
  expect(listSince(log, oldest)).toEqual(Array.from({ length: count - oldest }, (_, at) => oldest + at))
  expect(listSince(log, oldest - 1)).toBeNull()
})
