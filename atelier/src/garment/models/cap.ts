import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { clamp } from '../geometry/shaping.ts'
import { bothSides } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { eyelet } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'crown', label: 'Crown', role: 'upper', material: 'canvas' },
  { key: 'brim', label: 'Brim', role: 'overlay', material: 'canvas' },
  { key: 'button', label: 'Button', role: 'overlay', material: 'canvas' },
  { key: 'eyelets', label: 'Eyelets', role: 'stitch', material: 'thread' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'sweatband', label: 'Sweatband', role: 'collar', material: 'cotton' },
  { key: 'strap', label: 'Strap', role: 'accent', material: 'canvas' },
  { key: 'buckle', label: 'Buckle', role: 'hardware', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const mirrored = (line: readonly Knot[]): Knot[] => line.map(([x, y]): Knot => [-x, y])

const dome: readonly Knot[] = knots('0 -97, 38 -94, 68 -78, 87 -44, 93 0, 92 36')
const crownForm = toOutline(toMirrored([...dome, [94, 120, 'corner'], [0, 140]]), 1.5)
/** The front edge of the crown: the brim bends down at both sides, and the crown with it. */
const rim: readonly Knot[] = knots('-92 44, -68 32, -36 24, 0 21, 36 24, 68 32, 92 44')
const frontCrown = toOutline([
  ...dome,
  [92, 44, 'corner'],
  ...[...rim].reverse().slice(1, -1),
  [-92, 44, 'corner'],
  ...mirrored(dome).reverse().slice(0, -1),
])

const rimLine = (x: number): number => 21 + 23 * (x / 92) ** 2
const peakLine = (x: number): number => 59 + 18 * (x / 92) ** 2

/** The brim is bent about the middle of the cap and rises a little towards its front edge. */
const brimHeight = (x: number, y: number): number => {
  const t = clamp((y - rimLine(x)) / (peakLine(x) - rimLine(x)), -0.4, 1.2)
  return 8 + 28 * Math.sqrt(Math.max(0, 1 - (x / 112) ** 2)) + 7 * t
}

const peak: readonly Knot[] = knots(
  '-86 34, -95 48, -100 66, -97 78, -84 76, -48 64, 0 59, 48 64, 84 76, 97 78, 100 66, 95 48, 86 34',
)
const brimCut = toOutline([[-82, 28, 'corner'], ...peak, [82, 28, 'corner'], [40, 14], [0, 10], [-40, 14]])

/** Rows of stitches that follow the front edge, drawn in towards the crown. */
function brimFeatures(): Feature[] {
  return [0.84, 0.64, 0.44, 0.24].map((share) => {
    const across = [-1, -0.72, -0.4, 0, 0.4, 0.72, 1].map((part): Knot => {
      const x = part * (84 + 8 * share)
      return [x, rimLine(x) + (peakLine(x) - rimLine(x)) * share]
    })
    return seam(new Path(toCurve(across), { band: 8 }), {
      depth: 0.18,
      width: 0.8,
      pucker: 0.06,
      rows: [{ offset: 0, part: 'stitch', pitch: 2.1, thread: 0.28 }],
    })
  })
}

const sideSeam: readonly Knot[] = knots('1 -97, 34 -76, 54 -30, 63 8, 66 62')

function panelSeams(lines: readonly (readonly Knot[])[]): Feature[] {
  return lines.map((line) =>
    seam(new Path(toCurve(line)), {
      depth: 0.7,
      width: 0.9,
      pucker: 0.35,
      rows: [-2.4, 2.4].map((offset) => ({ offset, part: 'stitch', pitch: 2.3, thread: 0.36 })),
    }),
  )
}

function hole(x: number, y: number): Feature[] {
  return [eyelet({ x, y, radius: 4.1, part: 'eyelets', hole: 'inside' })]
}

const button: Piece = {
  outline: toOutline(toMirrored(knots('0 -102, 8 -101, 11 -97, 8 -93, 0 -92')), 0.5),
  inflation: { fullness: 0.8, reach: 20 },
  lift: 12,
  part: 'button',
  features: [],
}

const cloth = { bend: 0.5, hold: 0.012 }
const inflation = { fullness: 0.4, reach: 72 }
const crownEase = [
  folds({ x: -60, y: 40, rx: 40, ry: 40, angle: 70, amount: 0.05 }),
  folds({ x: 74, y: 20, rx: 34, ry: 50, angle: 104, amount: 0.06 }),
  folds({ x: 30, y: -70, rx: 50, ry: 26, angle: 24, amount: 0.04 }),
  folds({ x: -40, y: -60, rx: 50, ry: 26, angle: -34, amount: 0.04 }),
]

const front = (): Piece[] => [
  {
    outline: brimCut,
    inflation: { fullness: 0, reach: 20 },
    shape: brimHeight,
    lift: 2,
    part: 'brim',
    features: brimFeatures(),
    edge: 2.2,
  },
  button,
  {
    outline: frontCrown,
    form: crownForm,
    inflation,
    lift: 8,
    cloth,
    ease: crownEase,
    part: 'crown',
    features: [
      ...panelSeams([
        [
          [0, -97],
          [0, 66],
        ],
        sideSeam,
        mirrored(sideSeam),
      ]),
      ...hole(27, -56),
      ...hole(-27, -56),
      ...hole(76, -34),
      ...hole(-76, -34),
      seam(new Path(toCurve(rim)), {
        depth: 0.6,
        pucker: 0.3,
        rows: [{ offset: -4, part: 'stitch', pitch: 2.3 }],
      }),
      mark({ x: 0, y: -14, size: 40, part: 'mark', raise: 1.6 }),
    ],
    edge: 1.6,
  },
]

const arch: readonly Knot[] = knots('46 60 c, 42 32, 26 11, 0 3')
const backCrown = toOutline([
  ...dome,
  [95, 62, 'corner'],
  ...arch,
  ...mirrored(arch).reverse().slice(1, -1),
  [-46, 60, 'corner'],
  [-95, 62, 'corner'],
  ...mirrored(dome).reverse().slice(0, -1),
])

const strapLine: readonly Knot[] = knots('-62 48, 0 52, 62 48')

function strapFeatures(): Feature[] {
  const path = new Path(toCurve(strapLine), { band: 16 })
  const frame = toOutline(knots('12 39 c, 31 38 c, 31 63 c, 12 64 c'), 0.6)
  const inner = toOutline(knots('16 43 c, 27 42 c, 27 59 c, 16 60 c'), 0.6)
  return [
    seam(path, { depth: 0, pucker: 0.2, rows: [-7, 7].map((offset) => ({ offset, part: 'stitch', pitch: 2.3 })) }),
    patch(frame, { part: 'buckle', raise: 2.2, grain: 0, bevel: 2 }),
    patch(inner, { part: 'strap', raise: -1.6, bevel: 1.5 }),
  ]
}

const back = (): Piece[] => [
  {
    outline: toOutline(toMirrored(knots('0 -4, 40 6, 60 40, 56 54 c, 0 58'))),
    inflation: { fullness: 0.1, reach: 30 },
    lift: 10,
    part: 'inside',
    features: [
      band(new Path(toCurve(knots('-60 42, 0 44, 60 42')), { band: 34 }), {
        part: 'sweatband',
        from: -2,
        to: 14,
        raise: 1.4,
      }),
    ],
  },
  {
    outline: toOutline(toMirrored(knots('0 42, 60 38, 76 37 c, 76 57 c, 60 58, 0 62'))),
    form: crownForm,
    inflation,
    lift: 3,
    part: 'strap',
    features: strapFeatures(),
  },
  button,
  {
    outline: backCrown,
    form: crownForm,
    inflation,
    lift: 8,
    cloth,
    ease: crownEase,
    part: 'crown',
    features: [
      ...panelSeams([
        [
          [0, -97],
          [0, 6],
        ],
        sideSeam,
        mirrored(sideSeam),
      ]),
      ...hole(27, -56),
      ...hole(-27, -56),
      ...hole(76, -34),
      ...hole(-76, -34),
      ...bothSides(toCurve(arch)).map(({ points, side }) =>
        seam(new Path(points), {
          depth: 0.3,
          pucker: 0.3,
          rows: [4, 9].map((offset) => ({ offset: offset * side, part: 'stitch', pitch: 2.3 })),
        }),
      ),
      seam(
        new Path([
          [-97, 62],
          [-46, 60],
        ]),
        { depth: 0, pucker: 0.2, rows: [{ offset: -4, part: 'stitch', pitch: 2.3 }] },
      ),
      seam(
        new Path([
          [46, 60],
          [97, 62],
        ]),
        { depth: 0, pucker: 0.2, rows: [{ offset: -4, part: 'stitch', pitch: 2.3 }] },
      ),
    ],
    edge: 1.6,
  },
]

export const cap = toGarmentModel({
  key: 'cap',
  name: 'Six-panel cap',
  kind: 'accessory',
  seed: 83,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: -9, width: 244 } },
    { key: 'back', side: 'back', frame: { x: 0, y: -14, width: 244 } },
    { key: 'detail', side: 'front', frame: { x: 30, y: 8, width: 136 }, width: 800 },
  ],
})
