import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { type EaseRule, folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'
import { hemKnots, hemTape, type Pleating, pleats } from './skirt-pleats.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Pleats', role: 'upper', material: 'cotton' },
  { key: 'waist', label: 'Waistband', role: 'collar', material: 'rib' },
  { key: 'tape', label: 'Hem tape', role: 'accent', material: 'canvas' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const BAND = 46

/** Half of the width at a height; the hips are fuller than a straight cone. */
const halfWidth = (y: number): number => {
  const t = Math.max(0, y - BAND) / 350
  return 150 + 78 * t + 26 * Math.sin(Math.min(1, t) * Math.PI * 0.72)
}

const hemLine = (x: number): number => 398 - 15 * (x / 246) ** 2

const frontPleats: Pleating = { count: 13, shift: 0.32, seed: 5, top: BAND, dip: 13, halfWidth, hemLine, drop: 6 }
const backPleats: Pleating = { ...frontPleats, dip: -5, shift: 0.71, seed: 23 }
const farPleats: Pleating = { ...frontPleats, shift: 0.86, seed: 41, hemLine: (x) => hemLine(x) + 0.6, drop: 3.2 }

const sideKnots: readonly Knot[] = [BAND, 90, 140, 200, 270, 330].map((y): Knot => [halfWidth(y), y])

function cutOf(waist: readonly Knot[], pleating: Pleating) {
  const right: Knot[] = [...sideKnots, [halfWidth(378), hemLine(246) - 3, 'corner']]
  const left = right.map(([x, y, corner]): Knot => (corner ? [-x, y, corner] : [-x, y])).reverse()
  return toOutline([...waist, ...right, ...hemKnots(pleating, halfWidth(378) - 3), ...left], 0.7)
}

const frontWaist = knots('-146 2 c, -74 12, 0 15, 74 12, 146 2 c')
const backWaist = knots('-146 2 c, -74 -3, 0 -5, 74 -3, 146 2 c')
const form = toOutline(
  toMirrored([[0, -80], [140, -80, 'corner'], [146, 0], ...sideKnots, [halfWidth(470), 470, 'corner'], [0, 470]]),
  2,
)

const rib = { pitch: 2.6, height: 0.5 }

/** A broad knitted elastic, sewn to the pleats with two rows. */
function waistband(waist: readonly Knot[], dip: number): Feature[] {
  const top = new Path(toCurve(waist), { band: BAND + 14 })
  const seamLine = toCurve(
    knots(`-170 ${BAND}, -75 ${BAND + dip * 0.75}, 0 ${BAND + dip}, 75 ${BAND + dip * 0.75}, 170 ${BAND}`),
  )
  const join = new Path(seamLine, { band: 60 })
  return [
    band(join, { part: 'waist', from: -60, to: 0, raise: 1.4, rib }),
    seam(join, {
      depth: 1.5,
      width: 1.5,
      pucker: 0.5,
      rows: [-4, -8].map((offset) => ({ offset, part: 'stitch', pitch: 2.6 })),
    }),
    seam(top, { depth: 0, pucker: 0.2, rows: [{ offset: 5, part: 'stitch', pitch: 2.6 }] }),
  ]
}

const ease = (lean: number): EaseRule[] => [
  folds({ x: -120 * lean, y: 330, rx: 60, ry: 160, angle: 97, amount: 0.075 }),
  folds({ x: 60 * lean, y: 350, rx: 80, ry: 150, angle: 86, amount: 0.065 }),
  folds({ x: 170 * lean, y: 300, rx: 50, ry: 150, angle: 76, amount: 0.06 }),
  folds({ x: 0, y: 110, rx: 160, ry: 40, angle: 3 * lean, amount: 0.01 }),
]

const cloth = { bend: 0.3, hold: 0.003 }
const inflation = { fullness: 0.5, reach: 64 }

const far = (): Piece => ({
  outline: cutOf(backWaist, farPleats),
  form,
  inflation: { fullness: 0.1, reach: 64 },
  lift: 1.5,
  part: 'inside',
  features: [
    pleats(farPleats, { depth: 4 }),
    band(new Path(toCurve(backWaist), { band: 60 }), { part: 'waist', from: -4, to: 44, raise: 0.6, rib }),
    label({ x: 0, y: 8, width: 36, height: 15, part: 'label', ink: 'waist' }),
  ],
})

const sewn = (waist: readonly Knot[], pleating: Pleating, dip: number): Feature[] => [
  pleats(pleating, { depth: 9, stitch: 'stitch', sewnTo: 112 }),
  hemTape(pleating, { part: 'tape', from: 15, to: 25 }),
  ...waistband(waist, dip),
]

const front = (): Piece[] => [
  far(),
  {
    outline: cutOf(frontWaist, frontPleats),
    form,
    inflation,
    lift: 5,
    cloth,
    ease: ease(1),
    part: 'body',
    features: [...sewn(frontWaist, frontPleats, 13), mark({ x: 106, y: 31, size: 19, part: 'mark' })],
  },
]

const back = (): Piece[] => [
  {
    outline: cutOf(backWaist, backPleats),
    form,
    inflation,
    lift: 5,
    cloth,
    ease: ease(-1),
    part: 'body',
    features: [...sewn(backWaist, backPleats, -5), mark({ x: 0, y: 19, size: 14, part: 'mark' })],
  },
]

export const skirt = toGarmentModel({
  key: 'skirt',
  name: 'Pleated skirt',
  kind: 'apparel',
  seed: 307,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 204, width: 590 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 204, width: 590 } },
    { key: 'detail', side: 'front', frame: { x: 76, y: 130, width: 260 }, width: 800 },
  ],
})
