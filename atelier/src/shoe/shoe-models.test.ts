import { MATERIALS } from '@lacehouse/pictures/passes/material'
import { PART_ROLES } from '@lacehouse/pictures/passes/part-role'
import { expect, test } from 'vitest'
import { forEachTriangle, type Surface } from '../render/surface.ts'
import { at } from '../render/vector.ts'
import { SHOE_MODELS } from './list-shoe-models.ts'

const DETAIL = 0.3
const IS_CLOSED = /^(sole|tongue|strap|bar-|cross-|loop-|end-|knot|pull-tab|stud-)/

/** The sum of all triangles' area vectors is nothing for a closed surface; its volume is positive with normals outwards. */
function measure({ columns, rows, position }: Surface) {
  const total = { x: 0, y: 0, z: 0, area: 0, volume: 0 }
  forEachTriangle({ columns, rows }, (i, j, k) => {
    const [a, b, c] = [i, j, k].map((p) => [at(position, p * 3), at(position, p * 3 + 1), at(position, p * 3 + 2)]) as [
      number[],
      number[],
      number[],
    ]
    const u = b.map((value, axis) => value - (a[axis] as number)) as [number, number, number]
    const v = c.map((value, axis) => value - (a[axis] as number)) as [number, number, number]
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
    total.x += n[0]
    total.y += n[1]
    total.z += n[2]
    total.area += Math.hypot(...n)
    total.volume += n[0] * (a[0] as number) + n[1] * (a[1] as number) + n[2] * (a[2] as number)
  })
  return { gap: Math.hypot(total.x, total.y, total.z) / total.area, volume: total.volume }
}

/** Whether the normals agree with the way round of the triangles: 1 all, -1 none. */
function orientation({ columns, rows, position, normal }: Surface): number {
  let sum = 0
  let count = 0
  forEachTriangle({ columns, rows }, (i, j, k) => {
    const edge = (to: number, axis: number) => at(position, to * 3 + axis) - at(position, i * 3 + axis)
    const face = [
      edge(j, 1) * edge(k, 2) - edge(j, 2) * edge(k, 1),
      edge(j, 2) * edge(k, 0) - edge(j, 0) * edge(k, 2),
      edge(j, 0) * edge(k, 1) - edge(j, 1) * edge(k, 0),
    ]
    const along = face.reduce((total, value, axis) => total + value * at(normal, i * 3 + axis), 0)
    if (Math.abs(along) < 1e-9) return
    sum += Math.sign(along)
    count++
  })
  return sum / count
}

test('there are at least twelve forms of shoe', () => {
  expect(new Set(SHOE_MODELS.map((model) => model.key)).size).toBeGreaterThanOrEqual(12)
})

test.each(SHOE_MODELS.map((model) => [model.key, model] as const))(
  '%s is sound: finite, closed, turned outwards',
  (_key, model) => {
    const surfaces = model.build(DETAIL)
    expect(surfaces.length).toBeGreaterThan(1)
    for (const surface of surfaces) {
      const name = `${model.key} ${surface.key}`
      expect(surface.position.every(Number.isFinite), name).toBe(true)
      expect(surface.coordinate.every(Number.isFinite), name).toBe(true)
      for (let i = 0; i < surface.normal.length; i += 3) {
        const size = Math.hypot(at(surface.normal, i), at(surface.normal, i + 1), at(surface.normal, i + 2))
        expect(size, name).toBeCloseTo(1, 4)
      }
      if (!IS_CLOSED.test(surface.key)) continue
      const { gap, volume } = measure(surface)
      expect(gap, `${name} is closed`).toBeLessThan(0.004)
      expect(Math.sign(volume) * Math.sign(orientation(surface)), `${name} faces outwards`).toBe(1)
    }
  },
)

test.each(SHOE_MODELS.map((model) => [model.key, model] as const))(
  '%s keeps its parts within what passes can name',
  (_key, model) => {
    expect(model.parts.length).toBeLessThan(255)
    expect(new Set(model.parts.map((part) => part.key)).size).toBe(model.parts.length)
    for (const part of model.parts) {
      expect(PART_ROLES).toContain(part.role)
      expect(MATERIALS).toContain(part.material)
    }
  },
)
