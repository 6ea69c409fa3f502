import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { type EaseRule, fan, folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { flip, type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { bothSides } from '../patterns/sewing.ts'
import { drawcord, waistband } from '../patterns/waistband.ts'
import type { Piece } from '../piece.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'mesh' },
  { key: 'sides', label: 'Side panels', role: 'overlay', material: 'nylon' },
  { key: 'piping', label: 'Piping', role: 'accent', material: 'canvas' },
  { key: 'waist', label: 'Waistband', role: 'collar', material: 'cotton' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'cord', label: 'Drawcord', role: 'lace', material: 'cord' },
  { key: 'tips', label: 'Cord tips', role: 'hardware', material: 'plastic' },
  { key: 'eyelets', label: 'Eyelets', role: 'eyelet', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const legs: readonly Knot[] = knots(`
  184 2 c, 189 44, 226 130, 262 270, 284 400, 296 492, 292 506 c, 268 510 c, 160 530, 24 520 c, 16 440,
  6 372
`)
const farLegs: readonly Knot[] = knots(`
  184 2 c, 189 44, 224 130, 260 270, 282 400, 299 514 c, 270 524, 160 538, 28 527 c, 18 440, 8 372
`)
const crotch: Knot = [0, 345, 'corner']
const form = toOutline(
  toMirrored([
    [0, -90],
    [164, -90, 'corner'],
    [189, 44],
    [226, 130],
    [262, 270],
    [284, 400],
    [316, 600, 'corner'],
    [34, 620, 'corner'],
    [16, 440],
    [6, 372],
    crotch,
  ]),
  2,
)

const frontEdge: readonly Knot[] = knots('-190 2, -95 11, 0 14, 95 11, 190 2')
const backEdge: readonly Knot[] = knots('-190 2, -95 -2, 0 -3, 95 -2, 190 2')

/** The panel down the side, cut away at the slit. */
const panel: readonly Knot[] = knots(`
  198 44 c, 216 150, 232 290, 242 400, 254 470, 280 540 c, 340 540 c, 300 300, 250 120, 206 44 c
`)
const piping: readonly Knot[] = panel.slice(0, 6)
const hem: readonly Knot[] = knots('272 509, 160 530, 24 520')

function sewn(): Feature[] {
  return ([1, -1] as const).flatMap((side) => {
    const trim = new Path(toCurve(flip(piping, side)), { band: 16 })
    const edge = new Path(toCurve(flip(hem, side)), { band: 30 })
    return [
      patch(toOutline(flip(panel, side)), { part: 'sides', raise: 0.5 }),
      pipe(trim),
      seam(trim, { depth: 0.5, pucker: 0.8, rows: [{ offset: 4.2 * side, part: 'stitch' }] }),
      seam(edge, { depth: 0, pucker: 0, rows: [18, 23].map((offset) => ({ offset: offset * side, part: 'stitch' })) }),
    ]
  })
}

/** A thin round trim let into a seam. */
function pipe(path: Path): Feature {
  const near = { distance: 0, along: 0, past: 0 }
  return (x, y, spot) => {
    if (!path.near(x, y, near) || Math.abs(near.distance) > 2.4) return
    spot.part = 'piping'
    spot.grain = 0
    spot.z += 1.7 * Math.sqrt(1 - (near.distance / 2.4) ** 2)
  }
}

function pocketMouths(): Feature[] {
  const line = toCurve(knots('150 52, 168 120, 204 204'))
  return bothSides(line).map(({ points, side }) =>
    seam(new Path(points), {
      depth: 2,
      width: 2,
      pucker: 1,
      rows: [4.5, 9.5].map((offset) => ({ offset: offset * side, part: 'stitch' })),
    }),
  )
}

function ease(lean: number): EaseRule[] {
  const each = [1, -1].flatMap((s): EaseRule[] => {
    const own = 1 + 0.2 * s * lean
    return [
      folds({ x: s * 120, y: 410, rx: 60, ry: 150, angle: 90 - s * 6, amount: 0.05 * own }),
      folds({ x: s * 220, y: 390, rx: 60, ry: 150, angle: 90 - s * 16, amount: 0.045 * own }),
      folds({ x: s * 70, y: 390, rx: 60, ry: 90, angle: 90 - s * 34, amount: 0.035 * own }),
    ]
  })
  return [
    ...each,
    fan({ x: 0, y: 345, radius: 120, amount: 0.05, core: 30 }),
    folds({ x: 0, y: 96, rx: 190, ry: 50, angle: 90, amount: 0.07 }),
    folds({ x: -60 * lean, y: 220, rx: 110, ry: 80, angle: 90 + 24 * lean, amount: 0.03 }),
  ]
}

const middle = (): Feature =>
  seam(
    new Path([
      [0, 48],
      [0, 350],
    ]),
    { depth: 1.3, width: 1.5, pucker: 0.8, rows: [{ offset: 4, part: 'stitch' }] },
  )
const band = { part: 'waist', width: 46, rows: [10, 23, 36] }
const inflation = { fullness: 0.5, reach: 60 }
const cloth = { bend: 0.2, hold: 0.0018 }
const slim = (_x: number, y: number, z: number): number => z * (1 - 0.3 * step(300, 560, y))

const far = (): Piece => ({
  outline: toOutline(toMirrored([[0, -10], [95, -7], ...farLegs, crotch])),
  form,
  inflation: { fullness: 0.08, reach: 60 },
  lift: 2,
  part: 'inside',
  features: [
    ...waistband(knots('-186 0, -95 -7, 0 -9, 95 -7, 186 0'), { ...band, rows: [9, 22] }),
    label({ x: 0, y: 6, width: 36, height: 20, part: 'label', ink: 'stitch' }),
  ],
})

const front = (): Piece[] => [
  far(),
  {
    outline: toOutline(toMirrored([[0, 14], [95, 11], ...legs, crotch])),
    form,
    inflation,
    shape: slim,
    lift: 4,
    cloth,
    ease: ease(1),
    part: 'body',
    features: [
      middle(),
      ...sewn(),
      ...pocketMouths(),
      ...waistband(frontEdge, band),
      mark({ x: 128, y: 436, size: 40, part: 'mark', raise: 0.3 }),
      ...drawcord({ y: 36, gap: 17, radius: 2.8 }),
    ],
  },
]

const back = (): Piece[] => [
  {
    outline: toOutline(toMirrored([[0, -3], [95, -2], ...legs, crotch])),
    form,
    inflation,
    shape: slim,
    lift: 4,
    cloth,
    ease: ease(-1),
    part: 'body',
    features: [middle(), ...sewn(), ...waistband(backEdge, band), mark({ x: 0, y: 70, size: 18, part: 'mark' })],
  },
]

export const short = toGarmentModel({
  key: 'short',
  name: 'Court short',
  kind: 'apparel',
  seed: 61,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 262, width: 730 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 262, width: 730 } },
    { key: 'detail', side: 'front', frame: { x: 70, y: 160, width: 380 }, width: 800 },
  ],
})
