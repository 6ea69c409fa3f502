import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import type { Cloth } from '../cloth/drape.ts'
import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { type GarmentModel, toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { bothSides, ribEnd } from '../patterns/sewing.ts'
import { drawcord, waistband } from '../patterns/waistband.ts'
import type { Piece } from '../piece.ts'
import { type MarkOptions, mark } from '../surface/mark.ts'
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

/** How wide the legs are cut, as shares of the regular cut, and how much their cloth folds. */
export type LegFit = { thigh: number; calf: number; loose: number }

/** Middle of the right leg at a height. */
const middleAt = (y: number): number => 118 + 12 * step(300, 900, y)

/** Draws a line of the right half for its fit: the waist stays, the legs become wider or narrower about their middle. */
function fitted(line: readonly Knot[], { thigh, calf }: LegFit): Knot[] {
  return line.map(([x, y, corner]): Knot => {
    const share = thigh + (calf - thigh) * step(420, 820, y)
    const c = middleAt(y)
    const weight = x > c ? step(20, 240, y) * step(985, 880, y) : step(380, 620, y) * step(985, 880, y)
    const out = c + (x - c) * (1 + (share - 1) * weight)
    return corner ? [out, y, corner] : [out, y]
  })
}

const formHalf = knots(`
  0 -90, 160 -90 c, 180 42, 206 110, 226 220, 224 380, 208 560, 196 740, 190 866, 184 900, 166 930,
  164 1070 c, 96 1070 c, 95 930, 80 902, 72 860, 62 720, 44 540, 17 368, 0 326 c
`)

const cuff = toCurve(knots('192 918, 130 928, 70 920'))
const frontEdge: readonly Knot[] = knots('-182 2, -90 11, 0 14, 90 11, 182 2')
const backEdge: readonly Knot[] = knots('-182 2, -90 -1, 0 -2, 90 -1, 182 2')

function legEase(lean: number, loose: number): EaseRule[] {
  const each = [1, -1].flatMap((s): EaseRule[] => {
    const own = loose * (1 + 0.14 * s * lean)
    const from = [s * 130, 260] as const
    const to = [s * 132, 920] as const
    return [
      fan({ x: s * 56, y: 560 + 22 * s * lean, radius: 110, amount: 0.055 * own, core: 12 }),
      rings({ from, to, radius: 88, at: 0.5 + 0.03 * s * lean, spread: 0.1, amount: 0.035 * own }),
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

const backPocket = toOutline(knots('-150 150 c, -56 156 c, -58 262, -72 276, -136 270, -149 256'))

/** What differs between the joggers of the range. */
export type JoggerDesign = {
  key: string
  name: string
  seed: number
  fit: LegFit
  cloth: Cloth
  mark: MarkOptions
  /** Material of the cloth. */
  material?: PartRecord['material']
  frame: { y: number; width: number }
}

const insideWaist = (): Piece => ({
  outline: toOutline(toMirrored(knots('0 -8, 90 -6, 174 2 c, 172 60 c, 0 70'))),
  inflation: { fullness: 0.06, reach: 60 },
  lift: 14,
  part: 'inside',
  features: [
    ...waistband(knots('-176 0, -90 -5, 0 -7, 90 -5, 176 0'), { part: 'waist', width: 42, rows: [9, 33] }),
    label({ x: 0, y: 6, width: 34, height: 20, part: 'label', ink: 'stitch' }),
  ],
})

const waist = (edge: readonly Knot[]): Feature[] => waistband(edge, { part: 'waist', width: 44, rows: [12, 32, 48] })

const seat = (): Feature[] => [
  patch(backPocket, { part: 'pockets', raise: 1.6, belly: 1.5 }),
  seam(backPocket.edge, { depth: 0.4, pucker: 0.5, rows: [{ offset: 3, part: 'stitch' }] }),
  seam(
    new Path([
      [-149, 168],
      [-57, 174],
    ]),
    { depth: 0, pucker: 0, rows: [{ offset: 0, part: 'stitch' }] },
  ),
]

/** A jogger in a fit of its own. */
export function joggerOf(design: JoggerDesign): GarmentModel {
  const { key, name, seed, fit, cloth, frame, material } = design
  const legs: readonly Knot[] = [...fitted(side, fit), [0, 326, 'corner']]
  const form = toOutline(toMirrored(fitted(formHalf, fit)), 2)
  const layer = (top: readonly Knot[], ease: readonly EaseRule[], features: readonly Feature[]): Piece => ({
    outline: toOutline(toMirrored([...top, ...legs])),
    form,
    inflation: { fullness: 0.5, reach: 56 },
    lift: 4,
    cloth,
    ease,
    part: 'body',
    features: [middle(330), ...features],
  })
  const behind = fan({ x: 0, y: 300, radius: 150, amount: 0.03, core: 30 })
  const front = (): Piece[] => [
    insideWaist(),
    layer(knots('0 14, 90 11'), legEase(1, fit.loose), [
      ...slants(),
      ...cuffs(),
      ...waist(frontEdge),
      mark(design.mark),
      ...drawcord({ y: 36, gap: 19 }),
    ]),
  ]
  const back = (): Piece[] => [
    layer(knots('0 -2, 90 -1'), [...legEase(-1, fit.loose), behind], [...seat(), ...cuffs(), ...waist(backEdge)]),
  ]
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
      { key: 'detail', side: 'front', frame: { x: 40, y: 150, width: 400 } },
    ],
  })
}

export const jogger = joggerOf({
  key: 'jogger',
  name: 'Jogger',
  seed: 37,
  fit: { thigh: 1, calf: 1, loose: 1 },
  cloth: { bend: 0.28, hold: 0.002 },
  mark: { x: 128, y: 268, size: 30, part: 'mark' },
  frame: { y: 498, width: 880 },
})
