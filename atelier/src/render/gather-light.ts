import { type Bake, type BakePoints, type GroundGrid, isActive } from './bake.ts'
import { createDirectionSets, directionSetOf } from './directions.ts'
import { type Environment, radianceFrom } from './environment.ts'
import { COSINE, writeHarmonics } from './harmonics.ts'
import type { Surface } from './surface.ts'
import { at, floatAt } from './vector.ts'

const GROUND_ALBEDO = 0.72
/** Light that comes back from the model's own parts where a direction is blocked. */
const SELF_BOUNCE = 0.075

/** Per surface, ten numbers a point: nine harmonics of irradiance, and the share of light that is not blocked. */
export type Light = { surfaces: Float32Array[]; ground: GroundShade }

/** Share of open light that reaches each point of the ground grid. */
export type GroundShade = GroundGrid & { share: Float32Array }

type Scene = { surfaces: readonly Surface[]; points: BakePoints; ground: GroundGrid }

/** What reaches every point of a model in one environment. */
export function gatherLight(scene: Scene, bake: Bake, environment: Environment): Light {
  const sets = createDirectionSets(bake.directionCount)
  const radiance = sets.map((set) => radianceOf(set, environment))
  const table: Table = { sets, radiance, bake, mean: meanOf(radiance[0] as Float32Array) }
  const groundStart = scene.points.count - scene.ground.columns * scene.ground.rows
  const ground = shadeGround(table, scene.ground, groundStart)
  const bounce = GROUND_ALBEDO * openGround(table)
  let start = 0
  const surfaces = scene.surfaces.map((surface) => {
    const count = surface.position.length / 3
    const light = new Float32Array(count * 10)
    for (let i = 0; i < count; i++) {
      if (isActive(surface, i)) gatherPoint(light, i, { table, scene, ground, bounce, index: start + i })
    }
    fillBetween(light, surface)
    start += count
    return smoothGrid(light, surface)
  })
  return { surfaces, ground }
}

type Table = { sets: Float32Array[]; radiance: Float32Array[]; bake: Bake; mean: number }

function radianceOf(set: Float32Array, environment: Environment): Float32Array {
  const result = new Float32Array(set.length / 3)
  for (let k = 0; k < result.length; k++) {
    const direction = [floatAt(set, k * 3), floatAt(set, k * 3 + 1), floatAt(set, k * 3 + 2)] as const
    result[k] = direction[2] > 0 ? radianceFrom(environment, direction) : 0
  }
  return result
}

const meanOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

const seesFreely = (bake: Bake, index: number, k: number): boolean =>
  ((at(bake.bits, index * bake.words + (k >> 5)) >>> (k & 31)) & 1) === 1

/** Irradiance over π of ground that nothing shades. */
function openGround({ sets, radiance }: Table): number {
  const [set, light] = [sets[0] as Float32Array, radiance[0] as Float32Array]
  let sum = 0
  for (let k = 0; k < light.length; k++) sum += floatAt(light, k) * Math.max(0, floatAt(set, k * 3 + 2))
  return (sum * 4) / light.length
}

function shadeGround(table: Table, grid: GroundGrid, start: number): GroundShade {
  const raw = new Float32Array(grid.columns * grid.rows)
  for (let i = 0; i < raw.length; i++) {
    const index = start + i
    const choice = directionSetOf(index)
    const [set, light] = [table.sets[choice] as Float32Array, table.radiance[choice] as Float32Array]
    let [open, seen] = [0, 0]
    for (let k = 0; k < light.length; k++) {
      const part = floatAt(light, k) * Math.max(0, floatAt(set, k * 3 + 2))
      open += part
      if (seesFreely(table.bake, index, k)) seen += part
    }
    raw[i] = seen / open
  }
  let share: Float32Array = raw
  for (let round = 0; round < 3; round++) share = blurGround(share, grid)
  fadeBorder(share, grid)
  return { ...grid, share }
}

function blurGround(values: Float32Array, { columns, rows }: GroundGrid): Float32Array {
  const result = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, weight] = [0, 0]
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [r, c] = [row + dy, column + dx]
          if (r < 0 || c < 0 || r >= rows || c >= columns) continue
          const w = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1)
          sum += w * floatAt(values, r * columns + c)
          weight += w
        }
      }
      result[row * columns + column] = sum / weight
    }
  }
  return result
}

function fadeBorder(share: Float32Array, { columns, rows }: GroundGrid): void {
  for (let i = 0; i < share.length; i++) {
    const column = i % columns
    const row = (i - column) / columns
    const edge = Math.min(column, row, columns - 1 - column, rows - 1 - row) / 50
    const keep = edge >= 1 ? 1 : edge * edge * (3 - 2 * edge)
    share[i] = 1 - (1 - floatAt(share, i)) * keep
  }
}

/** Bilinear share of light at a place on the ground; 1 outside the grid. */
export function groundShareAt(ground: GroundShade, x: number, y: number): number {
  const column = (x - ground.left) / ground.step
  const row = (y - ground.top) / ground.step
  if (!(column >= 0 && row >= 0 && column < ground.columns - 1 && row < ground.rows - 1)) return 1
  const [c, r] = [Math.floor(column), Math.floor(row)]
  const [fx, fy] = [column - c, row - r]
  const i = r * ground.columns + c
  const upper = floatAt(ground.share, i) * (1 - fx) + floatAt(ground.share, i + 1) * fx
  const lower =
    floatAt(ground.share, i + ground.columns) * (1 - fx) + floatAt(ground.share, i + ground.columns + 1) * fx
  return upper * (1 - fy) + lower * fy
}

const basis = new Float32Array(9)

function gatherPoint(
  light: Float32Array,
  i: number,
  from: { table: Table; scene: Scene; ground: GroundShade; bounce: number; index: number },
): void {
  const { table, scene, ground, bounce, index } = from
  const choice = directionSetOf(index)
  const [set, radiance] = [table.sets[choice] as Float32Array, table.radiance[choice] as Float32Array]
  const { position, normal } = scene.points
  const p = index * 3
  const [x, y, z] = [floatAt(position, p), floatAt(position, p + 1), floatAt(position, p + 2)]
  const [nx, ny, nz] = [floatAt(normal, p), floatAt(normal, p + 1), floatAt(normal, p + 2)]
  const weight = (4 * Math.PI) / radiance.length
  let [open, seen] = [0, 0]
  for (let k = 0; k < radiance.length; k++) {
    const [dx, dy, dz] = [floatAt(set, k * 3), floatAt(set, k * 3 + 1), floatAt(set, k * 3 + 2)]
    const facing = dx * nx + dy * ny + dz * nz
    if (facing < -0.08) continue
    const below = dz < -1e-4
    const full = below ? bounce : floatAt(radiance, k)
    open += full * Math.max(0, facing)
    let got = SELF_BOUNCE * table.mean
    if (seesFreely(table.bake, index, k)) {
      got = below ? bounce * groundShareAt(ground, x - (z * dx) / dz, y - (z * dy) / dz) : full
      seen += got * Math.max(0, facing)
    }
    writeHarmonics(dx, dy, dz, basis)
    for (let h = 0; h < 9; h++) {
      light[i * 10 + h] = floatAt(light, i * 10 + h) + got * weight * floatAt(basis, h) * (COSINE[h] as number)
    }
  }
  light[i * 10 + 9] = open > 0 ? seen / open : 0
}

/** Light of the points that did not look around, halfway between those that did: along rows first, then across. */
function fillBetween(light: Float32Array, { columns, rows }: Surface): void {
  const blend = (to: number, p: number, q: number) => {
    for (let h = 0; h < 10; h++) light[to * 10 + h] = (floatAt(light, p * 10 + h) + floatAt(light, q * 10 + h)) / 2
  }
  for (let row = 0; row < rows; row++) {
    if (row % 2 === 1 && row !== rows - 1) continue
    for (let column = 1; column < columns - 1; column += 2) {
      const i = row * columns + column
      blend(i, i - 1, i + 1)
    }
  }
  for (let row = 1; row < rows - 1; row += 2) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      blend(i, i - columns, i + columns)
    }
  }
}

/** Two rounds over each point's neighbours in the grid take the grain of the direction sets away. */
function smoothGrid(light: Float32Array, { columns, rows, closed }: Surface): Float32Array {
  let from = light
  for (let round = 0; round < 2; round++) {
    const to = new Float32Array(from.length)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) smoothPoint(to, from, { row, column, rows, columns, closed })
    }
    from = to
  }
  return from
}

type GridPlace = { row: number; column: number; rows: number; columns: number; closed: boolean }

function smoothPoint(to: Float32Array, from: Float32Array, place: GridPlace): void {
  const { row, column, rows, columns, closed } = place
  const home = (row * columns + column) * 10
  let weight = 0
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const r = row + dy
      const c = closed ? (column + dx + columns - 1) % (columns - 1) : column + dx
      if (r < 0 || c < 0 || r >= rows || c >= columns) continue
      const w = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1)
      weight += w
      for (let h = 0; h < 10; h++) to[home + h] = floatAt(to, home + h) + w * floatAt(from, (r * columns + c) * 10 + h)
    }
  }
  for (let h = 0; h < 10; h++) to[home + h] = floatAt(to, home + h) / weight
}
