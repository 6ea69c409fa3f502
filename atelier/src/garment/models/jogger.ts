import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { bothSides, ribEnd } from '../patterns/sewing.ts'
import { drawcord, waistband } from '../patterns/waistband.ts'
import type { Piece } from '../piece.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'fleece' },
  { key: 'pockets', label: 'Pockets', role: 'upper', material: 'fleece' },
  { key: 'waist', label: 'Waistband', role: 'upper', material: 'fleece' },
  { key: 'cuffs', label: 'Cuffs', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'cord', label: 'Drawcord', role: 'lace', material: 'cord' },
  { key: 'tips', label: 'Cord tips', role: 'hardware', material: 'metal' },
  { key: 'eyelets', label: 'Eyelets', role: 'eyelet', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const side: readonly Knot[] = knots(`
  176 2 c, 180 42, 206 110, 226 220, 224 380, 208 560, 196 740, 190 866, 184 900, 166 926, 164 996 c,
  132 1001, 96 998 c, 95 926, 80 902, 72 860, 62 720, 44 540, 17 368
`)

const legs: readonly Knot[] = [...side, [0, 326, 'corner']]
const frontCut = toOutline(toMirrored([[0, 14], [90, 11], ...legs]))
const backCut = toOutline(toMirrored([[0, -2], [90, -1], ...legs]))
const form = toOutline(
  toMirrored(
    knots(`
  0 -90, 160 -90 c, 180 42, 206 110, 226 220, 224 380, 208 560, 196 740, 190 866, 184 900, 166 930,
  164 1070 c, 96 1070 c, 95 930, 80 902, 72 860, 62 720, 44 540, 17 368, 0 326 c
`),
  ),
  2,
)

const cuff = toCurve(knots('192 918, 130 928, 70 920'))
const frontEdge: readonly Knot[] = knots('-182 2, -90 11, 0 14, 90 11, 182 2')
const backEdge: readonly Knot[] = knots('-182 2, -90 -1, 0 -2, 90 -1, 182 2')

function legEase(lean: number): EaseRule[] {
  const each = [1, -1].flatMap((s): EaseRule[] => {
    const own = 1 + 0.2 * s * lean
    const from = [s * 130, 260] as const
    const to = [s * 132, 920] as const
    return [
      rings({ from, to, radius: 78, at: 0.47 + 0.03 * s * lean, spread: 0.13, amount: 0.05 * own }),
      rings({ from, to, radius: 74, at: 0.93, spread: 0.13, amount: 0.11 * own }),
      folds({ x: s * 150, y: 640, rx: 60, ry: 180, angle: 90 + s * 14, amount: 0.035 * own }),
      folds({ x: s * 90, y: 420, rx: 70, ry: 120, angle: 90 - s * 38, amount: 0.045 * own }),
      folds({ x: s * 130, y: 898, rx: 70, ry: 28, angle: 90, amount: 0.08 }),
      folds({ x: s * 190, y: 170, rx: 50, ry: 110, angle: 90 - s * 12, amount: 0.03 }),
    ]
  })
  return [
    ...each,
    fan({ x: 0, y: 322, radius: 120, amount: 0.07, core: 20 }),
    folds({ x: 0, y: 84, rx: 180, ry: 40, angle: 90, amount: 0.05 }),
    folds({ x: 30 * lean, y: 230, rx: 90, ry: 60, angle: 30 * lean, amount: 0.03 }),
  ]
}

const cuffs = (): Feature[] =>
  bothSides(cuff).flatMap(({ points, side: s }) =>
    ribEnd(points, { part: 'cuffs', side: s === 1 ? -1 : 1, width: 76, pitch: 3.2 }),
  )

const middle = (bottom: number): Feature =>
  seam(
    new Path(
      toCurve([
        [0, 44],
        [1, 180],
        [0, bottom],
      ]),
    ),
    { depth: 1.4, width: 1.6, pucker: 0.9, rows: [{ offset: 4, part: 'stitch' }] },
  )

function slants(): Feature[] {
  const line = toCurve(knots('138 52, 160 110, 219 196'))
  return bothSides(line).flatMap(({ points, side: s }) => [
    seam(new Path(points, { band: 18 }), {
      depth: 2.4,
      width: 2.2,
      pucker: 1.2,
      rows: [4, 11].map((offset) => ({ offset: offset * s, part: 'stitch' })),
    }),
  ])
}

const cloth = { bend: 0.28, hold: 0.0018 }
const inflation = { fullness: 0.55, reach: 62 }

const front = (): Piece[] => [
  {
    outline: toOutline(toMirrored(knots('0 -8, 90 -6, 174 2 c, 172 60 c, 0 70'))),
    inflation: { fullness: 0.06, reach: 60 },
    lift: 14,
    part: 'inside',
    features: [
      ...waistband(knots('-176 0, -90 -5, 0 -7, 90 -5, 176 0'), { part: 'waist', width: 42, rows: [9, 33] }),
      label({ x: 0, y: 6, width: 34, height: 20, part: 'label', ink: 'stitch' }),
    ],
  },
  {
    outline: frontCut,
    form,
    inflation,
    lift: 4,
    cloth,
    ease: legEase(1),
    part: 'body',
    features: [
      middle(330),
      ...slants(),
      ...cuffs(),
      ...waistband(frontEdge, { part: 'waist', width: 44, rows: [12, 32, 48] }),
      mark({ x: 128, y: 268, size: 30, parts: ['mark', 'mark'] }),
      ...drawcord({ y: 36, gap: 19 }),
    ],
  },
]

const backPocket = toOutline(knots('-150 150 c, -56 156 c, -58 262, -72 276, -136 270, -149 256'))

const back = (): Piece[] => [
  {
    outline: backCut,
    form,
    inflation,
    lift: 4,
    cloth,
    ease: [...legEase(-1), fan({ x: 0, y: 300, radius: 150, amount: 0.03, core: 30 })],
    part: 'body',
    features: [
      middle(330),
      patch(backPocket, { part: 'pockets', raise: 1.6, belly: 1.5 }),
      seam(backPocket.edge, { depth: 0.4, pucker: 0.5, rows: [{ offset: 3, part: 'stitch' }] }),
      seam(
        new Path([
          [-149, 168],
          [-57, 174],
        ]),
        { depth: 0, pucker: 0, rows: [{ offset: 0, part: 'stitch' }] },
      ),
      ...cuffs(),
      ...waistband(backEdge, { part: 'waist', width: 44, rows: [12, 32, 48] }),
    ],
  },
]

export const jogger = toGarmentModel({
  key: 'jogger',
  name: 'Jogger',
  kind: 'apparel',
  seed: 37,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 498, width: 900 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 498, width: 900 } },
    { key: 'detail', side: 'front', frame: { x: 40, y: 150, width: 400 } },
  ],
})
