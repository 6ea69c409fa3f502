import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import type { Cloth } from '../cloth/drape.ts'
import { type EaseRule, folds } from '../cloth/ease.ts'
import { type GarmentModel, toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { type Outline, toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { hangingCord } from '../patterns/hanging-cord.ts'
import {
  hoodBack,
  hoodBase,
  hoodCloth,
  hoodEase,
  hoodEdge,
  hoodForm,
  hoodHalf,
  hoodHeight,
  onSide,
  throat,
} from '../patterns/hood.ts'
import { LONG_FITS, type LongFit, type LongTop, longTop } from '../patterns/long-top.ts'
import { bothSides, ribEnd, sleeveAreas } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { type MarkOptions, mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { eyelet, label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'fleece' },
  { key: 'sleeves', label: 'Sleeves', role: 'upper', material: 'fleece' },
  { key: 'hood', label: 'Hood', role: 'upper', material: 'fleece' },
  { key: 'lining', label: 'Hood lining', role: 'lining', material: 'cotton' },
  { key: 'pocket', label: 'Pocket', role: 'upper', material: 'fleece' },
  { key: 'rib', label: 'Cuffs and hem', role: 'collar', material: 'rib' },
  { key: 'tape', label: 'Neck tape', role: 'accent', material: 'canvas' },
  { key: 'cord', label: 'Drawcord', role: 'lace', material: 'cord' },
  { key: 'tips', label: 'Cord tips', role: 'hardware', material: 'metal' },
  { key: 'eyelets', label: 'Eyelets', role: 'eyelet', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const cords: readonly (readonly Knot[])[] = [
  knots('26 52, 37 78, 44 130, 41 200, 47 262, 44 306'),
  knots('-24 54, -33 80, -40 136, -46 192, -40 240, -43 286'),
]

/** The two ends of the drawcord. */
const hangingCords = (): Piece[] =>
  cords.map((line) => hangingCord(line, { part: 'cord', radius: 3.4, tip: { part: 'tips', length: 17 } }))

function hoodFeatures(side: 1 | -1): Feature[] {
  const opening = toCurve(hoodEdge(side, throat[side]))
  const base = toCurve(onSide([...hoodBase, throat[side]], side))
  const edge = new Path(opening, { band: 34 })
  const row = side * 24
  return [
    seam(edge, { depth: 0.5, width: 1.4, pucker: 0.9, rows: [{ offset: row, part: 'stitch' }] }),
    band(edge, side === 1 ? tunnel(0, 24) : tunnel(-24, 0)),
    seam(new Path(base), { depth: 1.1, width: 1.6, pucker: 0.8, rows: [{ offset: side * -4.5, part: 'stitch' }] }),
    seam(
      new Path([
        [0, -213],
        [0, -160],
      ]),
      { depth: 1.6, width: 1.6, pucker: 0.4 },
    ),
    eyelet({ x: side * (side === 1 ? 26 : 24), y: 53, radius: 5.2, part: 'eyelets', hole: 'lining' }),
  ]
}

const tunnel = (from: number, to: number) => ({ part: 'hood', from, to, raise: 1.1, roll: 1.8 })

const pocketHalf: readonly Knot[] = knots('0 438, 98 438 c, 124 470, 168 556 c, 171 642 c, 0 646')

function pocketFeatures(down: number): Feature[] {
  const half = pocketHalf.map(([x, y, corner]): Knot => (corner ? [x, y + down, corner] : [x, y + down]))
  const outline = toOutline(toMirrored(half))
  const mouth = toCurve(half.slice(1, 4))
  const flank: Point[] = [
    [168, 556 + down],
    [171, 640 + down],
  ]
  const tops: Feature[] = bothSides(mouth).flatMap(({ points, side }) => [
    seam(new Path(points, { band: 26 }), {
      depth: 0,
      pucker: 0.8,
      rows: [3.5, 20].map((offset) => ({ offset: offset * side, part: 'stitch' })),
    }),
    seam(new Path(toOffset(points, -1.5 * side)), { depth: 1.4, width: 2, pucker: 0 }),
  ])
  const flanks = bothSides(flank).map(({ points, side }) =>
    seam(new Path(points), {
      depth: 0,
      pucker: 0.5,
      rows: [3.5, 8].map((offset) => ({ offset: offset * side, part: 'stitch' })),
    }),
  )
  const top = seam(
    new Path([
      [-98, 438 + down],
      [98, 438 + down],
    ]),
    { depth: 0, pucker: 0.5, rows: [3.5, 8].map((offset) => ({ offset, part: 'stitch' })) },
  )
  return [patch(outline, { part: 'pocket', raise: 1.7, belly: 3.2 }), ...tops, ...flanks, top]
}

function sewnFeatures(top: LongTop): Feature[] {
  const armholes = bothSides(top.armhole).flatMap(({ points, side }) => [
    seam(new Path(points), { depth: 1.4, width: 1.7, pucker: 1.1, rows: [{ offset: side * 4.5, part: 'stitch' }] }),
  ])
  const cuffs = bothSides(top.cuffSeam).flatMap(({ points, side }) =>
    ribEnd(points, { part: 'rib', side: side === 1 ? -1 : 1, width: 76 }),
  )
  return [
    ...sleeveAreas('sleeves', top),
    ...armholes,
    ...cuffs,
    ...ribEnd(top.hemSeam, { part: 'rib', side: 1, width: 74 }),
  ]
}

const cutOf = (top: LongTop, neck: readonly Knot[]): Outline =>
  toOutline(toMirrored([...neck, ...top.side, [0, top.bottom + 6]]))
const frontNeck: readonly Knot[] = [
  [0, 70],
  [60, 50],
]
const backNeck: readonly Knot[] = [
  [0, 14],
  [60, 10],
]

const insideHood = toOutline(toMirrored(knots('0 -186, 56 -178, 104 -120, 116 -40, 98 60, 0 110')))

const inside = (): Piece => ({
  outline: insideHood,
  inflation: { fullness: 0.05, reach: 60 },
  lift: 9,
  cloth: { bend: 0.2, hold: 0.003 },
  ease: [
    folds({ x: 10, y: -60, rx: 60, ry: 120, angle: 84, amount: 0.05 }),
    folds({ x: -20, y: 20, rx: 70, ry: 40, angle: 20, amount: 0.05 }),
  ],
  part: 'lining',
  features: [
    seam(new Path(toCurve(knots('2 -186, -5 -100, 0 6'))), { depth: 1.4, width: 1.5, pucker: 0.7 }),
    band(new Path(toCurve(knots('-110 6, 0 16, 110 6')), { band: 20 }), { part: 'tape', from: 0, to: 11, raise: 1 }),
    label({ x: 0, y: 43, width: 36, height: 22, part: 'label', ink: 'tape' }),
  ],
})

/** What differs between the hoodies of the range. */
export type HoodieDesign = {
  key: string
  name: string
  seed: number
  fit: LongFit
  cloth: Cloth
  mark: MarkOptions
  /** Material of the cloth. */
  material?: PartRecord['material']
  frame: { y: number; width: number }
}

const backHoodSeams = (): Feature[] => [
  seam(new Path(toCurve(knots('0 -212, 2 -110, 0 50'))), {
    depth: 1.5,
    width: 1.6,
    pucker: 0.8,
    rows: [
      { offset: 4, part: 'stitch' },
      { offset: -4, part: 'stitch' },
    ],
  }),
  seam(new Path(toCurve(knots('-138 24, -74 42, 0 48, 74 42, 138 24'))), {
    depth: 1,
    pucker: 0.9,
    rows: [{ offset: -4.5, part: 'stitch' }],
  }),
]

const hood = { form: hoodForm, inflation: { fullness: 0.42, reach: 44 }, cloth: hoodCloth, part: 'hood' } as const

const hoodHalves = (): Piece[] =>
  ([-1, 1] as const).map((side) => ({
    ...hood,
    outline: toOutline(hoodHalf(side, throat[side])),
    shape: hoodHeight,
    lift: side === 1 ? 14 : 12,
    ease: hoodEase(side),
    features: hoodFeatures(side),
    edge: 2.6,
  }))

const hoodFromBehind = (): Piece => ({
  ...hood,
  outline: hoodBack,
  lift: 12,
  ease: [
    ...hoodEase(1),
    ...hoodEase(-1),
    folds({ x: -30, y: 10, rx: 90, ry: 40, angle: 8, amount: 0.07 }),
    folds({ x: 50, y: -90, rx: 50, ry: 90, angle: 74, amount: 0.05 }),
  ],
  features: backHoodSeams(),
  edge: 2.2,
})

/** A hoodie in a fit of its own. */
export function hoodieOf(design: HoodieDesign): GarmentModel {
  const { key, name, seed, fit, cloth, frame, material } = design
  const top = longTop(fit)
  const form = toOutline(toMirrored(top.form), 2)
  const body = (neck: readonly Knot[], ease: readonly EaseRule[], features: readonly Feature[]): Piece => ({
    outline: cutOf(top, neck),
    form,
    inflation: { fullness: 0.54, reach: 54 },
    lift: 4,
    cloth,
    ease,
    part: 'body',
    features,
  })
  const front = (): Piece[] => [
    inside(),
    body(
      frontNeck,
      [...top.ease(1), folds({ x: 0, y: 130, rx: 120, ry: 60, angle: 70, amount: 0.025 })],
      [...pocketFeatures(fit.length - 712), ...sewnFeatures(top), mark(design.mark)],
    ),
    ...hoodHalves(),
    ...hangingCords(),
  ]
  const behind = folds({ x: -20, y: 190, rx: 160, ry: 90, angle: 96, amount: 0.02 })
  const back = (): Piece[] => [body(backNeck, [...top.ease(-1), behind], sewnFeatures(top)), hoodFromBehind()]
  return toGarmentModel({
    key,
    name,
    kind: 'apparel',
    seed,
    parts: material ? parts.map((part) => (part.material === 'fleece' ? { ...part, material } : part)) : parts,
    sides: { front, back },
    views: [
      { key: 'front', side: 'front', frame: { x: 0, ...frame } },
      { key: 'back', side: 'back', frame: { x: 0, ...frame } },
      { key: 'detail', side: 'front', frame: { x: 20, y: 60, width: 400 } },
    ],
  })
}

export const hoodie = hoodieOf({
  key: 'hoodie',
  name: 'Hoodie',
  seed: 23,
  fit: LONG_FITS.regular,
  cloth: { bend: 0.3, hold: 0.0022 },
  mark: { x: 112, y: 214, size: 30, part: 'mark' },
  frame: { y: 248, width: 880 },
})
