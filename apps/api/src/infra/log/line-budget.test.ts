import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { createLineBudget, otherSources } from './line-budget.ts'

const open = (bounds: { perSource: number; perKind: number }) => {
  let now = 0
  const budget = createLineBudget({ now: () => now, ...bounds })
  const takeMany = (count: number, kind: string, source: string): number =>
    Array.from({ length: count }, () => budget.take(kind, source)).filter(Boolean).length
  const goOn = (duration: number): void => {
    now += duration
  }
  return { budget, takeMany, goOn }
}

test('a source writes a number of lines of a kind a minute, and the rest is counted at its end', () => {
  const { budget, takeMany, goOn } = open({ perSource: 10, perKind: 60 })
  expect(takeMany(322, 'sign-in', 'a')).toBe(10)
  expect(takeMany(3, 'sign-in', 'b')).toBe(3)
  goOn(seconds(59))
  expect(budget.endMinute()).toEqual([])
  goOn(seconds(1))
  expect(budget.endMinute()).toEqual([{ kind: 'sign-in', source: 'a', count: 312 }])
  expect(takeMany(11, 'sign-in', 'a')).toBe(10)
})

test('many sources together write a number of lines of a kind, and other kinds are not affected', () => {
  const { budget, takeMany, goOn } = open({ perSource: 10, perKind: 60 })
  const written = Array.from({ length: 5000 }, (_, nth) => takeMany(1, 'limit', `source ${nth}`))
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(60)
  expect(takeMany(1, 'webhook', 'a')).toBe(1)
  goOn(minutes(1))
  const leftOut = budget.endMinute()
  expect(leftOut.length).toBeLessThanOrEqual(11)
  expect(leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(5000 - 60)
  expect(leftOut.at(-1)?.source).toBe(otherSources)
})
