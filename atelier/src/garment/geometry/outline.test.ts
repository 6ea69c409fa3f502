import { expect, test } from 'vitest'
import { toCurve, toMirrored, toOffset } from './curve.ts'
import { distanceTo, toOutline } from './outline.ts'
import { type Nearness, Path } from './path.ts'

const square = toOutline([
  [0, 0, 'corner'],
  [40, 0, 'corner'],
  [40, 40, 'corner'],
  [0, 40, 'corner'],
])

test.each([
  [20, 4, -4],
  [36, 20, -4],
  [20, -5, 5],
  [20, 20, -16],
  [200, 200, 16],
])('the square is %d, %d → %d millimetres away, capped at its reach', (x, y, expected) => {
  expect(distanceTo(square, x, y)).toBeCloseTo(expected, 1)
})

test('a path measures to the right of its travel as positive, with the length gone so far', () => {
  const path = new Path([
    [0, 0],
    [30, 0],
    [30, 30],
  ])
  const near: Nearness = { distance: 0, along: 0, past: 0 }
  expect(path.near(12, 5, near)).toBe(true)
  expect(near).toEqual({ distance: 5, along: 12, past: 0 })
  expect(path.near(34, 20, near)).toBe(true)
  expect(near.distance).toBeCloseTo(-4)
  expect(near.along).toBeCloseTo(50)
  expect(path.near(-3, 1, near)).toBe(true)
  expect(near.past).toBeCloseTo(3)
  expect(path.near(12, 40, near)).toBe(false)
})

test('a curve passes through its knots and turns sharply at a corner alone', () => {
  const points = toCurve([
    [0, 0],
    [20, 10],
    [40, 0, 'corner'],
    [40, 40],
  ])
  for (const knot of [
    [0, 0],
    [20, 10],
    [40, 0],
    [40, 40],
  ])
    expect(points).toContainEqual(knot)
  expect(points.filter(([x, y]) => y > 1 && x > 38).every(([x]) => Math.abs(x - 40) < 1e-9)).toBe(true)
})

test('a mirrored outline is symmetric and an offset keeps its distance', () => {
  const knots = toMirrored([
    [0, 0],
    [30, 5],
    [20, 40],
    [0, 42],
  ])
  expect(knots).toHaveLength(6)
  expect(knots.reduce((sum, [x]) => sum + x, 0)).toBe(0)
  expect(
    toOffset(
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      3,
    ),
  ).toEqual([
    [0, 3],
    [10, 3],
    [20, 3],
  ])
})
