import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { flip, type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { noise } from '../geometry/noise.ts'
import { type Outline, toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { strip } from '../patterns/strip.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { type StitchRow, seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { slider, zip } from '../surface/trims.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'canvas' },
  { key: 'pocket', label: 'Front pocket', role: 'upper', material: 'canvas' },
  { key: 'base', label: 'Base', role: 'overlay', material: 'leather' },
  { key: 'straps', label: 'Straps', role: 'upper', material: 'canvas' },
  { key: 'webbing', label: 'Webbing and handle', role: 'collar', material: 'cord' },
  { key: 'padding', label: 'Back padding', role: 'lining', material: 'mesh' },
  { key: 'tape', label: 'Zip tape', role: 'collar', material: 'canvas' },
  { key: 'teeth', label: 'Zips', role: 'hardware', material: 'metal' },
  { key: 'pull', label: 'Zip pulls', role: 'accent', material: 'cord' },
  { key: 'buckles', label: 'Buckles', role: 'eyelet', material: 'plastic' },
  { key: 'patch', label: 'Patch', role: 'overlay', material: 'leather' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const bodyHalf: readonly Knot[] = knots(`
  0 -216, 62 -213, 112 -190, 139 -142, 147 -60, 153 60, 157 170, 150 210, 126 222, 0 225
`)
const body = toOutline(toMirrored(bodyHalf))

const row = (offset: number): StitchRow => ({ offset, part: 'stitch', pitch: 3 })

const mainZip: readonly Knot[] = knots(`
  -126 96, -124 0, -118 -90, -104 -148, -68 -180, 0 -188, 68 -180, 104 -148, 118 -90, 124 0, 126 96
`)

const pocketHalf: readonly Knot[] = knots('0 2, 82 3, 98 12, 103 40, 107 120, 103 146, 84 154, 0 156')
const pocket = toOutline(toMirrored(pocketHalf))
const patchCut = toOutline(toMirrored(knots('0 -150, 21 -148, 26 -142, 26 -104, 21 -98, 0 -96')), 0.6)

const seamEdge = (outline: Outline, offset: number): Feature =>
  seam(outline.edge, { depth: 0.3, pucker: 0.5, rows: [row(offset)] })

function base(): Feature[] {
  const top: readonly Knot[] = knots('-170 168, -80 174, 0 176, 80 174, 170 168')
  const outline = toOutline([
    [-175, 250, 'corner'],
    [-170, 168, 'corner'],
    ...top.slice(1, -1),
    [170, 168, 'corner'],
    [175, 250, 'corner'],
  ])
  return [
    patch(outline, { part: 'base', raise: 1.6, grain: 1 }),
    seam(new Path(toCurve(top)), { depth: 0.4, pucker: 0.5, rows: [row(4), row(8)] }),
  ]
}

function zipped(line: readonly Knot[], width: number): Feature[] {
  const path = new Path(toCurve(line), { band: 22 })
  const half = width / 2 + 4
  return [
    seam(path, { depth: 0, pucker: 0.9, rows: [row(-half), row(half)] }),
    band(path, { part: 'body', from: -half + 1.6, to: half - 1.6, raise: -0.6 }),
    zip(path, { tape: 'tape', teeth: 'teeth', width, pitch: 3 }),
  ]
}

function pocketFeatures(): Feature[] {
  const mouth: readonly Knot[] = knots('-88 34, 0 31, 88 34')
  return [
    patch(pocket, { part: 'pocket', raise: 3, belly: 9, bevel: 3 }),
    piping(pocket.edge),
    ...zipped(mouth, 9).map(onPocket),
    slider({ x: -74, y: 33, angle: 62, metal: 'teeth', tab: 'pull' }),
  ]
}

/** The zip's bed takes the pocket's part, not the body's. */
const onPocket =
  (feature: Feature): Feature =>
  (x, y, spot, pixel) => {
    feature(x, y, spot, pixel)
    if (spot.part === 'body') spot.part = 'pocket'
  }

/** A round edge between two panels. */
function piping(path: Path): Feature {
  const near = { distance: 0, along: 0, past: 0 }
  return (x, y, spot) => {
    if (!path.near(x, y, near) || Math.abs(near.distance) > 2.6) return
    spot.part = 'webbing'
    spot.z += 2.2 * Math.sqrt(1 - (near.distance / 2.6) ** 2)
  }
}

function front(): Piece[] {
  return [
    ...hangingStraps(),
    handle(),
    {
      outline: body,
      inflation: { fullness: 0.82, reach: 46 },
      lift: 6,
      cloth: { bend: 0.4, hold: 0.004 },
      ease: [
        folds({ x: -60, y: -60, rx: 90, ry: 60, angle: 24, amount: 0.035 }),
        folds({ x: 70, y: -30, rx: 70, ry: 60, angle: 140, amount: 0.035 }),
        folds({ x: 20, y: 100, rx: 90, ry: 60, angle: 12, amount: 0.03 }),
        folds({ x: -136, y: 60, rx: 26, ry: 90, angle: 12, amount: 0.06 }),
        folds({ x: 138, y: 40, rx: 26, ry: 110, angle: 168, amount: 0.06 }),
        folds({ x: 0, y: -200, rx: 120, ry: 30, angle: 90, amount: 0.03 }),
      ],
      part: 'body',
      features: [
        ...base(),
        ...pocketFeatures(),
        ...zipped(mainZip, 11),
        slider({ x: 112, y: -116, angle: 100, metal: 'teeth', tab: 'pull', size: 1.1 }),
        slider({ x: -60, y: -183, angle: 120, metal: 'teeth', tab: 'pull', size: 1.1 }),
        patch(patchCut, { part: 'patch', raise: 1.8, grain: 0, bevel: 1.6 }),
        seamEdge(patchCut, 3),
        mark({ x: 0, y: -123, size: 30, part: 'mark', raise: 0.4 }),
        ...zipped(knots('-78 -44, 0 -46, 78 -44'), 8),
        slider({ x: 66, y: -45, angle: 96, metal: 'teeth', tab: 'pull' }),
      ],
      edge: 2,
    },
  ]
}

function handle(): Piece {
  const line: readonly Knot[] = knots('-36 -200, -35 -226, -22 -246, 0 -250, 22 -246, 35 -226, 36 -200')
  return {
    outline: strip(line, 17),
    inflation: { fullness: 0.9, reach: 20 },
    lift: 6,
    part: 'webbing',
    features: [seam(new Path(toCurve(line), { band: 12 }), { depth: 0, pucker: 0.3, rows: [row(-5.5), row(5.5)] })],
    edge: 2,
  }
}

/** Shoulder straps as they show beside the body from the front. */
function hangingStraps(): Piece[] {
  const line: readonly Knot[] = knots('58 -150, 104 -172, 148 -142, 170 -70, 172 20, 160 104')
  const tail: readonly Knot[] = knots('161 96, 160 140, 146 200')
  return [-1, 1].flatMap((side): Piece[] => {
    const own = flip(line, side)
    return [
      {
        outline: strip(flip(tail, side), 20),
        inflation: { fullness: 0.12, reach: 20 },
        lift: 4,
        part: 'webbing',
        features: [weave(flip(tail, side))],
      },
      {
        outline: strip(own, 46),
        inflation: { fullness: 0.5, reach: 20 },
        lift: 3,
        cloth: { bend: 0.3, hold: 0.01 },
        ease: [folds({ x: side * 164, y: -70, rx: 40, ry: 60, angle: 10, amount: 0.05 })],
        part: 'straps',
        features: [
          seam(new Path(toCurve(own), { band: 30 }), { depth: 0, pucker: 0, rows: [row(-17), row(17)] }),
          buckle(side * 162, 100, side * 10),
        ],
        edge: 2,
      },
    ]
  })
}

function weave(line: readonly Knot[]): Feature {
  return seam(new Path(toCurve(line), { band: 12 }), { depth: 0.3, width: 4, pucker: 0.1, rows: [row(-7.5), row(7.5)] })
}

/** A ladder buckle over the end of a strap. */
function buckle(bx: number, by: number, angle: number): Feature {
  const c = Math.cos((angle * Math.PI) / 180)
  const s = Math.sin((angle * Math.PI) / 180)
  return (x, y, spot) => {
    const u = (x - bx) * c + (y - by) * s
    const v = -(x - bx) * s + (y - by) * c
    const outer = Math.max(Math.abs(u) - 17, Math.abs(v) - 11)
    if (outer > 0) return
    const bar = Math.abs(Math.abs(v) - 7.5) < 3.4 || Math.abs(u) > 13
    if (!bar) {
      spot.part = 'webbing'
      return
    }
    spot.part = 'buckles'
    spot.grain = 0
    spot.z += 3.4 * step(0, 2.4, -outer)
  }
}

const spacer: Feature = (x, y, spot) => {
  if (spot.part === 'padding') spot.z += 0.3 * noise(x / 30, y / 30, 3)
}

function pads(): Feature[] {
  const side: readonly Knot[] = knots('12 -120 c, 86 -118, 112 -96, 118 60, 116 150, 96 166, 12 166 c')
  return [1, -1].flatMap((s) => {
    const pad = toOutline(flip(side, s))
    return [patch(pad, { part: 'padding', raise: 2.5, belly: 9, bevel: 4 }), seamEdge(pad, s * 3.5), spacer]
  })
}

function shoulderStrap(side: number): Piece {
  const line: readonly Knot[] = knots('46 -196, 62 -130, 92 -40, 110 50, 112 104')
  const own = flip(line, side)
  return {
    outline: strip(own, 56),
    inflation: { fullness: 0.5, reach: 24 },
    lift: 52,
    cloth: { bend: 0.3, hold: 0.01 },
    ease: [folds({ x: side * 80, y: -60, rx: 50, ry: 70, angle: 20 * side, amount: 0.05 })],
    part: 'straps',
    features: [
      seam(new Path(toCurve(own), { band: 34 }), { depth: 0, pucker: 0, rows: [row(-22), row(22)] }),
      band(
        new Path(
          [
            [side * 40, -20],
            [side * 160, -20],
          ],
          { band: 12 },
        ),
        { part: 'webbing', from: -6, to: 6, raise: 1.4 },
      ),
      buckle(side * 112, 100, side * -2),
    ],
    edge: 2,
  }
}

function back(): Piece[] {
  const tail = (side: number): Knot[] => flip(knots('112 96, 118 140, 134 196'), side)
  return [
    handle(),
    {
      outline: body,
      inflation: { fullness: 0.7, reach: 46 },
      lift: 6,
      cloth: { bend: 0.4, hold: 0.004 },
      ease: [folds({ x: 0, y: 190, rx: 140, ry: 30, angle: 90, amount: 0.04 })],
      part: 'body',
      features: [...base(), ...pads(), seamEdge(body, 7)],
      edge: 2,
    },
    ...[-1, 1].map(
      (side): Piece => ({
        outline: strip(tail(side), 20),
        inflation: { fullness: 0.1, reach: 20 },
        lift: 50,
        part: 'webbing',
        features: [weave(tail(side))],
      }),
    ),
    shoulderStrap(-1),
    shoulderStrap(1),
  ]
}

export const backpack = toGarmentModel({
  key: 'backpack',
  name: 'Day pack',
  kind: 'accessory',
  seed: 113,
  parts,
  sides: { front, back },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: -8, width: 470 } },
    { key: 'back', side: 'back', frame: { x: 0, y: -8, width: 470 } },
    { key: 'detail', side: 'front', frame: { x: 40, y: -60, width: 240 }, width: 800 },
  ],
})
