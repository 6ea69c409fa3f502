import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import type { Cloth } from '../cloth/drape.ts'
import { type GarmentModel, toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { type Outline, toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { LONG_FITS, type LongFit, type LongTop, longTop } from '../patterns/long-top.ts'
import { bothSides, ribEnd, sleeveAreas } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { type MarkOptions, mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'fleece' },
  { key: 'sleeves', label: 'Raglan sleeves', role: 'overlay', material: 'fleece' },
  { key: 'collar', label: 'Collar', role: 'collar', material: 'rib' },
  { key: 'rib', label: 'Cuffs and hem', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'tape', label: 'Neck tape', role: 'accent', material: 'canvas' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const neckFront: readonly Knot[] = knots('-98 1, -84 36, -48 72, 0 84, 48 72, 84 36, 98 1')
const neckBack: readonly Knot[] = knots('-98 1, -52 10, 0 13, 52 10, 98 1')

const rightOf = (neck: readonly Knot[]): Knot[] => neck.filter(([x]) => x >= 0 && x < 97)
const cutOf = (top: LongTop, neck: readonly Knot[]): Outline =>
  toOutline(toMirrored([...rightOf(neck), ...top.side, [0, top.bottom + 6]]))

/** The line of a raglan sleeve from the collar to the armpit. */
function raglanOf({ armpit }: LongTop, from: Point): Point[] {
  const [x, y] = [armpit[0] + 14, armpit[1] + 4]
  const at = (share: number, sag: number): Knot => [
    from[0] + (x - from[0]) * share - sag,
    from[1] + (y - from[1]) * share + sag * 0.6,
  ]
  return toCurve([from, at(0.24, 8), at(0.58, 12), [x, y]])
}

function sewn(top: LongTop, raglan: readonly Point[] | undefined): Feature[] {
  const row = (offset: number) => ({ offset, part: 'stitch', pitch: 2.6 })
  const arms = bothSides(raglan ?? top.armhole).flatMap(({ points, side }) => [
    ...(raglan ? [raglanArea(points, { side, top })] : sleeveAreas('sleeves', top)),
    seam(new Path(points, { band: 18 }), {
      depth: raglan ? 0.9 : 1.4,
      width: raglan ? 1.2 : 1.7,
      pucker: 0.8,
      rows: raglan ? [row(-3.2), row(3.2)] : [row(side * 4.5)],
    }),
  ])
  const cuffs = bothSides(top.cuffSeam).flatMap(({ points, side }) =>
    ribEnd(points, { part: 'rib', side: side === 1 ? -1 : 1, width: 76 }),
  )
  return [...arms, ...cuffs, ...ribEnd(top.hemSeam, { part: 'rib', side: 1, width: 74 })]
}

/** Everything above and outside the raglan line down to the armpit, and the arm below it. */
function raglanArea(points: readonly Point[], { side, top }: { side: 1 | -1; top: LongTop }): Feature {
  const at = (y: number): number => {
    const next = points.findIndex((point) => point[1] >= y)
    const b = points[next]
    const a = points[next - 1]
    if (!a || !b) return next === 0 ? 0 : Number.POSITIVE_INFINITY
    return side * (a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
  }
  const low = top.armpit[1] + 3
  const gapAt = (y: number): number => top.armpit[0] + 2 + Math.min(12, (y - low) * 0.2)
  return (x, y, spot) => {
    const from = y < low ? Math.max(60, at(y)) : gapAt(y)
    if (x * side > from) spot.part = 'sleeves'
  }
}

const rib = { pitch: 2.7, height: 0.6 }

function collar(neck: readonly Knot[]): Feature[] {
  const points = toCurve(neck)
  return [
    band(new Path(points, { band: 30 }), { part: 'collar', from: -3, to: 25, raise: 1.2, roll: 2.2, rib }),
    seam(new Path(toOffset(points, 25.3)), {
      depth: 1.1,
      width: 1.1,
      pucker: 0.4,
      rows: [3, 7.5].map((offset) => ({ offset, part: 'stitch', pitch: 2.8 })),
    }),
  ]
}

/** The rib triangle under the collar of a classic sweatshirt. */
function notch(): Feature[] {
  const outline = toOutline(knots('-27 104 c, 0 110, 27 104 c, 0 150 c'))
  return [
    patch(outline, { part: 'collar', raise: 0.4 }),
    seam(outline.edge, { depth: 0.6, pucker: 0.3, rows: [{ offset: 2.6, part: 'stitch', pitch: 2.6 }] }),
  ]
}

function insideFeatures(): Feature[] {
  const path = new Path(toCurve(neckBack), { band: 40 })
  return [
    band(path, { part: 'collar', from: -3, to: 23, raise: 0.6, rib }),
    band(path, { part: 'tape', from: 23, to: 33, raise: 0.8 }),
    label({ x: 0, y: 62, width: 44, height: 24, part: 'label', ink: 'tape' }),
  ]
}

/** What differs between the crews of the range. */
export type CrewDesign = {
  key: string
  name: string
  seed: number
  fit: LongFit
  /** Raglan sleeves run up to the collar; others are set in. */
  raglan: boolean
  cloth: Cloth
  mark: MarkOptions
  frame: { y: number; width: number }
}

/** A crew-neck sweatshirt in a fit of its own. */
export function crewOf(design: CrewDesign): GarmentModel {
  const { key, name, seed, fit, frame, cloth, raglan } = design
  const top = longTop(fit, 98)
  const form = toOutline(toMirrored(top.form), 2)
  const layer = (neck: readonly Knot[], lean: number, features: readonly Feature[]): Piece => ({
    outline: cutOf(top, neck),
    form,
    inflation: { fullness: 0.54, reach: 54 },
    lift: 4,
    cloth,
    ease: top.ease(lean),
    part: 'body',
    features: [...features, ...collar(neck)],
  })
  const inside = (): Piece => ({
    outline: toOutline(
      toMirrored([...rightOf(neckBack), [98, 1, 'corner'], [150, 60, 'corner'], [120, 150], [0, 160]]),
    ),
    form,
    inflation: { fullness: 0.08, reach: 58 },
    lift: 3,
    part: 'inside',
    features: insideFeatures(),
  })
  const front = () => [
    inside(),
    layer(neckFront, -1, [...sewn(top, raglan ? raglanOf(top, [84, 34]) : undefined), ...notch(), mark(design.mark)]),
  ]
  const back = () => [layer(neckBack, 1, sewn(top, raglan ? raglanOf(top, [70, 6]) : undefined))]
  return toGarmentModel({
    key,
    name,
    kind: 'apparel',
    seed,
    parts: raglan ? parts : parts.map((part) => (part.key === 'sleeves' ? { ...part, ...setIn } : part)),
    sides: { front, back },
    views: [
      { key: 'front', side: 'front', frame: { x: 0, ...frame } },
      { key: 'back', side: 'back', frame: { x: 0, ...frame } },
      { key: 'detail', side: 'front', frame: { x: 0, y: 150, width: 380 } },
    ],
  })
}

const setIn = { label: 'Sleeves', role: 'upper' } as const

export const crew = crewOf({
  key: 'crew',
  name: 'Raglan crew',
  seed: 53,
  fit: LONG_FITS.regular,
  raglan: true,
  cloth: { bend: 0.32, hold: 0.002 },
  mark: { x: 0, y: 262, size: 74, part: 'mark', raise: 0.8 },
  frame: { y: 352, width: 856 },
})
