import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { fan, folds, rings } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset, toOtherSide } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { outerArea } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'cotton' },
  { key: 'sleeves', label: 'Sleeves', role: 'upper', material: 'cotton' },
  { key: 'collar', label: 'Collar', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'tape', label: 'Neck tape', role: 'accent', material: 'canvas' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const neckFront: readonly Knot[] = knots('-92 0, -80 38, -46 78, 0 92, 46 78, 80 38, 92 0')

const neckBack: readonly Knot[] = knots('-92 0, -50 9, 0 12, 50 9, 92 0')

const sleeveAndSide: readonly Knot[] = knots(`
  92 0 c, 160 20, 226 47, 292 102, 398 222 c, 358 281, 312 322 c, 272 286, 247 268, 243 300, 245 400,
  242 540, 247 700 c, 120 706
`)

const formHalf: readonly Knot[] = knots(`
  0 -90, 70 -88, 84 -20, 160 20, 226 47, 292 102, 440 262 c, 356 362 c, 272 286, 247 268, 243 300,
  245 400, 242 540, 248 790 c, 0 790
`)

const armhole = toCurve(knots('222 45, 206 110, 208 190, 247 270'))
const sleeveHem: Point[] = toCurve(knots('398 222, 358 281, 312 322'))
const bottomHem = toCurve(knots('-247 700, -120 706, 0 706, 120 706, 247 700'))

function bodyCut(neck: readonly Knot[]): Knot[] {
  const right = neck.filter(([x]) => x >= 0 && x < 91)
  return toMirrored([...right, ...sleeveAndSide, [0, 706]])
}

const farCut = toMirrored(knots('0 12, 50 9, 92 0 c, 150 24, 206 90, 225 300, 236 560, 242 704 c, 120 711, 0 711'))

const hemRows = [
  { offset: -21, part: 'stitch', pitch: 3 },
  { offset: -26.5, part: 'stitch', pitch: 3 },
]

function sleeveFeatures(): Feature[] {
  return [armhole, toOtherSide(armhole)].flatMap((points, i) => {
    const hem = i === 0 ? sleeveHem : toOtherSide(sleeveHem)
    const side = i === 0 ? 1 : -1
    const rows = [15.5, 20].map((offset) => ({ offset: offset * side, part: 'stitch', pitch: 3 }))
    return [
      outerArea(points, { part: 'sleeves', side, from: 200, to: 225, bottom: 330 }),
      seam(new Path(points), { depth: 1.2, width: 1.5, pucker: 0.9 }),
      seam(new Path(hem, { band: 26 }), { depth: 0, pucker: 0, rows }),
    ]
  })
}

function frontFeatures(): Feature[] {
  const neck = toCurve(neckFront)
  return [
    ...sleeveFeatures(),
    seam(new Path(bottomHem, { band: 30 }), { depth: 0, pucker: 0, rows: hemRows }),
    band(new Path(neck, { band: 26 }), {
      part: 'collar',
      from: -3,
      to: 20,
      raise: 0.9,
      roll: 1.6,
      rib: { pitch: 2.4, height: 0.5 },
    }),
    seam(new Path(toOffset(neck, 20.3)), { depth: 1, width: 1, pucker: 0.35, rows: [{ offset: 3.2, part: 'stitch' }] }),
    mark({ x: 92, y: 190, size: 26, parts: ['mark', 'mark'] }),
  ]
}

function insideFeatures(): Feature[] {
  const neck = toCurve(neckBack)
  return [
    band(new Path(neck, { band: 26 }), {
      part: 'collar',
      from: -3,
      to: 19,
      raise: 0.6,
      rib: { pitch: 2.4, height: 0.5 },
    }),
    band(new Path(neck, { band: 34 }), { part: 'tape', from: 19, to: 29, raise: 0.8 }),
    seam(new Path(neck, { band: 36 }), {
      depth: 0,
      pucker: 0,
      rows: [
        { offset: 20.5, part: 'stitch' },
        { offset: 27.5, part: 'stitch' },
      ],
    }),
    label({ x: 0, y: 58, width: 44, height: 26, part: 'label', ink: 'tape' }),
  ]
}

const frontEase = [
  folds({ x: -40, y: 560, rx: 150, ry: 240, angle: 84, amount: 0.02 }),
  folds({ x: 120, y: 520, rx: 130, ry: 260, angle: 97, amount: 0.022 }),
  folds({ x: -130, y: 330, rx: 120, ry: 90, angle: 128, amount: 0.03 }),
  folds({ x: 140, y: 340, rx: 120, ry: 100, angle: 48, amount: 0.034 }),
  folds({ x: 0, y: 150, rx: 180, ry: 80, angle: 0, amount: 0.008 }),
  fan({ x: 240, y: 262, radius: 100, amount: 0.055 }),
  fan({ x: -240, y: 262, radius: 100, amount: 0.06 }),
  rings({ from: [215, 90], to: [360, 275], radius: 95, at: 0.55, spread: 0.4, amount: 0.02 }),
  rings({ from: [-215, 90], to: [-360, 275], radius: 95, at: 0.5, spread: 0.4, amount: 0.022 }),
]

const bodyForm = toOutline(toMirrored(formHalf), 2)
const slim = (_x: number, y: number, z: number): number => z * (1 - 0.3 * step(380, 720, y))

function front(): Piece[] {
  const inflation = { fullness: 0.55, reach: 58 }
  const cloth = { bend: 0.16, hold: 0.0025 }
  return [
    {
      outline: toOutline(farCut),
      form: bodyForm,
      inflation: { fullness: 0.08, reach: 58 },
      lift: 1.5,
      part: 'inside',
      features: insideFeatures(),
    },
    {
      outline: toOutline(bodyCut(neckFront)),
      form: bodyForm,
      inflation,
      shape: slim,
      lift: 4,
      cloth,
      ease: frontEase,
      part: 'body',
      features: frontFeatures(),
    },
  ]
}

const neckRib = { pitch: 2.4, height: 0.5 }

function backFeatures(): Feature[] {
  const neck = toCurve(neckBack)
  return [
    ...sleeveFeatures(),
    seam(new Path(bottomHem, { band: 30 }), { depth: 0, pucker: 0, rows: hemRows }),
    band(new Path(neck, { band: 26 }), { part: 'collar', from: -3, to: 20, raise: 0.9, roll: 1.6, rib: neckRib }),
    seam(new Path(toOffset(neck, 20.3)), { depth: 1, width: 1, pucker: 0.35, rows: [{ offset: 3.2, part: 'stitch' }] }),
    mark({ x: 0, y: 66, size: 14, parts: ['mark', 'mark'] }),
  ]
}

const backEase = [
  folds({ x: 30, y: 560, rx: 170, ry: 230, angle: 92, amount: 0.026 }),
  folds({ x: -120, y: 500, rx: 120, ry: 240, angle: 82, amount: 0.02 }),
  folds({ x: 0, y: 170, rx: 170, ry: 120, angle: 80, amount: 0.012 }),
  folds({ x: 150, y: 300, rx: 110, ry: 100, angle: 40, amount: 0.03 }),
  folds({ x: -150, y: 320, rx: 110, ry: 90, angle: 140, amount: 0.026 }),
  fan({ x: 240, y: 262, radius: 100, amount: 0.05 }),
  fan({ x: -240, y: 262, radius: 100, amount: 0.06 }),
  rings({ from: [215, 90], to: [360, 275], radius: 95, at: 0.5, spread: 0.4, amount: 0.022 }),
  rings({ from: [-215, 90], to: [-360, 275], radius: 95, at: 0.6, spread: 0.4, amount: 0.02 }),
]

const back = (): Piece[] => [
  {
    outline: toOutline(bodyCut(neckBack)),
    form: bodyForm,
    inflation: { fullness: 0.55, reach: 58 },
    shape: slim,
    lift: 4,
    cloth: { bend: 0.16, hold: 0.0025 },
    ease: backEase,
    part: 'body',
    features: backFeatures(),
  },
]

export const tee = toGarmentModel({
  key: 'tee',
  name: 'Tee',
  kind: 'apparel',
  seed: 11,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 352, width: 920 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 352, width: 920 } },
    { key: 'detail', side: 'front', frame: { x: 56, y: 150, width: 330 } },
  ],
})
