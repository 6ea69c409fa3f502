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

const dome: readonly Knot[] = knots('0 -84, 40 -80, 72 -62, 93 -28, 100 6, 98 32')
const crownForm = toOutline(toMirrored([...dome, [95, 120, 'corner'], [0, 140]]), 1.5)
const rim: readonly Knot[] = knots('-95 46, -70 54, -36 59, 0 61, 36 59, 70 54, 95 46')
const frontCrown = toOutline([
  ...dome,
  [95, 46, 'corner'],
  ...[...rim].reverse().slice(1, -1),
  [-95, 46, 'corner'],
  ...mirrored(dome).reverse().slice(0, -1),
])

/** Height of the crown's rim over the ground, where the brim is sewn on. */
const rimHeight = (x: number): number => 8 + 32 * Math.sqrt(Math.max(0, 1 - (x / 100) ** 2))
const rimLine = (x: number): number => 61 - 15 * (x / 95) ** 2
const peakLine = (x: number): number => 125 - 58 * Math.abs(x / 97) ** 2.8

const brimHeight = (x: number, y: number): number => {
  const t = clamp((y - rimLine(x)) / Math.max(8, peakLine(x) - rimLine(x)), -0.4, 1.2)
  const out = 22 * Math.max(0, 1 - (x / 104) ** 2)
  return rimHeight(x) + out * (t - 0.2 * t * t)
}

const peak: readonly Knot[] = knots(
  '-86 42, -95 62, -92 84, -70 107, -38 120, 0 124, 38 120, 70 107, 92 84, 95 62, 86 42',
)
const brimCut = toOutline([[-82, 34, 'corner'], ...peak, [82, 34, 'corner'], [40, 48], [0, 50], [-40, 48]])

/** Rows of stitches that follow the peak, drawn in towards the crown. */
function brimFeatures(): Feature[] {
  return [0.9, 0.75, 0.6, 0.45, 0.3].map((share) => {
    const row = peak
      .slice(1, -1)
      .map(([x, y]): Knot => [x * (0.9 + 0.1 * share), rimLine(x) + (y - rimLine(x)) * share])
    return seam(new Path(toCurve(row), { band: 8 }), {
      depth: 0.35,
      width: 1,
      pucker: 0.12,
      rows: [{ offset: 0, part: 'stitch', pitch: 2.3, thread: 0.36 }],
    })
  })
}

const sideSeam: readonly Knot[] = knots('1 -84, 33 -64, 55 -22, 65 16, 67 66')

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
  outline: toOutline(toMirrored(knots('0 -89, 9 -87, 11 -82, 7 -78, 0 -77')), 0.5),
  inflation: { fullness: 0.8, reach: 20 },
  lift: 12,
  part: 'button',
  features: [],
}

const cloth = { bend: 0.5, hold: 0.012 }
const inflation = { fullness: 0.52, reach: 72 }
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
          [0, -84],
          [0, 66],
        ],
        sideSeam,
        mirrored(sideSeam),
      ]),
      ...hole(30, -38),
      ...hole(-30, -38),
      ...hole(77, -20),
      ...hole(-77, -20),
      seam(new Path(toCurve(rim)), {
        depth: 0.6,
        pucker: 0.3,
        rows: [{ offset: -4, part: 'stitch', pitch: 2.3 }],
      }),
      mark({ x: 0, y: 6, size: 44, parts: ['mark', 'mark'], raise: 1.8 }),
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
          [0, -84],
          [0, 6],
        ],
        sideSeam,
        mirrored(sideSeam),
      ]),
      ...hole(30, -38),
      ...hole(-30, -38),
      ...hole(77, -20),
      ...hole(-77, -20),
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
    { key: 'front', side: 'front', frame: { x: 0, y: 24, width: 264 } },
    { key: 'back', side: 'back', frame: { x: 0, y: -4, width: 264 } },
    { key: 'detail', side: 'front', frame: { x: 34, y: 34, width: 140 }, width: 800 },
  ],
})
