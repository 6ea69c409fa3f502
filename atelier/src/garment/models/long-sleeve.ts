import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import type { Cloth } from '../cloth/drape.ts'
import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { type GarmentModel, toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { bothSides, outerArea, ribEnd } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'cotton' },
  { key: 'sleeves', label: 'Sleeves', role: 'overlay', material: 'cotton' },
  { key: 'pocket', label: 'Chest pocket', role: 'upper', material: 'cotton' },
  { key: 'collar', label: 'Neck rib', role: 'collar', material: 'rib' },
  { key: 'cuffs', label: 'Cuffs', role: 'collar', material: 'rib' },
  { key: 'inside', label: 'Inside', role: 'lining', material: 'cotton' },
  { key: 'tape', label: 'Neck tape', role: 'accent', material: 'canvas' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const neckFront: readonly Knot[] = knots('-90 0, -80 34, -48 68, 0 81, 48 68, 80 34, 90 0')
const neckBack: readonly Knot[] = knots('-90 0, -48 9, 0 12, 48 9, 90 0')

const side: readonly Knot[] = knots(`
  90 0 c, 146 17, 196 43, 226 84, 256 180, 286 296, 309 400, 314 470, 308 570, 299 652, 300 694 c, 268 701,
  237 698 c, 236 655, 238 570, 242 470, 237 400, 225 330, 213 279 c, 206 330, 197 420, 196 470, 204 580, 211 668 c,
  186 706, 130 722, 60 727
`)

const formHalf: readonly Knot[] = knots(`
  0 -90, 70 -88, 82 -20, 146 17, 196 43, 226 84, 256 180, 286 296, 309 400, 314 470, 308 570, 299 652, 304 770 c,
  236 772 c, 236 655, 238 570, 242 470, 237 400, 225 330, 213 279 c, 206 330, 197 420, 196 470, 204 580,
  214 800 c, 0 800
`)

/** How much wider than the regular cut a long-sleeve is, in millimetres at each side, and at the waist beside that. */
export type SleeveFit = { wider: number; waist: number }

/** Half width of the body at its hem. */
const HEM = 211

/** Draws a line of the regular cut for a fit: the neck stays, shoulders and sleeves move out, the body widens. */
function fitted(line: readonly Knot[], { wider, waist }: SleeveFit): Knot[] {
  return line.map(([x, y, corner]): Knot => {
    const half = Math.abs(x)
    const isBody = half <= HEM + 5
    const out = wider * step(10, 110, y) + (isBody ? waist * step(300, 420, y) * step(668, 560, y) : 0)
    const moved = isBody && y > 640 ? half * (1 + wider / HEM) : half <= 92 ? half : half + out
    const at = moved * Math.sign(x)
    return corner ? [at, y, corner] : [at, y]
  })
}

const armholeLine = knots('198 45, 183 112, 184 194, 213 281')
const cuffLine = knots('306 656, 268 665, 230 661')
const hemLine = knots('-211 668, -186 706, -130 722, -60 727, 0 728, 60 727, 130 722, 186 706, 211 668')
const farLine = knots('90 0 c, 140 30, 180 90, 196 300, 190 470, 198 580, 206 670 c, 185 710, 130 726, 60 731, 0 732')

const rightOf = (neck: readonly Knot[]): Knot[] => neck.filter(([x]) => x >= 0 && x < 89)
const cutOf = (neck: readonly Knot[], fit: SleeveFit) =>
  toOutline(toMirrored([...rightOf(neck), ...fitted(side, fit), [0, 728]]))

const ARMPIT = 279

function sewnSleeves(fit: SleeveFit): Feature[] {
  const { wider } = fit
  /** Where arm and body part below the armpit. */
  const gapAt = (y: number): number => 213 + wider + (y - ARMPIT) * 0.06
  const arms = bothSides(toCurve(fitted(armholeLine, fit))).flatMap(({ points, side: s }): Feature[] => [
    outerArea(points, { part: 'sleeves', side: s, from: 172 + wider, to: 204 + wider, bottom: ARMPIT + 1 }),
    (x, y, spot) => {
      if (y > ARMPIT && x * s > gapAt(y)) spot.part = 'sleeves'
    },
    seam(new Path(points), { depth: 1, width: 1.3, pucker: 0.7, rows: [{ offset: 4 * s, part: 'stitch' }] }),
  ])
  const cuffs = bothSides(toCurve(fitted(cuffLine, fit))).flatMap(({ points, side: s }) =>
    ribEnd(points, { part: 'cuffs', side: s === 1 ? -1 : 1, width: 44, pitch: 2.4 }),
  )
  return [...arms, ...cuffs]
}

const hemmed = (fit: SleeveFit): Feature =>
  seam(new Path(toCurve(fitted(hemLine, fit)), { band: 30 }), {
    depth: 0,
    pucker: 0,
    rows: [14, 19].map((offset) => ({ offset: -offset, part: 'stitch', pitch: 2.8 })),
  })

const rib = { pitch: 2.2, height: 0.45 }

function collar(neck: readonly Knot[]): Feature[] {
  const points = toCurve(neck)
  return [
    band(new Path(points, { band: 24 }), { part: 'collar', from: -3, to: 14, raise: 0.8, roll: 1.3, rib }),
    seam(new Path(toOffset(points, 14.3)), {
      depth: 0.9,
      width: 0.9,
      pucker: 0.35,
      rows: [3.2, 6.6].map((offset) => ({ offset, part: 'stitch', pitch: 2.6 })),
    }),
  ]
}

function insideFeatures(): Feature[] {
  const path = new Path(toCurve(neckBack), { band: 40 })
  return [
    band(path, { part: 'collar', from: -3, to: 14, raise: 0.6, rib }),
    band(path, { part: 'tape', from: 14, to: 24, raise: 0.8 }),
    seam(path, { depth: 0, pucker: 0, rows: [15.5, 22.5].map((offset) => ({ offset, part: 'stitch' })) }),
    label({ x: 0, y: 50, width: 40, height: 22, part: 'label', ink: 'collar' }),
  ]
}

/** A patch pocket with a turned-down mouth and a woven tab in its side seam. */
export function pocket(): Feature[] {
  const cut = toOutline(knots('52 182 c, 134 178 c, 136 252, 130 264, 97 280, 64 266, 55 255'), 0.6)
  const mouth = toCurve(knots('50 201, 137 197'))
  return [
    label({ x: 140, y: 232, width: 15, height: 20, part: 'label' }),
    patch(cut, { part: 'pocket', raise: 1.1, bevel: 0.9 }),
    seam(cut.edge, { depth: 0, pucker: 0.35, rows: [{ offset: 2.4, part: 'stitch', pitch: 2.6 }] }),
    seam(new Path(mouth), { depth: 0, pucker: 0.2, rows: [{ offset: 0, part: 'stitch', pitch: 2.6 }] }),
    mark({ x: 95, y: 234, size: 22, part: 'mark' }),
  ]
}

/** Thin jersey: long drags from the armpits, many small rings at the elbow and a stack of them over the cuff. */
function ease(lean: number, { wider }: SleeveFit): EaseRule[] {
  const arms = [1, -1].flatMap((s): EaseRule[] => {
    const own = 1 + 0.2 * s * lean
    const limb = { from: [s * (276 + wider), 440], to: [s * (268 + wider), 690], radius: 46 } as const
    const low = 14 * s * lean
    return [
      fan({ x: s * (213 + wider), y: 276, radius: 90, amount: 0.05 * own, core: 16 }),
      fan({ x: s * (236 + wider), y: 440 + low, radius: 88, amount: 0.1 * own, core: 10 }),
      rings({ ...limb, at: 0.8, spread: 0.26, amount: 0.07 * own }),
      folds({ x: s * (250 + wider), y: 330, rx: 60, ry: 130, angle: 90 + s * 30, amount: 0.04 * own }),
      folds({ x: s * (282 + wider), y: 500 + low, rx: 46, ry: 40, angle: 90 + s * 62, amount: 0.05 * own }),
    ]
  })
  return [
    ...arms,
    folds({ x: -120, y: 330, rx: 100, ry: 90, angle: 132, amount: 0.04 }),
    folds({ x: 125, y: 345, rx: 100, ry: 90, angle: 46, amount: 0.034 }),
    folds({ x: -50 * lean, y: 590, rx: 120, ry: 190, angle: 90 - 7 * lean, amount: 0.024 }),
    folds({ x: 110 * lean, y: 540, rx: 90, ry: 220, angle: 90 + 9 * lean, amount: 0.026 }),
    folds({ x: -70 * lean, y: 440, rx: 150, ry: 60, angle: 14 * lean, amount: 0.014 }),
    folds({ x: 0, y: 130, rx: 150, ry: 50, angle: 4, amount: 0.008 }),
  ]
}

const slim = (_x: number, y: number, z: number): number => z * (1 - 0.34 * step(420, 730, y))

/** What differs between the long-sleeves of the range. */
export type LongSleeveDesign = {
  key: string
  name: string
  seed: number
  fit: SleeveFit
  cloth: Cloth
  /** What is worked on the chest. */
  chest: () => Feature[]
  /** Material of body and sleeves. */
  material?: PartRecord['material']
  frame: { y: number; width: number }
}

/** A long-sleeved tee in a fit of its own. */
export function longSleeveOf(design: LongSleeveDesign): GarmentModel {
  const { key, name, seed, fit, cloth, material, frame } = design
  const form = toOutline(toMirrored(fitted(formHalf, fit)), 2)
  const layer = (neck: readonly Knot[], lean: number, features: readonly Feature[]): Piece => ({
    outline: cutOf(neck, fit),
    form,
    inflation: { fullness: 0.46, reach: 52 },
    shape: slim,
    lift: 4,
    cloth,
    ease: ease(lean, fit),
    part: 'body',
    features: [...sewnSleeves(fit), hemmed(fit), ...collar(neck), ...features],
  })
  const inside = (): Piece => ({
    outline: toOutline(toMirrored([...rightOf(neckBack), ...fitted(farLine, fit)])),
    form,
    inflation: { fullness: 0.07, reach: 58 },
    lift: 1.5,
    part: 'inside',
    features: insideFeatures(),
  })
  const own = material ? (part: PartRecord) => (part.material === 'cotton' ? { ...part, material } : part) : undefined
  return toGarmentModel({
    key,
    name,
    kind: 'apparel',
    seed,
    parts: own ? parts.map(own) : parts,
    sides: {
      front: () => [inside(), layer(neckFront, 1, design.chest())],
      back: () => [layer(neckBack, -1, [mark({ x: 0, y: 52, size: 14, part: 'mark' })])],
    },
    views: [
      { key: 'front', side: 'front', frame: { x: 0, ...frame } },
      { key: 'back', side: 'back', frame: { x: 0, ...frame } },
      { key: 'detail', side: 'front', frame: { x: 52, y: 150, width: 320 }, width: 800 },
    ],
  })
}

export const longSleeve = longSleeveOf({
  key: 'long-sleeve',
  name: 'Long-sleeve tee',
  seed: 227,
  fit: { wider: 0, waist: 0 },
  cloth: { bend: 0.16, hold: 0.0026 },
  chest: pocket,
  frame: { y: 364, width: 764 },
})
