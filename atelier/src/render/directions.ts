import { hash2 } from './noise.ts'
import { cross, normalize, type Vec3 } from './vector.ts'

/** Sets of evenly spread directions, each turned another way: neighbours that use different sets average out. */
export const SET_COUNT = 16

export function createDirectionSets(count: number): Float32Array[] {
  return Array.from({ length: SET_COUNT }, (_, set) => turn(spiral(count), set))
}

function spiral(count: number): Vec3[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count
    const radius = Math.sqrt(1 - z * z)
    return [radius * Math.cos(golden * i), radius * Math.sin(golden * i), z]
  })
}

function turn(directions: Vec3[], set: number): Float32Array {
  const random = (k: number) => hash2(set * 31 + k, 4242) * 2 - 1
  const x = normalize([random(1), random(2), random(3)])
  const y = normalize(cross(x, normalize([random(4), random(5), random(6)])))
  const z = cross(x, y)
  const turned = directions.flatMap((d) =>
    [0, 1, 2].map((k) => d[0] * pick(x, k) + d[1] * pick(y, k) + d[2] * pick(z, k)),
  )
  return Float32Array.from(turned)
}

const pick = (v: Vec3, axis: number): number => v[axis] as number

/** The set that point number `index` uses. */
export function directionSetOf(index: number): number {
  return Math.floor(hash2(index, index >>> 16) * SET_COUNT)
}
