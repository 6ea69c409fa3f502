import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve, toMirrored, toOffset } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { hangingCord } from '../patterns/hanging-cord.ts'
import {
  hoodBack,
  hoodBase,
  hoodCloth,
  hoodEase,
  hoodEdge,
  hoodForm,
  hoodHalf,
  hoodHeight,
  onSide,
} from '../patterns/hood.ts'
import { longTop } from '../patterns/long-top.ts'
import { bothSides, onParts, sleeveAreas } from '../patterns/sewing.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { eyelet, label, slider, zip } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'nylon' },
  { key: 'top', label: 'Chest and shoulders', role: 'overlay', material: 'nylon' },
  { key: 'hood', label: 'Hood', role: 'overlay', material: 'nylon' },
  { key: 'sleeves', label: 'Sleeves', role: 'upper', material: 'nylon' },
  { key: 'lining', label: 'Lining', role: 'lining', material: 'mesh' },
  { key: 'tape', label: 'Zip tape', role: 'accent', material: 'canvas' },
  { key: 'teeth', label: 'Zips', role: 'accent', material: 'plastic' },
  { key: 'slider', label: 'Zip sliders', role: 'hardware', material: 'metal' },
  { key: 'pull', label: 'Zip pulls', role: 'lace', material: 'cord' },
  { key: 'cord', label: 'Hood cord', role: 'lace', material: 'cord' },
  { key: 'toggles', label: 'Toggles', role: 'hardware', material: 'plastic' },
  { key: 'eyelets', label: 'Eyelets', role: 'eyelet', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'rubber' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

/** Longer than a hoodie, with a straight hem and plain cuffs. */
const top = longTop({
  chest: 254,
  hem: 258,
  gather: 0,
  length: 734,
  drop: 10,
  sleeve: { upper: 51, lower: 43, wrist: 640 },
  loose: 0.95,
})
const form = toOutline(toMirrored(top.form), 2)
const cutOf = (neck: readonly Knot[]) => toOutline(toMirrored([...neck, ...top.side, [0, top.bottom + 6]]))

const chestFront: readonly Knot[] = knots('-420 262, -230 262, 0 258, 230 262, 420 262')
const chestBack: readonly Knot[] = knots('-420 246, -200 246, 0 262, 200 246, 420 246')

function chest(line: readonly Knot[]): Feature[] {
  const above = toOutline([[-420, -120, 'corner'], ...line, [420, -120, 'corner']], 2)
  const inner = [
    patch(above, { part: 'top', raise: 0.3 }),
    seam(new Path(toCurve(line)), {
      depth: 1,
      width: 1.3,
      pucker: 0.9,
      rows: [-3.4, -8].map((offset) => ({ offset, part: 'stitch', pitch: 2.6 })),
    }),
  ]
  return inner.map((feature) => onParts(['body', 'top', 'stitch'], feature))
}

const hem: readonly Knot[] = knots('-262 734, -120 738, 0 739, 120 738, 262 734')

function sewn(): Feature[] {
  const arms = bothSides(top.armhole).map(({ points, side: s }) =>
    seam(new Path(points), {
      depth: 1.2,
      width: 1.4,
      pucker: 1.2,
      rows: [{ offset: s * 3.6, part: 'stitch', pitch: 2.6 }],
    }),
  )
  const cuffs = bothSides(top.cuffSeam).map(({ points, side: s }) =>
    band(new Path(points, { band: 90 }), {
      part: 'sleeves',
      from: s === 1 ? -86 : 0,
      to: s === 1 ? 0 : 86,
      raise: -1,
      rib: { pitch: 7.5, height: 0.8 },
      gather: { pitch: 7, height: 1.8 },
    }),
  )
  const tunnel = seam(new Path(toCurve(hem), { band: 40 }), {
    depth: 0,
    pucker: 1,
    rows: [-27, -31].map((offset) => ({ offset, part: 'stitch', pitch: 2.6 })),
  })
  return [...arms, ...cuffs, tunnel]
}

/** A welt pocket: two folded lips with a zip between them. */
function pocket(from: readonly [number, number], to: readonly [number, number], s: number): Feature[] {
  const points = toCurve([
    [from[0] * s, from[1]],
    [to[0] * s, to[1]],
  ])
  return [
    seam(new Path(toOffset(points, 8)), { depth: 0.7, pucker: 1 }),
    seam(new Path(toOffset(points, -8)), { depth: 0.7, pucker: 1 }),
    zip(new Path(points), { tape: 'tape', teeth: 'teeth', width: 7, pitch: 2.4 }),
  ]
}

function pockets(): Feature[] {
  const hands = [1, -1].flatMap((s) => [
    ...pocket([186, 440], [150, 596], s),
    slider({ x: s * 184, y: 448, angle: 90 + s * 13, metal: 'slider', tab: 'pull', size: 0.8 }),
  ])
  return [
    ...hands,
    ...pocket([70, 206], [160, 206], 1),
    slider({ x: 156, y: 206, angle: 96, metal: 'slider', tab: 'pull', size: 0.8 }),
  ]
}

function zipper(top: number, part: string): Feature[] {
  const line = new Path(
    [
      [0, top],
      [0, 744],
    ],
    { band: 24 },
  )
  return [
    seam(line, { depth: 0, pucker: 1.4, rows: [-12, 12].map((offset) => ({ offset, part: 'stitch', pitch: 2.6 })) }),
    onParts([part, 'body', 'stitch'], zip(line, { tape: 'tape', teeth: 'teeth', width: 14, pitch: 3.2 })),
  ]
}

const throatEnd: Knot = [-1, 100, 'corner']

function hoodFeatures(s: 1 | -1): Feature[] {
  const edge = new Path(toCurve(hoodEdge(s, throatEnd)), { band: 34 })
  const base = new Path(toCurve(onSide([...hoodBase, throatEnd], s)))
  return [
    band(edge, {
      part: 'hood',
      from: s === 1 ? 0 : -18,
      to: s === 1 ? 18 : 0,
      raise: 1,
      roll: 1.4,
      gather: { pitch: 8, height: 0.7 },
    }),
    seam(edge, { depth: 0.3, pucker: 0, rows: [{ offset: s * 18, part: 'stitch', pitch: 2.6 }] }),
    seam(base, { depth: 1.1, width: 1.5, pucker: 0.9, rows: [{ offset: s * -4, part: 'stitch', pitch: 2.6 }] }),
    seam(
      new Path([
        [0, -213],
        [0, -160],
      ]),
      { depth: 1.4, width: 1.5, pucker: 0.5 },
    ),
    eyelet({ x: s * 26, y: 44, radius: 4.6, part: 'eyelets', hole: 'lining' }),
  ]
}

const ends: readonly (readonly Knot[])[] = [
  knots('26 46, 35 74, 38 106, 34 142'),
  knots('-26 44, -34 70, -42 100, -39 128'),
]
const hangingCords = (): Piece[] =>
  ends.map((line) => hangingCord(line, { part: 'cord', radius: 2.4, tip: { part: 'toggles', length: 14 } }))

const inflation = { fullness: 0.6, reach: 60 }
const cloth = { bend: 0.16, hold: 0.0022 }
const inside: Piece = {
  outline: toOutline(toMirrored(knots('0 -186, 56 -178, 104 -120, 116 -40, 98 60, 0 110'))),
  inflation: { fullness: 0.05, reach: 60 },
  lift: 9,
  cloth,
  ease: [folds({ x: 10, y: -60, rx: 60, ry: 120, angle: 84, amount: 0.05 })],
  part: 'lining',
  features: [
    seam(new Path(toCurve(knots('2 -186, -5 -100, 0 6'))), { depth: 1.2, width: 1.4, pucker: 0.6 }),
    label({ x: 0, y: 30, width: 34, height: 22, part: 'label', ink: 'stitch' }),
  ],
}

const front = (): Piece[] => [
  inside,
  {
    outline: cutOf([
      [0, 64],
      [60, 46],
    ]),
    form,
    inflation,
    lift: 4,
    cloth,
    ease: top.ease(-1),
    part: 'body',
    features: [
      ...sleeveAreas('sleeves', top),
      ...chest(chestFront),
      ...pockets(),
      ...sewn(),
      ...zipper(90, 'top'),
      mark({ x: -116, y: 200, size: 34, part: 'mark', raise: 0.3 }),
    ],
  },
  ...([-1, 1] as const).map(
    (s): Piece => ({
      outline: toOutline(hoodHalf(s, throatEnd)),
      form: hoodForm,
      inflation: { fullness: 0.42, reach: 44 },
      shape: hoodHeight,
      lift: 13,
      cloth: hoodCloth,
      ease: hoodEase(s),
      part: 'hood',
      features: hoodFeatures(s),
      edge: 2.2,
    }),
  ),
  ...hangingCords(),
]

const back = (): Piece[] => [
  {
    outline: cutOf([
      [0, 14],
      [60, 10],
    ]),
    form,
    inflation,
    lift: 4,
    cloth,
    ease: top.ease(1),
    part: 'body',
    features: [
      ...sleeveAreas('sleeves', top),
      ...chest(chestBack),
      ...sewn(),
      mark({ x: 0, y: 116, size: 40, part: 'mark', raise: 0.3 }),
    ],
  },
  {
    outline: hoodBack,
    form: hoodForm,
    inflation: { fullness: 0.42, reach: 44 },
    lift: 9,
    cloth: hoodCloth,
    ease: [...hoodEase(1), ...hoodEase(-1), folds({ x: 20, y: -40, rx: 90, ry: 50, angle: 14, amount: 0.06 })],
    part: 'hood',
    features: [
      ...[-46, 46].map((x) =>
        seam(
          new Path(
            toCurve([
              [x * 0.7, -212],
              [x, -100],
              [x * 1.1, 50],
            ]),
          ),
          { depth: 1.1, width: 1.3, pucker: 0.7, rows: [{ offset: 3.6, part: 'stitch', pitch: 2.6 }] },
        ),
      ),
      seam(new Path(toCurve(knots('-138 24, -74 42, 0 48, 74 42, 138 24'))), {
        depth: 1,
        pucker: 0.9,
        rows: [{ offset: -4, part: 'stitch', pitch: 2.6 }],
      }),
    ],
    edge: 2.2,
  },
]

export const shellJacket = toGarmentModel({
  key: 'shell-jacket',
  name: 'Hooded shell jacket',
  kind: 'apparel',
  seed: 149,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: 262, width: 900 } },
    { key: 'back', side: 'back', frame: { x: 0, y: 262, width: 900 } },
    { key: 'detail', side: 'front', frame: { x: 30, y: 70, width: 400 } },
  ],
})
