import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { cuffSeam, hemSeam, longEase, longForm, longSide } from '../patterns/long-sleeve.ts'
import { bothSides, ribEnd } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'fleece' },
  { key: 'sleeves', label: 'Raglan sleeves', role: 'overlay', material: 'fleece' },
  { key: 'collar', label: 'Collar', role: 'collar', material: 'rib' },
  { key: 'rib', label: 'Cuffs and hem', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'tape', label: 'Neck tape', role: 'accent', material: 'canvas' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

/** Wider and shorter than a hoodie, with the arms further out. */
const boxy = (line: readonly Knot[]): Knot[] =>
  line.map(([x, y, corner]): Knot => {
    const out = x > 255 ? 10 + Math.max(0, y - 100) * 0.085 : x > 190 ? 8 : 0
    const up = y > 340 && x < 260 ? -14 : 0
    return corner ? [x + out, y + up, corner] : [x + out, y + up]
  })

const neckFront: readonly Knot[] = knots('-98 1, -84 36, -48 72, 0 84, 48 72, 84 36, 98 1')
const neckBack: readonly Knot[] = knots('-98 1, -52 10, 0 13, 52 10, 98 1')

const sideKnots = boxy([[98, 1, 'corner'], ...longSide.slice(1)])
const rightOf = (neck: readonly Knot[]): Knot[] => neck.filter(([x]) => x >= 0 && x < 97)
const cutOf = (neck: readonly Knot[]) => toOutline(toMirrored([...rightOf(neck), ...sideKnots, [0, 698]]))
const form = toOutline(toMirrored(boxy(longForm)), 2)

const raglanFront = toCurve(knots('84 34, 122 88, 176 184, 262 294'))
const raglanBack = toCurve(knots('70 6, 104 60, 164 170, 262 294'))

function sewn(raglan: readonly Point[]): Feature[] {
  const arms = bothSides(raglan).flatMap(({ points, side }) => [
    raglanArea(points, side),
    seam(new Path(points, { band: 18 }), {
      depth: 0.9,
      width: 1.2,
      pucker: 0.7,
      rows: [-3.2, 3.2].map((offset) => ({ offset, part: 'stitch', pitch: 2.6 })),
    }),
  ])
  const cuffs = bothSides(toCurve(boxy(cuffSeam))).flatMap(({ points, side }) =>
    ribEnd(points, { part: 'rib', side: side === 1 ? -1 : 1, width: 76 }),
  )
  const hem = hemSeam.map(([x, y]): Knot => [x * 1.05, y - 14])
  return [...arms, ...cuffs, ...ribEnd(toCurve(hem), { part: 'rib', side: 1, width: 70 })]
}

const ARMPIT = 291
/** Where arm and body part below the armpit. */
const gapAt = (y: number): number => 249 + Math.min(12, (y - ARMPIT) * 0.2)

/** Everything above and outside the raglan line down to the armpit, and the arm below it. */
function raglanArea(points: readonly Point[], side: 1 | -1): Feature {
  const at = (y: number): number => {
    const next = points.findIndex((point) => point[1] >= y)
    const b = points[next]
    const a = points[next - 1]
    if (!a || !b) return next === 0 ? 0 : Number.POSITIVE_INFINITY
    return side * (a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
  }
  return (x, y, spot) => {
    const from = y < ARMPIT ? Math.max(60, at(y)) : gapAt(y)
    if (x * side > from) spot.part = 'sleeves'
  }
}

const rib = { pitch: 2.7, height: 0.6 }

function collar(neck: readonly Knot[]): Feature[] {
  const points = toCurve(neck)
  return [
    band(new Path(points, { band: 30 }), { part: 'collar', from: -3, to: 25, raise: 1.2, roll: 2.2, rib }),
    seam(new Path(toOffset(points, 25.3)), {
      depth: 1.1,
      width: 1.1,
      pucker: 0.4,
      rows: [3, 7.5].map((offset) => ({ offset, part: 'stitch', pitch: 2.8 })),
    }),
  ]
}

/** The rib triangle under the collar of a classic sweatshirt. */
function notch(): Feature[] {
  const outline = toOutline(knots('-27 104 c, 0 110, 27 104 c, 0 150 c'))
  return [
    patch(outline, { part: 'collar', raise: 0.4 }),
    seam(outline.edge, { depth: 0.6, pucker: 0.3, rows: [{ offset: 2.6, part: 'stitch', pitch: 2.6 }] }),
  ]
}

const cloth = { bend: 0.34, hold: 0.0016 }
const inflation = { fullness: 0.58, reach: 62 }

function insideFeatures(): Feature[] {
  const path = new Path(toCurve(neckBack), { band: 40 })
  return [
    band(path, { part: 'collar', from: -3, to: 23, raise: 0.6, rib }),
    band(path, { part: 'tape', from: 23, to: 33, raise: 0.8 }),
    label({ x: 0, y: 62, width: 44, height: 24, part: 'label', ink: 'tape' }),
  ]
}

const front = (): Piece[] => [
  {
    outline: toOutline(
      toMirrored([...rightOf(neckBack), [98, 1, 'corner'], [150, 60, 'corner'], [120, 150], [0, 160]]),
    ),
    form,
    inflation: { fullness: 0.08, reach: 58 },
    lift: 3,
    part: 'inside',
    features: insideFeatures(),
  },
  {
    outline: cutOf(neckFront),
    form,
    inflation,
    lift: 4,
    cloth,
    ease: [...longEase(0.95, -1), folds({ x: 20, y: 200, rx: 120, ry: 70, angle: 96, amount: 0.02 })],
    part: 'body',
    features: [
      ...sewn(raglanFront),
      ...collar(neckFront),
      ...notch(),
      mark({ x: 0, y: 262, size: 74, parts: ['mark', 'mark'], raise: 0.8 }),
    ],
  },
]

const back = (): Piece[] => [
  {
    outline: cutOf(neckBack),
    form,
    inflation,
    lift: 4,
    cloth,
    ease: [...longEase(0.95, 1), folds({ x: -30, y: 200, rx: 150, ry: 100, angle: 88, amount: 0.018 })],
    part: 'body',
    features: [...sewn(raglanBack), ...collar(neckBack)],
  },
]

export const crew = toGarmentModel({
  key: 'crew',
  name: 'Raglan crew',
  kind: 'apparel',
  seed: 53,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 342, width: 970 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 342, width: 970 } },
    { key: 'detail', side: 'front', frame: { x: 0, y: 150, width: 380 } },
  ],
})
