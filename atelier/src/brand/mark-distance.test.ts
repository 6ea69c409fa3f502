import { expect, test } from 'vitest'
import { markDistance } from './mark-distance.ts'

test('the mark is an arch with a filled door in it, standing on a straight foot', () => {
  expect(markDistance(0, 0.2)).toBeLessThan(0)
  const row = Array.from({ length: 201 }, (_, i) => markDistance((i - 100) / 100, 0.2) < 0)
  const runs = row.filter((inside, i) => inside && !row[i - 1]).length
  expect(runs).toBe(3)
  expect(markDistance(0, 0.52)).toBeGreaterThan(0)
  expect(markDistance(0, -0.52)).toBeGreaterThan(0)
})

test('the mark leans forward: its top lies to the right of its foot', () => {
  const middleAt = (v: number): number => {
    const inside = Array.from({ length: 401 }, (_, i) => (i - 200) / 200).filter((u) => markDistance(u, v) < 0)
    return (Math.min(...inside) + Math.max(...inside)) / 2
  }
  expect(middleAt(-0.3)).toBeGreaterThan(middleAt(0.45) + 0.2)
})
