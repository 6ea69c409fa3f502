import type { Shader, SurfacePoint, SurfaceSample } from '../render/surface.ts'
import { clamp, mix, smoothstep } from '../render/vector.ts'
import type { Spot, SpotFinder } from './stitching.ts'
import type { Grain, Texture } from './texture.ts'

/** A piece of material laid on a surface. */
export type Layer = {
  part: number
  /** Millimetres to its edge along the surface, negative inside. */
  distance: (point: SurfacePoint) => number
  /** Millimetres it stands above what is below. */
  thickness: number
  texture: Texture
  /** Width of its rounded edge; sewn leather is softer than a printed film. */
  bevel?: number
}

export type LayeredPlan = {
  base: { part: number; texture: Texture; behind?: number }
  layers: readonly Layer[]
  /** Flat coordinates for textures. */
  flat?: (point: SurfacePoint) => readonly [number, number]
  spots?: () => SpotFinder
}

const EDGE = 0.09
/** How much of a covered step shows through what lies on it. */
const TELEGRAPH = 0.25

/** Panels over panels, each with a bevelled edge and a dark line where it meets what is below, then threads and holes. */
export function layeredShader(plan: LayeredPlan): Shader {
  const grain: Grain = { height: 0, shade: 1, gloss: 0, hole: 0 }
  let find: SpotFinder | undefined
  return (point, sample) => {
    const [u, v] = plan.flat ? plan.flat(point) : [point.a, point.b]
    plan.base.texture(u, v, grain)
    startSample(sample, plan.base, grain)
    let level = 0
    for (const layer of plan.layers) {
      const distance = layer.distance(point)
      if (distance > 3) continue
      level = layOver(sample, { layer, distance, level, u, v, grain })
    }
    find ??= plan.spots?.() ?? (() => undefined)
    const found = find(point.x, point.y, point.z)
    if (found) sewInto(sample, found)
  }
}

function startSample(sample: SurfaceSample, base: LayeredPlan['base'], grain: Grain): void {
  sample.partA = base.part
  sample.partB = grain.hole > 0 && base.behind ? base.behind : 0
  sample.mix = sample.partB ? grain.hole : 0
  sample.height = grain.height
  sample.shade = grain.shade
  sample.gloss = grain.gloss
}

type Covering = { layer: Layer; distance: number; level: number; u: number; v: number; grain: Grain }

function layOver(sample: SurfaceSample, { layer, distance, level, u, v, grain }: Covering): number {
  const inside = smoothstep(EDGE, -EDGE, distance)
  if (distance > -EDGE) {
    const line = Math.exp(-Math.max(0, distance) / 0.75) * clamp(layer.thickness, 0, 1.2)
    sample.shade *= 1 - 0.42 * line * (1 - inside)
  }
  if (inside <= 0) return level
  layer.texture(u, v, grain)
  const bevel = layer.bevel ?? 1
  const rise = Math.sqrt(1 - (1 - smoothstep(0, bevel, -distance)) ** 2)
  const top = level * TELEGRAPH + layer.thickness * rise
  const edgeShade = 1 - 0.12 * Math.exp(distance / 0.5)
  sample.height = mix(sample.height, top + grain.height, inside)
  sample.shade = mix(sample.shade, grain.shade * edgeShade, inside)
  sample.gloss = mix(sample.gloss, grain.gloss, inside)
  if (inside >= 0.999) {
    sample.partA = layer.part
    sample.partB = 0
    sample.mix = 0
  } else {
    if (sample.mix > 0.5) sample.partA = sample.partB
    sample.partB = layer.part
    sample.mix = inside
  }
  return mix(level, level * TELEGRAPH + layer.thickness, inside)
}

function sewInto(sample: SurfaceSample, found: { spot: Spot; distance: number; along: number }): void {
  const { spot, distance } = found
  const inside = smoothstep(spot.radius + EDGE, spot.radius - EDGE, distance)
  const around = Math.max(0, distance - spot.radius)
  if (spot.height < 0) {
    sample.height += mix(-0.22 * Math.exp(-around / 0.3), spot.height, inside)
    sample.shade *= mix(1 - 0.25 * Math.exp(-around / 0.35), 0.3, inside)
    sample.gloss *= 1 - inside
  } else {
    const dent = Math.exp(-((around / 0.55) ** 2))
    sample.shade *= mix(1 - 0.3 * dent, 1, inside)
    sample.height -= 0.2 * dent * (1 - inside)
    const round = Math.sqrt(Math.max(0, 1 - (distance / spot.radius) ** 2))
    sample.height += spot.height * round * inside
    sample.gloss = mix(sample.gloss, 0.2, inside)
  }
  if (spot.part === 0 || inside <= 0) return
  if (inside >= 0.999) {
    sample.partA = spot.part
    sample.partB = 0
    sample.mix = 0
    return
  }
  if (sample.mix > 0.5) sample.partA = sample.partB
  sample.partB = spot.part
  sample.mix = inside
}

/**
 * Distance along the surface of a shape that is drawn in space: near its edge the measured distance is divided by
 * how much of its change lies in the surface.
 */
export function onSurface(measure: (x: number, y: number, z: number) => number): (point: SurfacePoint) => number {
  const step = 0.4
  return ({ x, y, z, nx, ny, nz }) => {
    const here = measure(x, y, z)
    if (here > 6 || here < -6) return here
    const gx = (measure(x + step, y, z) - here) / step
    const gy = (measure(x, y + step, z) - here) / step
    const gz = (measure(x, y, z + step) - here) / step
    const through = gx * nx + gy * ny + gz * nz
    const square = gx * gx + gy * gy + gz * gz - through * through
    return here / clamp(Math.sqrt(Math.max(0, square)), 0.28, 1.6)
  }
}
