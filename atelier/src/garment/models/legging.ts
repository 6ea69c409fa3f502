import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { flip, type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { bothSides, onParts } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'cotton' },
  { key: 'panels', label: 'Side panels', role: 'overlay', material: 'mesh' },
  { key: 'waist', label: 'Waistband', role: 'upper', material: 'cotton' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'rubber' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Flat seams', role: 'stitch', material: 'thread' },
]

const legs: readonly Knot[] = knots(`
  132 4 c, 134 50, 146 108, 172 210, 182 300, 174 420, 156 560, 144 640, 146 720, 142 800, 122 920,
  114 1000 c, 88 1004, 62 1001 c, 60 930, 52 810, 46 720, 46 630, 36 540, 18 420, 5 332
`)
const crotch: Knot = [0, 306, 'corner']
const cutOf = (waist: readonly Knot[]) => toOutline(toMirrored([...waist, ...legs, crotch]))
const form = toOutline(
  toMirrored([
    [0, -90],
    [120, -90, 'corner'],
    ...legs.slice(1, 10),
    [122, 920],
    [112, 1080, 'corner'],
    [64, 1080, 'corner'],
    ...legs.slice(14),
    crotch,
  ]),
  2,
)

const frontWaist: readonly Knot[] = [
  [0, 14],
  [68, 11],
]
const backWaist: readonly Knot[] = [
  [0, -4],
  [68, -2],
]

/** A panel that runs down the outside of the thigh and turns in over the calf. */
const sweep: readonly Knot[] = knots(`
  126 56, 136 110, 140 200, 136 320, 130 450, 122 560, 104 650, 92 740, 96 860, 118 960
`)
const flat = {
  depth: 0.3,
  width: 1.6,
  pucker: 0.35,
  rows: [-1.6, 1.6].map((offset) => ({ offset, part: 'stitch', pitch: 2.2 })),
}

function panels(): Feature[] {
  return ([1, -1] as const).flatMap((side) => {
    const area = toOutline(flip([...sweep, [240, 960, 'corner'], [240, 56, 'corner']], side), 2)
    return [patch(area, { part: 'panels', raise: 0.2 }), seam(new Path(toCurve(flip(sweep, side))), flat)]
  })
}

/** The high waistband comes to a shallow point in front. */
const waistLine = (dip: number): Point[] =>
  toCurve([
    [-150, 84],
    [-76, 92 + dip * 0.5],
    [0, 98 + dip],
    [76, 92 + dip * 0.5],
    [150, 84],
  ])

function waist(dip: number): Feature[] {
  const above = toOutline(
    [
      [-170, -60, 'corner'],
      ...waistLine(dip)
        .filter((_, i) => i % 6 === 0)
        .map(([x, y]): Knot => [x, y]),
      [170, 82, 'corner'],
      [170, -60, 'corner'],
    ],
    2,
  )
  return [patch(above, { part: 'waist', raise: 0.9 }), seam(new Path(waistLine(dip)), flat)]
}

const topEdge = (waistKnots: readonly Knot[]): Feature => {
  const left = flip(waistKnots.slice(1), -1).reverse()
  const edge = new Path(toCurve([...left, ...waistKnots]))
  return seam(edge, { depth: 0, pucker: 0, rows: [{ offset: 9, part: 'stitch', pitch: 2.4 }] })
}

function hems(): Feature[] {
  const hem = toCurve(knots('116 1000, 88 1004, 60 1001'))
  return bothSides(hem).map(({ points, side }) =>
    seam(new Path(points, { band: 26 }), {
      depth: 0,
      pucker: 0,
      rows: [17, 20.5].map((offset) => ({ offset: offset * side, part: 'stitch', pitch: 2.4 })),
    }),
  )
}

function ease(lean: number): EaseRule[] {
  const each = [1, -1].flatMap((s): EaseRule[] => {
    const own = 1 + 0.25 * s * lean
    const from = [s * 92, 260] as const
    const to = [s * 90, 980] as const
    return [
      rings({ from, to, radius: 60, at: 0.54, spread: 0.06, amount: 0.05 * own }),
      rings({ from, to, radius: 50, at: 0.93, spread: 0.08, amount: 0.05 * own }),
      folds({ x: s * 90, y: 640, rx: 50, ry: 40, angle: 90 + s * 62, amount: 0.03 * own }),
      folds({ x: s * 60, y: 380, rx: 50, ry: 60, angle: 90 - s * 40, amount: 0.03 }),
    ]
  })
  return [...each, fan({ x: 0, y: 300, radius: 80, amount: 0.06, core: 14 })]
}

const middle = seam(
  new Path([
    [0, 90],
    [0, 310],
  ]),
  { ...flat },
)
const inflation = { fullness: 0.62, reach: 62 }
const cloth = { bend: 0.2, hold: 0.004 }

const leg = (waistKnots: readonly Knot[], lean: number, features: readonly Feature[]): Piece => ({
  outline: cutOf(waistKnots),
  form,
  inflation,
  lift: 4,
  cloth,
  ease: ease(lean),
  part: 'body',
  features: [
    middle,
    ...panels().map((feature) => onParts(['body', 'panels', 'stitch'], feature)),
    ...features,
    ...hems(),
  ],
})

const front = (): Piece[] => [
  {
    outline: toOutline(toMirrored(knots('0 -8, 68 -6, 130 4 c, 126 60 c, 0 70'))),
    inflation: { fullness: 0.06, reach: 60 },
    lift: 14,
    part: 'inside',
    features: [
      band(new Path(toCurve(knots('-130 2, -68 -6, 0 -8, 68 -6, 130 2'))), {
        part: 'inside',
        from: 0,
        to: 9,
        raise: 0.8,
      }),
      label({ x: 0, y: 5, width: 30, height: 15, part: 'label', ink: 'stitch' }),
    ],
  },
  leg(frontWaist, 1, [
    ...waist(10),
    topEdge([...frontWaist, [134, 4]]),
    mark({ x: 100, y: 158, size: 26, part: 'mark', raise: 0.25 }),
  ]),
]

const backPocket: readonly Knot[] = knots('-62 36, 0 38, 62 36')
const back = (): Piece[] => [
  leg(backWaist, -1, [
    ...waist(-6),
    topEdge([...backWaist, [134, 4]]),
    seam(new Path(toCurve(backPocket)), {
      depth: 1.2,
      width: 1.2,
      pucker: 0.3,
      rows: [{ offset: -3, part: 'stitch', pitch: 2.4 }],
    }),
    mark({ x: 0, y: 66, size: 20, part: 'mark', raise: 0.25 }),
  ]),
]

export const legging = toGarmentModel({
  key: 'legging',
  name: 'High-waist legging',
  kind: 'apparel',
  seed: 139,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 498, width: 900 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 498, width: 900 } },
    { key: 'detail', side: 'front', frame: { x: 50, y: 150, width: 330 } },
  ],
})
