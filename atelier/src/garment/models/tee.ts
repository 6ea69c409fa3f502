import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import type { Cloth } from '../cloth/drape.ts'
import { type GarmentModel, toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset, toOtherSide } from '../geometry/curve.ts'
import { type Outline, toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { outerArea } from '../patterns/sewing.ts'
import { SHORT_FITS, type ShortFit, type ShortTop, shortTop } from '../patterns/short-top.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { type MarkOptions, mark } from '../surface/mark.ts'
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

function cutOf({ side }: ShortTop, neck: readonly Knot[], bottom: number) {
  const right = neck.filter(([x]) => x >= 0 && x < 91)
  return toOutline(toMirrored([...right, ...side, [0, bottom]]))
}

const hemRows = [
  { offset: -21, part: 'stitch', pitch: 3 },
  { offset: -26.5, part: 'stitch', pitch: 3 },
]

function sewn(top: ShortTop): Feature[] {
  const sleeves = [top.armhole, toOtherSide(top.armhole)].flatMap((points, i) => {
    const hem = i === 0 ? top.sleeveHem : toOtherSide(top.sleeveHem)
    const side = i === 0 ? 1 : -1
    const rows = [15.5, 20].map((offset) => ({ offset: offset * side, part: 'stitch', pitch: 3 }))
    return [
      armArea(points, { part: 'sleeves', side, top }),
      seam(new Path(points), { depth: 1.2, width: 1.5, pucker: 0.9 }),
      seam(new Path(hem, { band: 26 }), { depth: 0, pucker: 0, rows }),
    ]
  })
  return [...sleeves, seam(new Path(top.bottomHem, { band: 30 }), { depth: 0, pucker: 0, rows: hemRows })]
}

/** Names the cloth outside of the seam that sets a sleeve in. */
function armArea(
  points: readonly Point[],
  { part, side, top }: { part: string; side: 1 | -1; top: ShortTop },
): Feature {
  const widest = top.armpit[0] + 2
  return outerArea(points, { part, side, from: widest - 60, to: widest - 20, bottom: top.armpit[1] + 90 })
}

const ribOf = { pitch: 2.4, height: 0.5 }

function collar(neck: readonly Knot[], width: number): Feature[] {
  const points = toCurve(neck)
  const row = { offset: 3.2, part: 'stitch' }
  return [
    band(new Path(points, { band: width + 6 }), {
      part: 'collar',
      from: -3,
      to: width,
      raise: 0.9,
      roll: 1.6,
      rib: ribOf,
    }),
    seam(new Path(toOffset(points, width + 0.3)), { depth: 1, width: 1, pucker: 0.35, rows: [row] }),
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

const farSide: readonly Knot[] = knots('0 12, 50 9, 92 0 c, 150 24, 200 90')

function insideOf(fit: ShortFit, form: Outline): Piece {
  const far: Knot[] = [...farSide, [fit.chest - 22, 320], [fit.hem - 8, fit.length - 4, 'corner'], [0, fit.length + 6]]
  return {
    outline: toOutline(toMirrored(far)),
    form,
    inflation: { fullness: 0.08, reach: 58 },
    lift: 1.5,
    part: 'inside',
    features: insideFeatures(),
  }
}

/** What differs between the tees of the range. */
export type TeeDesign = {
  key: string
  name: string
  seed: number
  fit: ShortFit
  /** Width of the collar's rib. */
  collar: number
  cloth: Cloth
  mark: MarkOptions
  /** Material of body and sleeves. */
  material?: PartRecord['material']
  frame: { y: number; width: number }
}

/** A tee in a fit of its own. */
export function teeOf(design: TeeDesign): GarmentModel {
  const { key, name, seed, fit, frame, cloth } = design
  const top = shortTop(fit)
  const form = toOutline(toMirrored(top.form), 2)
  const slim = (_x: number, y: number, z: number): number => z * (1 - 0.3 * step(380, 720, y))
  const layer = (neck: readonly Knot[], lean: number, features: readonly Feature[]): Piece => ({
    outline: cutOf(top, neck, fit.length),
    form,
    inflation: { fullness: 0.5, reach: 50 },
    shape: slim,
    lift: 4,
    cloth,
    ease: top.ease(lean),
    part: 'body',
    features: [...sewn(top), ...collar(neck, design.collar), ...features],
  })
  const material = design.material
  return toGarmentModel({
    key,
    name,
    kind: 'apparel',
    seed,
    parts: material
      ? parts.map((part) => (part.key === 'body' || part.key === 'sleeves' ? { ...part, material } : part))
      : parts,
    sides: {
      front: () => [insideOf(fit, form), layer(neckFront, 1, [mark(design.mark)])],
      back: () => [layer(neckBack, -1, [mark({ x: 0, y: 66, size: 15, part: 'mark' })])],
    },
    views: [
      { key: 'front', side: 'front', frame: { x: 0, ...frame } },
      { key: 'back', side: 'back', frame: { x: 0, ...frame } },
      { key: 'detail', side: 'front', frame: { x: 56, y: 150, width: 330 } },
    ],
  })
}

export const tee = teeOf({
  key: 'tee',
  name: 'Tee',
  seed: 11,
  fit: SHORT_FITS.regular,
  collar: 20,
  cloth: { bend: 0.14, hold: 0.0032 },
  mark: { x: 92, y: 190, size: 27, part: 'mark' },
  frame: { y: 352, width: 820 },
})
