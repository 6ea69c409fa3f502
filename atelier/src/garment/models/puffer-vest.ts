import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { type EaseRule, folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { bothSides } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label, slider, zip } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'nylon' },
  { key: 'collar', label: 'Collar', role: 'upper', material: 'nylon' },
  { key: 'binding', label: 'Bindings', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Lining', role: 'lining', material: 'nylon' },
  { key: 'tape', label: 'Zip tape', role: 'collar', material: 'canvas' },
  { key: 'teeth', label: 'Zip', role: 'hardware', material: 'plastic' },
  { key: 'pull', label: 'Zip pull', role: 'accent', material: 'cord' },
  { key: 'patch', label: 'Patch', role: 'overlay', material: 'leather' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const armhole: readonly Knot[] = knots('192 36, 176 110, 178 190, 204 262, 236 290')
const side: readonly Knot[] = knots('236 290 c, 245 380, 249 520, 246 668 c, 120 674')
const shoulder: readonly Knot[] = knots('104 4 c, 150 20, 192 36 c')

const cutOf = (neck: readonly Knot[]) =>
  toOutline(toMirrored([...neck, ...shoulder, ...armhole.slice(1, -1), ...side, [0, 676]]))
const far = toOutline(
  toMirrored([
    [0, 20],
    ...shoulder,
    [190, 110],
    [194, 190],
    [216, 262],
    [240, 300],
    [240, 400],
    [240, 668, 'corner'],
    [0, 682],
  ]),
)
const form = toOutline(
  toMirrored(
    knots(`
  0 -120, 90 -118, 104 -20, 150 16, 214 40, 206 110, 208 190, 226 262, 238 290, 246 380, 250 520,
  249 780 c, 0 780
`),
  ),
  2,
)

const PITCH = 62
const FIRST = 96
const rows = Array.from({ length: 9 }, (_, i) => FIRST + i * PITCH)

/** Quilting sags a little towards the sides, each row in its own way. */
const sag = (x: number, row: number): number => 9 * (x / 240) ** 2 + 3 * Math.sin(x / 70 + row * 1.7)

/** Height of the down between two rows of quilting. */
function baffle(x: number, y: number): number {
  const row = Math.round((y - FIRST) / PITCH)
  const t = (y - sag(x, row) - FIRST) / PITCH
  const place = Math.abs(t - Math.floor(t) - 0.5) * 2
  return Math.sqrt(Math.max(0, 1 - place ** 2.2))
}

const puffed = (x: number, y: number, z: number): number => z * 0.72 + 17 * baffle(x, y) * step(0, 20, z)

function quilting(): Feature[] {
  return rows.map((y, i) => {
    const line = Array.from({ length: 17 }, (_, k): Knot => [-264 + k * 33, y + sag(-264 + k * 33, i)])
    return seam(new Path(toCurve(line)), {
      depth: 1.6,
      width: 1.5,
      pucker: 1.7,
      rows: [{ offset: 0, part: 'stitch', pitch: 3.2, thread: 0.4 }],
    })
  })
}

function bindings(): Feature[] {
  const arms = bothSides(toCurve(armhole)).map(({ points, side: s }) =>
    band(new Path(points, { band: 18 }), {
      part: 'binding',
      from: s === 1 ? -4 : -9,
      to: s === 1 ? 9 : 4,
      raise: 0.4,
      roll: 1.4,
      gather: { pitch: 5, height: 0.5 },
    }),
  )
  const hem = toCurve(knots('-250 668, -120 674, 0 676, 120 674, 250 668'))
  return [
    ...arms,
    band(new Path(hem, { band: 26 }), {
      part: 'binding',
      from: -15,
      to: 4,
      raise: -2,
      roll: 2,
      gather: { pitch: 6, height: 0.9 },
    }),
  ]
}

function pockets(): Feature[] {
  const line = toCurve([
    [168, 408],
    [142, 548],
  ])
  return bothSides(line).flatMap(({ points, side: s }) => [
    band(new Path(points, { band: 22 }), { part: 'body', from: -10, to: 10, raise: 0.4 }),
    seam(new Path(toOffset(points, 9)), { depth: 0.8, pucker: 1.2 }),
    seam(new Path(toOffset(points, -9)), { depth: 0.8, pucker: 1.2 }),
    zip(new Path(points), { tape: 'tape', teeth: 'teeth', width: 8, pitch: 2.6 }),
    slider({ x: s * 166, y: 414, angle: 90 + s * 10, metal: 'teeth', tab: 'pull', size: 0.85 }),
  ])
}

const zipper = (top: number): Feature[] => {
  const line = new Path(
    [
      [0, top],
      [0, 682],
    ],
    { band: 24 },
  )
  return [
    band(line, { part: 'body', from: -15, to: 15, raise: -2.4 }),
    seam(line, { depth: 0, pucker: 1.6, rows: [-11.5, 11.5].map((offset) => ({ offset, part: 'stitch' })) }),
    zip(line, { tape: 'tape', teeth: 'teeth', width: 15, pitch: 3.4 }),
  ]
}

const patchCut = toOutline(knots('104 233 c, 144 233 c, 144 269 c, 104 269 c'), 0.6)

/** Fine creases that stand on the quilting all over. */
function creases(lean: number): EaseRule[] {
  return rows.flatMap((y, i) =>
    [-1, 1].map(
      (s): EaseRule =>
        folds({
          x: s * 120 + lean * 14 * (i % 3),
          y: y - 4,
          rx: 140,
          ry: 26,
          angle: 90 + s * 4 + (i % 2) * 7,
          amount: 0.075,
        }),
    ),
  )
}

const cloth = { bend: 0.1, hold: 0.012 }
const inflation = { fullness: 0.6, reach: 58 }

const collarHalf: readonly Knot[] = knots('82 -64 c, 98 -32, 112 5 c, 98 40, 54 66')
const collarCut = toOutline(toMirrored([[0, -44], [46, -48], ...collarHalf, [0, 74]]))
const collarBack = toOutline(toMirrored(knots('0 -72, 46 -71, 82 -64 c, 98 -32, 114 6 c, 60 22, 0 26')))
const collarForm = toOutline(toMirrored(knots('0 -140, 82 -140 c, 98 -32, 114 5, 190 60, 180 170 c, 0 180')), 2)
const collarRow: readonly Knot[] = knots('-112 -22, -54 8, 0 16, 54 8, 112 -22')

function collarShape(x: number, y: number, z: number): number {
  const line = 16 - 38 * (x / 112) ** 2
  const t = Math.abs(y - line) / 30
  return z * 0.8 + 11 * Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - t) ** 2))
}

const collarEase = [
  folds({ x: -50, y: 10, rx: 80, ry: 60, angle: 84, amount: 0.07 }),
  folds({ x: 50, y: 10, rx: 80, ry: 60, angle: 98, amount: 0.07 }),
]

const collarPiece = (outline: typeof collarCut, features: readonly Feature[]): Piece => ({
  outline,
  form: collarForm,
  inflation,
  shape: collarShape,
  lift: 10,
  cloth,
  ease: collarEase,
  part: 'collar',
  features,
  edge: 4,
})

const quiltedCollar = seam(new Path(toCurve(collarRow)), {
  depth: 1.4,
  width: 1.5,
  pucker: 1.4,
  rows: [{ offset: 0, part: 'stitch' }],
})

const inside = (): Piece[] => [
  {
    outline: far,
    form,
    inflation: { fullness: 0.08, reach: 58 },
    lift: 2,
    part: 'inside',
    features: [],
  },
  {
    outline: toOutline(toMirrored(knots('0 -82, 50 -80, 84 -64 c, 92 -20, 0 10'))),
    inflation: { fullness: 0.1, reach: 60 },
    lift: 12,
    part: 'inside',
    features: [label({ x: 0, y: -56, width: 40, height: 20, part: 'label', ink: 'stitch' })],
  },
]

const bodyPiece = (neck: readonly Knot[], lean: number, features: readonly Feature[]): Piece => ({
  outline: cutOf(neck),
  form,
  inflation,
  shape: puffed,
  lift: 5,
  cloth,
  ease: creases(lean),
  part: 'body',
  features,
  edge: 3,
})

const front = (): Piece[] => [
  ...inside(),
  bodyPiece(
    [
      [0, 30],
      [50, 24],
    ],
    1,
    [
      ...quilting(),
      ...pockets(),
      ...bindings(),
      ...zipper(40),
      patch(patchCut, { part: 'patch', raise: 1.4, grain: 0 }),
      seam(patchCut.edge, { depth: 0, pucker: 0, rows: [{ offset: 2.6, part: 'stitch', pitch: 2.6 }] }),
      mark({ x: 124, y: 251, size: 23, part: 'mark', raise: 0.4 }),
    ],
  ),
  collarPiece(collarCut, [
    quiltedCollar,
    ...zipper(-60),
    slider({ x: 0, y: -20, angle: 88, metal: 'teeth', tab: 'pull', size: 1.1 }),
  ]),
]

const back = (): Piece[] => [
  ...inside().slice(0, 1),
  bodyPiece(
    [
      [0, 4],
      [50, 2],
    ],
    -1,
    [...quilting(), ...bindings(), mark({ x: 0, y: 66, size: 26, part: 'mark', raise: 0.4 })],
  ),
  collarPiece(collarBack, [
    quiltedCollar,
    seam(new Path(toCurve(knots('-114 6, -60 22, 0 26, 60 22, 114 6'))), { depth: 1, pucker: 1 }),
  ]),
]

export const pufferVest = toGarmentModel({
  key: 'puffer-vest',
  name: 'Puffer vest',
  kind: 'apparel',
  seed: 127,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 300, width: 720 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 300, width: 720 } },
    { key: 'detail', side: 'front', frame: { x: 40, y: 120, width: 340 } },
  ],
})
