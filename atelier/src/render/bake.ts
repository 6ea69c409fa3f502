import { createDirectionSets, directionSetOf } from './directions.ts'
import { isBlocked } from './is-blocked.ts'
import { createOccluder, type Occluder } from './occluder.ts'
import type { Surface } from './surface.ts'
import { at, floatAt } from './vector.ts'

const FAR = 2000
const LIFT = 0.25
/** Light from behind a point matters to its relief alone, so little of it is looked for. */
const BELOW_HORIZON = -0.08
const GROUND_STEP = 3
const GROUND_MARGIN = 200

/** Points that ask what they see, whichever surface they lie on. */
export type BakePoints = {
  count: number
  position: Float32Array
  normal: Float32Array
  /** 1 for points that look around; the light of the others lies between theirs. */
  active: Uint8Array
}

/** Which directions each point sees freely, one bit a direction: true for any light and any view. */
export type Bake = { directionCount: number; words: number; bits: Uint32Array }

export type GroundGrid = { left: number; top: number; step: number; columns: number; rows: number }

/** The points of all surfaces, in order, and after them those of the ground grid. */
export function collectBakePoints(surfaces: readonly Surface[]): { points: BakePoints; ground: GroundGrid } {
  const ground = groundUnder(surfaces)
  const own = surfaces.reduce((sum, surface) => sum + surface.position.length / 3, 0)
  const count = own + ground.columns * ground.rows
  const position = new Float32Array(count * 3)
  const normal = new Float32Array(count * 3)
  const active = new Uint8Array(count).fill(1)
  let offset = 0
  for (const surface of surfaces) {
    position.set(surface.position, offset)
    normal.set(surface.normal, offset)
    const first = offset / 3
    for (let i = 0; i < surface.columns * surface.rows; i++) active[first + i] = isActive(surface, i) ? 1 : 0
    offset += surface.position.length
  }
  for (let row = 0; row < ground.rows; row++) {
    for (let column = 0; column < ground.columns; column++) {
      position.set([ground.left + column * ground.step, ground.top + row * ground.step, 0], offset)
      normal.set([0, 0, 1], offset)
      offset += 3
    }
  }
  return { points: { count, position, normal, active }, ground }
}

/** Every second row and column of a grid, and its borders. */
export function isActive({ columns, rows }: Pick<Surface, 'columns' | 'rows'>, i: number): boolean {
  const column = i % columns
  const row = (i - column) / columns
  return (column % 2 === 0 || column === columns - 1) && (row % 2 === 0 || row === rows - 1)
}

function groundUnder(surfaces: readonly Surface[]): GroundGrid {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9]
  for (const { position } of surfaces) {
    for (let i = 0; i < position.length; i += 3) {
      left = Math.min(left, at(position, i))
      right = Math.max(right, at(position, i))
      top = Math.min(top, at(position, i + 1))
      bottom = Math.max(bottom, at(position, i + 1))
    }
  }
  const step = GROUND_STEP
  const columns = Math.ceil((right - left + 2 * GROUND_MARGIN) / step)
  const rows = Math.ceil((bottom - top + 2 * GROUND_MARGIN) / step)
  return { left: left - GROUND_MARGIN, top: top - GROUND_MARGIN, step, columns, rows }
}

export function createBake(pointCount: number, directionCount: number): Bake {
  const words = Math.ceil(directionCount / 32)
  return { directionCount, words, bits: new Uint32Array(new SharedArrayBuffer(pointCount * words * 4)) }
}

/** Fills in every `stride`-th block of points, beginning with block number `first`: shares the work between threads. */
export function fillBake(
  bake: Bake,
  scene: { surfaces: readonly Surface[]; points: BakePoints },
  share: { first: number; stride: number },
): void {
  const occluder = createOccluder(scene.surfaces, 1)
  const sets = createDirectionSets(bake.directionCount)
  const block = 512
  for (let start = share.first * block; start < scene.points.count; start += share.stride * block) {
    const end = Math.min(scene.points.count, start + block)
    for (let i = start; i < end; i++)
      if (scene.points.active[i] === 1) lookAround(bake, { occluder, points: scene.points, sets }, i)
  }
}

const ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 }

function lookAround(
  bake: Bake,
  { occluder, points, sets }: { occluder: Occluder; points: BakePoints; sets: Float32Array[] },
  index: number,
): void {
  const { position, normal } = points
  const directions = sets[directionSetOf(index)] as Float32Array
  const i = index * 3
  const [nx, ny, nz] = [floatAt(normal, i), floatAt(normal, i + 1), floatAt(normal, i + 2)]
  ray.x = floatAt(position, i) + nx * LIFT
  ray.y = floatAt(position, i + 1) + ny * LIFT
  ray.z = floatAt(position, i + 2) + nz * LIFT
  for (let k = 0; k < bake.directionCount; k++) {
    ray.dx = floatAt(directions, k * 3)
    ray.dy = floatAt(directions, k * 3 + 1)
    ray.dz = floatAt(directions, k * 3 + 2)
    if (ray.dx * nx + ray.dy * ny + ray.dz * nz < BELOW_HORIZON) continue
    const far = ray.dz < -1e-4 ? Math.min(FAR, -ray.z / ray.dz) : FAR
    if (far <= 0 || isBlocked(occluder, ray, far)) continue
    const word = index * bake.words + (k >> 5)
    bake.bits[word] = (at(bake.bits, word) | (1 << (k & 31))) >>> 0
  }
}
