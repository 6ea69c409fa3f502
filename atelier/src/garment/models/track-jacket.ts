import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { bell, step } from '../geometry/shaping.ts'
import { LONG_FITS, longTop } from '../patterns/long-top.ts'
import { bothSides, onParts, ribEnd, sleeveAreas } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label, slider, zip } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'nylon' },
  { key: 'yoke', label: 'Yoke', role: 'overlay', material: 'nylon' },
  { key: 'sleeves', label: 'Sleeves', role: 'upper', material: 'nylon' },
  { key: 'piping', label: 'Piping', role: 'accent', material: 'canvas' },
  { key: 'collar', label: 'Collar', role: 'overlay', material: 'nylon' },
  { key: 'rib', label: 'Cuffs and hem', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'tape', label: 'Zip tape', role: 'collar', material: 'canvas' },
  { key: 'teeth', label: 'Zip', role: 'hardware', material: 'metal' },
  { key: 'pull', label: 'Zip pull', role: 'lace', material: 'rubber' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const neck: readonly Knot[] = [
  [0, 30],
  [50, 24],
]
const top = longTop({ ...LONG_FITS.regular, gather: 20, loose: 0.8 })
const cut = toOutline(toMirrored([...neck, ...top.side, [0, top.bottom + 6]]))
const cutBack = toOutline(toMirrored([[0, 4], [50, 2], ...top.side, [0, top.bottom + 6]]))
const form = toOutline(toMirrored(top.form), 2)

const collarHalf: readonly Knot[] = knots('80 -58 c, 92 -30, 110 5 c, 96 34, 52 58')
const collarCut = (dip: number) =>
  toOutline(toMirrored([[0, -58 + dip], [46, -58 + dip * 0.82], ...collarHalf, [0, 66]]))
const collarForm = toOutline(toMirrored(knots('0 -130, 80 -130 c, 92 -30, 112 5, 190 60, 180 170 c, 0 180')), 2)

/** The yoke's lower edge, falling in an angle from the armhole to the zip. */
const yokeLine: readonly Knot[] = knots('-270 210, -214 196, -110 244, 0 300, 110 244, 214 196, 270 210')
const yokeBack: readonly Knot[] = knots('-270 190, -214 178, -90 168, 0 166, 90 168, 214 178, 270 190')

function yoke(line: readonly Knot[]): Feature[] {
  const points = toCurve(line)
  const outline = toOutline([[-280, -120, 'corner'], ...line, [280, -120, 'corner']])
  const trim = new Path(points)
  const near = { distance: 0, along: 0, past: 0 }
  const piping: Feature = (x, y, spot) => {
    if (!trim.near(x, y, near) || Math.abs(near.distance) > 2.2) return
    spot.part = 'piping'
    spot.grain = 0
    spot.z += 1.6 * Math.sqrt(1 - (near.distance / 2.2) ** 2)
  }
  const rows = [-4.4, 4.6].map((offset) => ({ offset, part: 'stitch', pitch: 2.7 }))
  const all = [
    patch(outline, { part: 'yoke', raise: 0.3 }),
    seam(trim, { depth: 0.7, width: 2.6, pucker: 0.9, rows }),
    piping,
  ]
  return all.map((feature) => onParts(['body', 'yoke', 'stitch'], feature))
}

function sewn(): Feature[] {
  const arms = bothSides(top.armhole).map(({ points, side }) =>
    seam(new Path(points), {
      depth: 1.3,
      width: 1.4,
      pucker: 1.3,
      rows: [{ offset: side * 3.6, part: 'stitch', pitch: 2.7 }],
    }),
  )
  const cuffs = bothSides(top.cuffSeam).flatMap(({ points, side }) =>
    ribEnd(points, { part: 'rib', side: side === 1 ? -1 : 1, width: 76 }),
  )
  return [...arms, ...cuffs, ...ribEnd(top.hemSeam, { part: 'rib', side: 1, width: 74 })]
}

function pockets(): Feature[] {
  const line = toCurve([
    [182, 412],
    [146, 556],
  ])
  return bothSides(line).flatMap(({ points, side }) => {
    const path = new Path(points)
    const frame = new Path(
      toCurve([...toOffset(points, 9), ...[...toOffset(points, -9)].reverse()], { closed: true }),
      { closed: true },
    )
    return [
      zip(path, { tape: 'tape', teeth: 'teeth', width: 7, pitch: 2.2 }),
      seam(frame, { depth: 0, pucker: 0.8, rows: [{ offset: 0, part: 'stitch', pitch: 2.7 }] }),
      slider({ x: side * 180, y: 420, angle: 90 + side * 14, metal: 'teeth', tab: 'pull', size: 0.72 }),
    ]
  })
}

const zipper = (top: number): Feature[] => {
  const line = new Path([
    [0, top],
    [0, 716],
  ])
  return [
    zip(line, { tape: 'tape', teeth: 'teeth', width: 14, pitch: 2.9 }),
    seam(line, {
      depth: 0,
      pucker: 1.3,
      rows: [-10.5, 10.5].map((offset) => ({ offset, part: 'stitch', pitch: 2.8 })),
    }),
  ]
}

const inflation = { fullness: 0.54, reach: 54 }
const cloth = { bend: 0.2, hold: 0.0022 }
const collarEase = [
  folds({ x: -50, y: 30, rx: 60, ry: 34, angle: 12, amount: 0.06 }),
  folds({ x: 56, y: 20, rx: 60, ry: 40, angle: -16, amount: 0.06 }),
]
const stand = (_x: number, y: number, z: number): number => z * (1 - 0.12 * step(60, -60, y))

const front = (): Piece[] => [
  {
    outline: toOutline(toMirrored(knots('0 -74, 50 -71, 82 -58 c, 90 -20, 0 10'))),
    inflation: { fullness: 0.08, reach: 60 },
    lift: 14,
    part: 'inside',
    features: [
      seam(new Path(toCurve(knots('-84 -52, 0 -66, 84 -52'))), {
        depth: 0,
        pucker: 0.3,
        rows: [{ offset: 0, part: 'stitch' }],
      }),
      label({ x: 0, y: -52, width: 40, height: 18, part: 'label', ink: 'stitch' }),
    ],
  },
  {
    outline: cut,
    form,
    inflation,
    lift: 4,
    cloth,
    ease: [...top.ease(1), folds({ x: 20, y: 380, rx: 40, ry: 260, angle: 8, amount: 0.03 })],
    part: 'body',
    features: [
      ...sleeveAreas('sleeves', top),
      ...yoke(yokeLine),
      ...pockets(),
      ...sewn(),
      ...zipper(40),
      mark({ x: 122, y: 184, size: 34, part: 'mark' }),
    ],
  },
  {
    outline: collarCut(22),
    form: collarForm,
    inflation: { fullness: 0.62, reach: 60 },
    shape: stand,
    lift: 6,
    cloth,
    ease: collarEase,
    part: 'collar',
    features: [
      seam(collarCut(22).edge, { depth: 0.4, pucker: 0.5, rows: [{ offset: 4, part: 'stitch', pitch: 2.7 }] }),
      ...zipper(-60),
      slider({ x: 0, y: -16, angle: 88, metal: 'teeth', tab: 'pull' }),
    ],
    edge: 2.4,
  },
]

const back = (): Piece[] => [
  {
    outline: cutBack,
    form,
    inflation,
    lift: 4,
    cloth,
    ease: top.ease(-1),
    part: 'body',
    features: [
      ...sleeveAreas('sleeves', top),
      ...yoke(yokeBack),
      ...sewn(),
      mark({ x: 0, y: 110, size: 44, part: 'mark' }),
    ],
  },
  {
    outline: toOutline(toMirrored(knots('0 -66, 46 -65, 80 -58 c, 92 -30, 112 6 c, 60 22, 0 26'))),
    form: collarForm,
    inflation: { fullness: 0.62, reach: 60 },
    shape: (x, y, z) => stand(x, y, z) + 1.5 * bell(y + 60, 10),
    lift: 5,
    cloth,
    ease: collarEase,
    part: 'collar',
    features: [
      seam(new Path(toCurve(knots('-112 6, -60 22, 0 26, 60 22, 112 6'))), {
        depth: 1,
        pucker: 0.8,
        rows: [{ offset: -4, part: 'stitch', pitch: 2.7 }],
      }),
    ],
    edge: 2.4,
  },
]

export const trackJacket = toGarmentModel({
  key: 'track-jacket',
  name: 'Track jacket',
  kind: 'apparel',
  seed: 71,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 326, width: 872 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 326, width: 872 } },
    { key: 'detail', side: 'front', frame: { x: 40, y: 120, width: 380 } },
  ],
})
