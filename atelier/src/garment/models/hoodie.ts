import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { flip, type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path, type Point } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { hangingCord } from '../patterns/hanging-cord.ts'
import {
  hoodBack,
  hoodBase,
  hoodCloth,
  hoodEase,
  hoodForm,
  hoodHalf,
  hoodHeight,
  hoodOpening,
  throat,
} from '../patterns/hood.ts'
import { cuffSeam, hemSeam, longArmhole, longEase, longForm, longSide, sleeveAreas } from '../patterns/long-sleeve.ts'
import { bothSides, ribEnd } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { eyelet, label } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'fleece' },
  { key: 'sleeves', label: 'Sleeves', role: 'upper', material: 'fleece' },
  { key: 'hood', label: 'Hood', role: 'upper', material: 'fleece' },
  { key: 'lining', label: 'Hood lining', role: 'lining', material: 'cotton' },
  { key: 'pocket', label: 'Pocket', role: 'upper', material: 'fleece' },
  { key: 'rib', label: 'Cuffs and hem', role: 'collar', material: 'rib' },
  { key: 'tape', label: 'Neck tape', role: 'accent', material: 'canvas' },
  { key: 'cord', label: 'Drawcord', role: 'lace', material: 'cord' },
  { key: 'tips', label: 'Cord tips', role: 'hardware', material: 'metal' },
  { key: 'eyelets', label: 'Eyelets', role: 'eyelet', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const cords: readonly (readonly Knot[])[] = [
  knots('26 52, 37 78, 44 130, 41 200, 47 262, 44 306'),
  knots('-24 54, -33 80, -40 136, -46 192, -40 240, -43 286'),
]

/** The two ends of the drawcord. */
const hangingCords = (): Piece[] =>
  cords.map((line) => hangingCord(line, { part: 'cord', radius: 3.4, tip: { part: 'tips', length: 17 } }))

function hoodFeatures(side: 1 | -1): Feature[] {
  const opening = toCurve(flip([throat[side], ...hoodOpening, [-3, -243]], side))
  const base = toCurve(flip([...hoodBase, throat[side]], side))
  const edge = new Path(opening, { band: 34 })
  const row = side * 24
  return [
    seam(edge, { depth: 0.5, width: 1.4, pucker: 0.9, rows: [{ offset: row, part: 'stitch' }] }),
    band(edge, side === 1 ? tunnel(0, 24) : tunnel(-24, 0)),
    seam(new Path(base), { depth: 1.1, width: 1.6, pucker: 0.8, rows: [{ offset: side * -4.5, part: 'stitch' }] }),
    seam(
      new Path([
        [0, -270],
        [0, -200],
      ]),
      { depth: 1.6, width: 1.6, pucker: 0.4 },
    ),
    eyelet({ x: side * (side === 1 ? 26 : 24), y: 53, radius: 5.2, part: 'eyelets', hole: 'lining' }),
  ]
}

const tunnel = (from: number, to: number) => ({ part: 'hood', from, to, raise: 1.1, roll: 1.8 })

const pocketHalf: readonly Knot[] = knots('0 438, 98 438 c, 124 470, 168 556 c, 171 642 c, 0 646')

function pocketFeatures(): Feature[] {
  const outline = toOutline(toMirrored(pocketHalf))
  const mouth = toCurve(pocketHalf.slice(1, 4))
  const flank: Point[] = [
    [168, 556],
    [171, 640],
  ]
  const tops: Feature[] = bothSides(mouth).flatMap(({ points, side }) => [
    seam(new Path(points, { band: 26 }), {
      depth: 0,
      pucker: 0.8,
      rows: [3.5, 20].map((offset) => ({ offset: offset * side, part: 'stitch' })),
    }),
    seam(new Path(toOffset(points, -1.5 * side)), { depth: 1.4, width: 2, pucker: 0 }),
  ])
  const flanks = bothSides(flank).map(({ points, side }) =>
    seam(new Path(points), {
      depth: 0,
      pucker: 0.5,
      rows: [3.5, 8].map((offset) => ({ offset: offset * side, part: 'stitch' })),
    }),
  )
  const top = seam(
    new Path([
      [-98, 438],
      [98, 438],
    ]),
    { depth: 0, pucker: 0.5, rows: [3.5, 8].map((offset) => ({ offset, part: 'stitch' })) },
  )
  return [patch(outline, { part: 'pocket', raise: 1.7, belly: 3.2 }), ...tops, ...flanks, top]
}

function sewnFeatures(): Feature[] {
  const armholes = bothSides(toCurve(longArmhole)).flatMap(({ points, side }) => [
    seam(new Path(points), { depth: 1.4, width: 1.7, pucker: 1.1, rows: [{ offset: side * 4.5, part: 'stitch' }] }),
  ])
  const cuffs = bothSides(toCurve(cuffSeam)).flatMap(({ points, side }) =>
    ribEnd(points, { part: 'rib', side: side === 1 ? -1 : 1, width: 76 }),
  )
  return [
    ...sleeveAreas('sleeves'),
    ...armholes,
    ...cuffs,
    ...ribEnd(toCurve(hemSeam), { part: 'rib', side: 1, width: 70 }),
  ]
}

const bodyForm = toOutline(toMirrored(longForm), 2)
const bodyCut = (neck: readonly Knot[]): Knot[] => toMirrored([...neck, ...longSide, [0, 713]])
const frontNeck: readonly Knot[] = [
  [0, 70],
  [60, 50],
]
const backNeck: readonly Knot[] = [
  [0, 14],
  [60, 10],
]

const insideHood = toOutline(toMirrored(knots('0 -250, 60 -238, 110 -160, 110 -40, 96 60, 0 110')))

const inside = (): Piece => ({
  outline: insideHood,
  inflation: { fullness: 0.05, reach: 60 },
  lift: 9,
  cloth: { bend: 0.2, hold: 0.003 },
  ease: [
    folds({ x: 10, y: -60, rx: 60, ry: 120, angle: 84, amount: 0.05 }),
    folds({ x: -20, y: 20, rx: 70, ry: 40, angle: 20, amount: 0.05 }),
  ],
  part: 'lining',
  features: [
    seam(new Path(toCurve(knots('2 -250, -3 -120, 0 6'))), { depth: 1.4, width: 1.5, pucker: 0.7 }),
    band(new Path(toCurve(knots('-110 6, 0 16, 110 6')), { band: 20 }), { part: 'tape', from: 0, to: 11, raise: 1 }),
    label({ x: 0, y: 43, width: 36, height: 22, part: 'label', ink: 'tape' }),
  ],
})

const cloth = { bend: 0.3, hold: 0.0018 }
const inflation = { fullness: 0.6, reach: 60 }

const front = (): Piece[] => [
  inside(),
  {
    outline: toOutline(bodyCut(frontNeck)),
    form: bodyForm,
    inflation,
    lift: 4,
    cloth,
    ease: [...longEase(1, 1), folds({ x: 0, y: 130, rx: 120, ry: 60, angle: 70, amount: 0.025 })],
    part: 'body',
    features: [...pocketFeatures(), ...sewnFeatures(), mark({ x: 112, y: 214, size: 30, parts: ['mark', 'mark'] })],
  },
  ...([-1, 1] as const).map(
    (side): Piece => ({
      outline: toOutline(hoodHalf(side, throat[side])),
      form: hoodForm,
      inflation: { fullness: 0.72, reach: 70 },
      shape: hoodHeight,
      lift: side === 1 ? 14 : 12,
      cloth: hoodCloth,
      ease: hoodEase(side),
      part: 'hood',
      features: hoodFeatures(side),
      edge: 2.6,
    }),
  ),
  ...hangingCords(),
]

const back = (): Piece[] => [
  {
    outline: toOutline(bodyCut(backNeck)),
    form: bodyForm,
    inflation,
    lift: 4,
    cloth,
    ease: [...longEase(1, -1), folds({ x: -20, y: 170, rx: 160, ry: 90, angle: 96, amount: 0.02 })],
    part: 'body',
    features: sewnFeatures(),
  },
  {
    outline: hoodBack,
    form: hoodForm,
    inflation: { fullness: 0.72, reach: 70 },
    shape: (_x, y, z) => z * (1 - 0.2 * step(-60, 60, y)),
    lift: 9,
    cloth: hoodCloth,
    ease: [
      ...hoodEase(1),
      ...hoodEase(-1),
      folds({ x: -30, y: -30, rx: 90, ry: 50, angle: 12, amount: 0.06 }),
      folds({ x: 60, y: -10, rx: 80, ry: 40, angle: -24, amount: 0.06 }),
    ],
    part: 'hood',
    features: [
      seam(new Path(toCurve(knots('0 -270, 2 -120, 0 40'))), {
        depth: 1.5,
        width: 1.6,
        pucker: 0.8,
        rows: [
          { offset: 4, part: 'stitch' },
          { offset: -4, part: 'stitch' },
        ],
      }),
      seam(new Path(toCurve(knots('-126 8, -70 30, 0 36, 70 30, 126 8'))), {
        depth: 1,
        pucker: 0.9,
        rows: [{ offset: -4.5, part: 'stitch' }],
      }),
    ],
    edge: 2.2,
  },
]

export const hoodie = toGarmentModel({
  key: 'hoodie',
  name: 'Hoodie',
  kind: 'apparel',
  seed: 23,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 226, width: 880 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 226, width: 880 } },
    { key: 'detail', side: 'front', frame: { x: 20, y: 40, width: 400 } },
  ],
})
