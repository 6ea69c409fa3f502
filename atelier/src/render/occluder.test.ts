import { expect, test } from 'vitest'
import { isBlocked } from './is-blocked.ts'
import { createOccluder } from './occluder.ts'
import { createSurface } from './surface.ts'

const ball = createSurface({
  key: 'ball',
  columns: 49,
  rows: 25,
  closed: true,
  point: (column, row) => {
    const [turn, tilt] = [(column / 48) * 2 * Math.PI, (row / 24 - 0.5) * Math.PI]
    return [10 * Math.cos(turn) * Math.cos(tilt), 10 * Math.sin(turn) * Math.cos(tilt), 10 * Math.sin(tilt)]
  },
  shader: () => {},
})
const scene = createOccluder([ball], 1)
const ray = (x: number, z: number) => ({ x, y: -50, z, dx: 0, dy: 1, dz: 0 })

test('a ray is blocked where the ball is, and only there', () => {
  for (let x = -15; x <= 15; x++) {
    for (let z = -15; z <= 15; z++) {
      const distance = Math.hypot(x, z)
      if (Math.abs(distance - 10) < 0.3) continue
      expect(isBlocked(scene, ray(x, z), 1000), `${x} ${z}`).toBe(distance < 10)
    }
  }
})

test('nothing beyond the reach of a ray blocks it', () => {
  expect(isBlocked(scene, ray(0, 0), 30)).toBe(false)
  expect(isBlocked(scene, ray(0, 0), 45)).toBe(true)
})
