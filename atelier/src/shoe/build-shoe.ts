import { curveThrough } from '../render/spline.ts'
import type { Shader, Surface, SurfacePoint } from '../render/surface.ts'
import type { Vec2 } from '../render/vector.ts'
import { type EyeletRow, placeEyelets } from './eyelets.ts'
import { createLaces, type LacePlan } from './laces.ts'
import { type Layer, type LayeredPlan, layeredShader } from './layered-shader.ts'
import { createInsole, createLining } from './lining.ts'
import { createSole, type SolePlan } from './sole.ts'
import { createSpotFinder, type Seam, type Spot, sewAlong, type Thread } from './stitching.ts'
import { braid, type Texture } from './texture.ts'
import { createTongue, type TonguePlan } from './tongue.ts'
import { createUpper, type Upper, type UpperPlan } from './upper.ts'

/** A layer with rows of stitches at these distances inside its edge, where no later layer lies over them. */
export type SewnLayer = Layer & { seams?: readonly number[] }

export type Covered = { part: number; texture: Texture; behind?: number }

/** A body of the sole and what its wall shows; seams are zero lines of a value on it. */
export type SoleDesign = Omit<SolePlan, 'columns' | 'rows'> & {
  columns?: number
  base: Covered
  layers: readonly Layer[]
  seams?: readonly Seam[]
  /** Flat coordinates for its textures; along and down the wall when left out. */
  flat?: LayeredPlan['flat']
}

/** All that tells one shoe from another. */
export type ShoeDesign = {
  last: Omit<UpperPlan, 'detail'>
  thread: Thread
  base: Covered
  layers: readonly SewnLayer[]
  seams?: readonly Seam[]
  /** Small round holes and the like, once the upper's form is known. */
  spots?: (upper: Upper) => Spot[]
  /** Half the thickness of the top edge along x. */
  rim: (x: number) => number
  collar: Covered & { depth: (x: number) => number }
  lining: Covered
  insole: Covered & { lift: number }
  tongue?: { plan: Omit<TonguePlan, 'detail' | 'middle'>; base: Covered; layers: readonly Layer[] }
  eyelets?: { xs: readonly number[]; fromEdge: number; radius: number }
  laces?: Pick<LacePlan, 'pattern' | 'width' | 'thickness' | 'bow'> & {
    part: number
    texture?: Texture
    rest?: number
    /** Millimetres from the throat's edge at which bars bend over it. */
    bend?: number
  }
  soles: readonly SoleDesign[]
  /** Pieces that only this shoe has. */
  extras?: (upper: Upper, detail: number) => Surface[]
}

/** Every surface of a shoe; detail 1 is for the passes, less for previews. */
export function buildShoe(design: ShoeDesign, detail: number): Surface[] {
  const { upper, eyelets } = buildUpper(design, detail)
  const { collar, lining, insole, tongue } = design
  const rim = layeredShader({
    base: lining,
    layers: [{ ...collar, distance: (p) => p.b - collar.depth(p.c), thickness: 0.3 }],
  })
  return [
    upper.surface,
    createLining(upper, design.rim, rim),
    createInsole(upper, insole.lift, layeredShader({ base: insole, layers: [] })),
    ...(tongue ? [createTongue({ ...tongue.plan, middle: design.last.middle, detail }, layeredShader(tongue))] : []),
    ...design.soles.map((sole) => buildSole(sole, design.thread, detail)),
    ...(eyelets ? buildLaces(design, { upper, eyelets }, detail) : []),
    ...(design.extras?.(upper, detail) ?? []),
  ]
}

function buildUpper(design: ShoeDesign, detail: number): { upper: Upper; eyelets: EyeletRow | undefined } {
  // The shader needs the form that it is given to, so it is put in place afterwards.
  const holder: { shader: Shader } = { shader: () => {} }
  const upper = createUpper({ ...design.last, detail }, (point, sample) => holder.shader(point, sample))
  const plan = design.eyelets
  const eyelets = plan && placeEyelets(upper.surface, plan.xs, plan.fromEdge)
  holder.shader = layeredShader({
    base: design.base,
    layers: design.layers,
    spots: () =>
      createSpotFinder([...sewUpper(design, upper), ...openSpots(design, upper), ...holesFor(design, eyelets)]),
  })
  return { upper, eyelets }
}

function sewUpper(design: ShoeDesign, { surface }: Upper): Spot[] {
  const layers = design.layers.flatMap((layer, i) => {
    const above = design.layers.slice(i + 1)
    const open = (p: SurfacePoint) => Math.min(9, ...above.map((other) => other.distance(p) - 0.6))
    return (layer.seams ?? []).map((inset): Seam => ({ line: (p) => layer.distance(p) + inset, open }))
  })
  return [...layers, ...(design.seams ?? [])].flatMap((seam) => sewAlong(surface, seam, design.thread))
}

/** Holes that no layer covers. */
function openSpots(design: ShoeDesign, upper: Upper): Spot[] {
  const isOpen = ({ from: [x, y, z] }: Spot) => {
    const point = { x, y, z, nx: 0, ny: 0, nz: 1, a: 0, b: 0, c: 40, d: 30 }
    return design.layers.every((layer) => layer.distance(point) > 1.8)
  }
  return (design.spots?.(upper) ?? []).filter((spot) => spot.part !== 0 || isOpen(spot))
}

function holesFor(design: ShoeDesign, eyelets: EyeletRow | undefined): Spot[] {
  if (!eyelets || !design.eyelets) return []
  const { radius } = design.eyelets
  return [...eyelets.lateral, ...eyelets.medial].map(({ place }) => ({
    from: place,
    to: place,
    radius,
    part: 0,
    height: -0.8,
  }))
}

export function buildSole(sole: SoleDesign, thread: ShoeDesign['thread'], detail: number): Surface {
  const holder: { shader: Shader } = { shader: () => {} }
  const { columns = 480 } = sole
  const surface = createSole(
    { ...sole, columns: Math.round(columns * detail), rows: Math.round(64 * detail) },
    (point, sample) => holder.shader(point, sample),
  )
  const wide = { part: thread.part, length: 3.2, gap: 1.1 }
  holder.shader = layeredShader({
    base: sole.base,
    layers: sole.layers,
    flat: sole.flat,
    spots: () => createSpotFinder((sole.seams ?? []).flatMap((seam) => sewAlong(surface, seam, wide))),
  })
  return surface
}

function buildLaces(
  design: ShoeDesign,
  { upper, eyelets }: { upper: Upper; eyelets: EyeletRow },
  detail: number,
): Surface[] {
  const { laces, tongue } = design
  if (!laces) return []
  const half = (tongue?.plan.thickness[1]?.[1] ?? 0) / 2 + (laces.rest ?? 0)
  const spine: Vec2[] = (tongue?.plan.spine ?? []).toReversed().map(([x, z]) => [x, z + half])
  const restAt = spine.length > 1 ? curveThrough(spine) : () => 0
  const shader = layeredShader({
    base: { part: laces.part, texture: laces.texture ?? braid },
    layers: [],
    flat: (p) => [p.a, p.c * Math.sign(p.d || 1)],
  })
  const edges = laces.bend === undefined ? undefined : placeEyelets(upper.surface, design.eyelets?.xs ?? [], laces.bend)
  return createLaces({ ...laces, eyelets, edges, restAt, detail }, shader)
}
