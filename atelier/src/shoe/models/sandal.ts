import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { add, scale, smoothstep, type Vec3 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildSole } from '../build-shoe.ts'
import { type Layer, layeredShader } from '../layered-shader.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { foam, type Grain, ribOf, rubber, satin, smoothLeather, textile } from '../texture.ts'
import { createTube } from '../tube.ts'
import type { Upper } from '../upper.ts'
import { type Band, type BandPlan, createBand, frameOf, layBand } from './sandal-band.ts'
import { createFoot, soleOutline } from './sandal-foot.ts'
import { createFootbed, footbedEdge, inRibs, inSoleLine, lugSection, midsoleSection } from './sandal-sole.ts'

const { parts, part } = definePart({
  strap: ['Straps', 'upper', 'nylon'],
  pattern: ['Woven pattern', 'accent', 'nylon'],
  flap: ['Flaps', 'overlay', 'nylon'],
  heel: ['Heel strap', 'heel', 'nylon'],
  lining: ['Strap lining', 'lining', 'cotton'],
  tip: ['Strap tips', 'tongue', 'rubber'],
  buckle: ['Buckle', 'hardware', 'plastic'],
  mark: ['Mark', 'mark', 'rubber'],
  footbed: ['Footbed', 'insole', 'foam'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  foxing: ['Sole line', 'foxing', 'foam'],
  outsole: ['Lug sole', 'outsole', 'rubber'],
})

/** Webbing: fine ribs along it that dive under crossing threads, a firm edge at both sides. */
function webbing(u: number, v: number, grain: Grain): void {
  const row = Math.floor(v / 1.5)
  const rib = Math.abs(Math.sin((Math.PI * v) / 1.5))
  const thread = Math.abs(Math.sin((Math.PI * u) / 2.2 + (row & 1) * (Math.PI / 2)))
  grain.height = 0.2 * Math.sqrt(rib) * (0.55 + 0.45 * thread)
  grain.shade = 0.78 + 0.22 * rib * (0.6 + 0.4 * thread)
  grain.gloss = 0.14
  grain.hole = 0
}

const dash = (along: number): number => (Math.abs(((along / 3) % 1) - 0.5) - 0.37) * 3

/** Threads along both edges of a strap, `inset` from them. */
const edgeRows = (width: number, inset: number) => (p: SurfacePoint) =>
  Math.max(Math.abs(width / 2 - Math.abs(p.b) - inset) - 0.42, dash(p.a), 0.1 - p.d)

/** A row of woven lozenges along the middle. */
const lozenges = (p: SurfacePoint): number => {
  const along = Math.abs(((p.a / 11) % 1) - 0.5) * 11
  const outer = along * 0.8 + Math.abs(p.b) - 4.2
  const inner = 1.7 - along * 0.8 - Math.abs(p.b)
  return Math.max(outer * 0.75, inner * 0.75, 0.1 - p.d)
}

const under = (part: number): Layer => ({ part, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile })

type StrapLook = { part: number; layers: readonly Layer[] }

const plain = (width: number): StrapLook => ({
  part: part.strap,
  layers: [
    { part: part.pattern, distance: lozenges, thickness: 0.12, texture: webbing, bevel: 0.4 },
    { part: part.stitching, distance: edgeRows(width, 2.2), thickness: 0.3, texture: textile, bevel: 0.3 },
    under(part.lining),
  ],
})

const padded = (own: number, width: number): StrapLook => ({
  part: own,
  layers: [
    { part: part.stitching, distance: edgeRows(width, 2), thickness: 0.3, texture: textile, bevel: 0.3 },
    under(part.lining),
  ],
})

/** A flap with a rubber tip to pull; `marked` where the brand's mark stands upright, in millimetres along it. */
const flap = (width: number, tip: number, marked?: number): StrapLook => {
  const mark = brandMark({ x: 0, z: 0, size: 0.24 })
  const isTip = (p: SurfacePoint) => (p.d > 0 ? p.a - tip : 9)
  const isMark = (p: SurfacePoint) =>
    marked !== undefined && p.d > 0 ? mark(p.b + 0.42 * (p.a - marked), p.a - marked) : 9
  return {
    part: part.flap,
    layers: [
      { part: part.stitching, distance: edgeRows(width, 2), thickness: 0.3, texture: textile, bevel: 0.3 },
      { part: part.tip, distance: isTip, thickness: 0.7, texture: rubber, bevel: 0.9 },
      { part: part.mark, distance: isMark, thickness: 0.4, texture: satin, bevel: 0.5 },
      under(part.lining),
    ],
  }
}

function strapSurface(band: Band, plan: BandPlan, look: StrapLook): Surface {
  const shader = layeredShader({
    base: { part: look.part, texture: webbing },
    layers: look.layers,
    flat: (p) => [p.a, p.b],
  })
  return createBand(band, plan, shader)
}

const FRONT = 23
const INSTEP = 25
const HEEL = 22
const LINK = 16
/** The buckle's share of the way over the toes, from the lateral side. */
const BUCKLE = 0.33

type Guide = readonly Vec3[]

const frontGuide: Guide = [
  [195, -42, 24],
  [199, -40, 39],
  [205, -26, 53],
  [209, -6, 59],
  [213, 12, 57],
  [217, 28, 45],
  [219, 36, 24],
]
const instepGuide: Guide = [
  [92, -30, 28],
  [101, -31, 47],
  [114, -28, 71],
  [124, -16, 90],
  [128, -2, 96],
  [125, 12, 92],
  [115, 24, 73],
  [103, 26, 49],
  [95, 25, 28],
]
const heelGuide: Guide = [
  [118, -28, 66],
  [100, -30, 65],
  [76, -32, 66],
  [48, -31, 70],
  [24, -24, 75],
  [8, 0, 78],
  [24, 24, 75],
  [48, 31, 70],
  [76, 30, 66],
  [100, 27, 65],
  [118, 24, 66],
]
const lateralLink: Guide = [
  [182, -43, 24],
  [172, -42, 34],
  [152, -38, 47],
  [132, -33, 58],
  [112, -30, 65],
]
const medialLink: Guide = [
  [172, 32, 25],
  [163, 33, 35],
  [146, 31, 47],
  [130, 28, 58],
  [111, 25, 65],
]

function straps(foot: Upper, detail: number): Surface[] {
  const flat = () => 0
  const link = (side: string, guide: Guide): Surface => {
    const plan = bandPlan({ key: `strap-link-${side}`, guide, width: LINK, lift: flat, sunk: [12, 0], rounded: [1, 3] })
    return strapSurface(layBand(foot, plan), plan, padded(part.strap, LINK))
  }
  const bandPlan = (plan: Omit<BandPlan, 'detail' | 'thickness'>): BandPlan => ({ ...plan, thickness: 2.6, detail })
  const front = bandPlan({
    key: 'strap-front',
    guide: frontGuide,
    width: FRONT,
    lift: flat,
    sunk: [12, 12],
    rounded: [1, 1],
  })
  const instep = bandPlan({
    key: 'strap-instep',
    guide: instepGuide,
    width: INSTEP,
    lift: (t) => 4.8 * smoothstep(0, 0.13, 0.5 - Math.abs(t - 0.5)),
    sunk: [14, 14],
    rounded: [1, 1],
  })
  const heel = bandPlan({
    key: 'strap-heel',
    guide: heelGuide,
    width: HEEL,
    lift: (t) => 2.4 * smoothstep(0.34, 0.43, Math.abs(t - 0.5)),
    sunk: [0, 0],
    rounded: [4, 4],
  })
  const [frontBand, instepBand] = [layBand(foot, front), layBand(foot, instep)]
  const tail = bandPlan({
    key: 'strap-tail',
    guide: [8.5, 2, -5, -12, -19, -26].map((along) => frameOf(frontBand, BUCKLE + along / frontBand.length).place),
    width: FRONT - 4,
    lift: (t) => 2.8 + 2.4 * Math.exp(-(((t - 0.25) / 0.14) ** 2)),
    sunk: [0, 0],
    rounded: [1, 8],
  })
  const flapOver = bandPlan({
    key: 'strap-flap',
    guide: instepGuide.slice(1, 7),
    width: INSTEP + 1,
    lift: () => 7.5,
    sunk: [0, 0],
    rounded: [9, 2],
  })
  const tailBand = layBand(foot, tail)
  return [
    link('lateral', lateralLink),
    link('medial', medialLink),
    strapSurface(frontBand, front, plain(FRONT)),
    strapSurface(instepBand, instep, plain(INSTEP)),
    strapSurface(layBand(foot, heel), heel, padded(part.heel, HEEL)),
    strapSurface(tailBand, tail, padded(part.flap, FRONT - 4)),
    strapSurface(layBand(foot, flapOver), flapOver, flap(INSTEP + 1, 15, 27)),
    ...buckle(frontBand, detail),
  ]
}

/** A frame with a bar across it: the strap's end goes out under the frame, over the bar and under the frame again. */
function buckle(band: Band, detail: number): Surface[] {
  const { place, forward, across, out } = frameOf(band, BUCKLE)
  const at = ([along, beside, over]: Vec3): Vec3 =>
    add(place, add(scale(forward, along), add(scale(across, beside), scale(out, over))))
  const shader = layeredShader({ base: { part: part.buckle, texture: smoothLeather }, layers: [] })
  const around = Math.round(20 * detail) + 10
  const bar = (key: string, path: readonly Vec3[], width: number, thickness: number) =>
    createTube({ key, path: path.map(at), facing: [out], width, thickness, step: 0.5 / detail, around }, shader)
  const end: Vec3[] = [
    [8.5, 1.5, 6.2],
    [8.5, -9.6, 6.1],
    [7.4, -12.6, 5.7],
    [4, -13.6, 5],
  ]
  const side: Vec3[] = [...end, [0, -13.7, 4.7], ...end.toReversed().map(([x, y, z]): Vec3 => [-x, y, z])]
  const frame = [...side, ...side.map(([x, y, z]): Vec3 => [-x, -y, z])]
  const middle: Vec3[] = [
    [0, -13.4, 4.4],
    [0, 0, 3.9],
    [0, 13.4, 4.4],
  ]
  return [bar('bar-frame', frame, 3.8, 3), bar('bar-middle', middle, 3.4, 2.6)]
}

const moulded = ribOf(4.2, 0.5)
const ribs = (u: number, v: number, grain: Grain): void => moulded(0, u + 0.5 * v, grain)

function soles(detail: number): Surface[] {
  const thread = { part: part.stitching }
  const midsole = {
    key: 'sole',
    outline: soleOutline,
    columns: 520,
    section: midsoleSection,
    base: { part: part.midsole, texture: foam },
    layers: [
      { part: part.foxing, distance: inSoleLine, thickness: -0.3, texture: foam, bevel: 0.6 },
      { part: part.midsole, distance: inRibs, thickness: -0.35, texture: ribs, bevel: 0.7 },
    ],
  }
  const lugs = {
    key: 'sole-lugs',
    outline: soleOutline,
    columns: 680,
    section: lugSection,
    base: { part: part.outsole, texture: rubber },
    layers: [],
  }
  return [buildSole(midsole, thread, detail), buildSole(lugs, thread, detail)]
}

/** A trekking sandal: webbing over the toes and the instep, a padded strap around the heel, lugs below. */
export const sandal: ShoeModel = {
  key: 'sandal',
  name: 'Sandal',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    detail: { azimuth: 36, elevation: 28, fill: { width: 1.6, height: 9 }, middle: { x: 0.42, y: 0.56 } },
  },
  build: (detail) => [
    ...soles(detail),
    createFootbed({ footbed: part.footbed, mark: part.mark }, detail),
    ...straps(createFoot(footbedEdge), detail),
  ],
}
