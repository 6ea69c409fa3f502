import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { type EaseRule, folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { flip, type Knot, knots, toCurve, toMirrored } from '../geometry/curve.ts'
import { type Outline, toOutline } from '../geometry/outline.ts'
import { Path } from '../geometry/path.ts'
import { bell, clamp } from '../geometry/shaping.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { type StitchRow, seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { label, slider, zip } from '../surface/trims.ts'
import { farHandle, handleWrap, nearHandle, sewnWebbing, shoulderStrap, strapEnd } from './gym-bag-straps.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'canvas' },
  { key: 'ends', label: 'End panels', role: 'overlay', material: 'canvas' },
  { key: 'pocket', label: 'Side pocket', role: 'upper', material: 'canvas' },
  { key: 'piping', label: 'Piping', role: 'accent', material: 'cord' },
  { key: 'webbing', label: 'Webbing and handles', role: 'collar', material: 'cord' },
  { key: 'strap', label: 'Shoulder strap', role: 'collar', material: 'cord' },
  { key: 'pad', label: 'Shoulder pad', role: 'lining', material: 'mesh' },
  { key: 'net', label: 'Net pocket', role: 'lining', material: 'mesh' },
  { key: 'wrap', label: 'Handle wrap', role: 'overlay', material: 'leather' },
  { key: 'tape', label: 'Zip tape', role: 'collar', material: 'canvas' },
  { key: 'teeth', label: 'Zips', role: 'hardware', material: 'metal' },
  { key: 'pull', label: 'Zip pulls', role: 'accent', material: 'cord' },
  { key: 'rings', label: 'Rings and hooks', role: 'eyelet', material: 'metal' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'label', label: 'Label', role: 'label', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const bodyHalf: readonly Knot[] = knots(`
  0 -112, 70 -115, 130 -119, 190 -117, 222 -104, 238 -72, 244 -10, 243 60, 236 104, 220 124, 182 129, 90 132, 0 133
`)
const body = toOutline(toMirrored(bodyHalf))

/** Height of the bag lying on its back: a barrel, level along its axis, that sags between the handles. */
function barrel(x: number, y: number): number {
  const across = clamp((y - 8) / 127, -1, 1)
  const round = (1 - across * across) ** 0.42
  const past = clamp((Math.abs(x) - 206) / 40, 0, 1)
  const end = Math.sqrt(1 - 0.82 * past * past)
  const sag = 15 * bell(x, 150) * bell(y + 70, 34) + 5 * bell(Math.abs(x) - 97, 26) * bell(y - 10, 90)
  return Math.max(0, 92 * round * end - sag)
}

const row = (offset: number): StitchRow => ({ offset, part: 'stitch', pitch: 2.8 })

/** A round edge between two panels. */
function piped(path: Path): Feature {
  const near = { distance: 0, along: 0, past: 0 }
  return (x, y, spot) => {
    if (!path.near(x, y, near) || Math.abs(near.distance) > 2.8) return
    spot.part = 'piping'
    spot.grain = 0
    spot.z += 2.4 * Math.sqrt(1 - (near.distance / 2.8) ** 2)
  }
}

/** The caps of the barrel, seen nearly edge on. */
function endPanels(): Feature[] {
  const line: readonly Knot[] = knots('204 -130, 209 -80, 212 0, 211 80, 205 140')
  return [1, -1].flatMap((side): Feature[] => {
    const cap = toOutline(flip([...line, [280, 140, 'corner'], [280, -130, 'corner']], side), 2)
    const join = new Path(toCurve(flip(line, side)))
    return [
      patch(cap, { part: 'ends', raise: 0.4 }),
      seam(join, { depth: 1.4, width: 2.6, pucker: 1.3, rows: [row(side * 6)] }),
      piped(join),
    ]
  })
}

function zipped(line: readonly Knot[], width: number, part: string): Feature[] {
  const path = new Path(toCurve(line), { band: 24 })
  const half = width / 2 + 4
  return [
    seam(path, { depth: 0, pucker: 0.9, rows: [row(-half), row(half)] }),
    band(path, { part, from: -half + 1.6, to: half - 1.6, raise: -0.6 }),
    zip(path, { tape: 'tape', teeth: 'teeth', width, pitch: 3 }),
  ]
}

const seamEdge = (outline: Outline, offset: number): Feature =>
  seam(outline.edge, { depth: 0.3, pucker: 0.5, rows: [row(offset)] })

const mainZip: readonly Knot[] = knots('-212 -90, -130 -87, -60 -82, 0 -80, 60 -82, 130 -87, 212 -90')

const opening = (turn: number): Feature[] => [
  ...zipped(mainZip, 13, 'body'),
  slider({ x: turn * -150, y: -87, angle: 90 + turn * 8, metal: 'teeth', tab: 'pull', size: 1.1 }),
]

/** A flat pocket between the webbing, closed with a zip of its own. */
function sidePocket(): Feature[] {
  const cut = toOutline(toMirrored(knots('0 -20, 70 -20, 77 -13, 78 40, 76 92, 68 101, 0 102')), 0.8)
  return [
    patch(cut, { part: 'pocket', raise: 1.6, belly: 3.4, bevel: 3 }),
    seamEdge(cut, 3.4),
    ...zipped(knots('-64 4, 0 2, 64 4'), 9, 'pocket'),
    slider({ x: 52, y: 3, angle: 74, metal: 'teeth', tab: 'pull', size: 0.9 }),
    mark({ x: 0, y: 54, size: 46, part: 'mark', raise: 0.6 }),
    label({ x: 150, y: 70, width: 34, height: 22, part: 'label', ink: 'webbing' }),
  ]
}

/** An open pocket of net with a bound edge, on the side that hangs by the leg. */
function netPocket(): Feature[] {
  const cut = toOutline(knots('-78 -4 c, 0 2, 78 -4 c, 78 60, 76 96, 66 103, 0 104, -66 103, -76 96, -78 60'), 0.8)
  const mouth = new Path(toCurve(knots('-80 -4, 0 2, 80 -4')), { band: 20 })
  return [
    patch(cut, { part: 'net', raise: 1.2, belly: 3, bevel: 1.4 }),
    seamEdge(cut, 3),
    band(mouth, { part: 'webbing', from: -1, to: 11, raise: 1.2, gather: { pitch: 7, height: 0.8 } }),
    seam(mouth, { depth: 0, pucker: 0, rows: [row(3), row(8)] }),
  ]
}

const ease = (turn: number): EaseRule[] => [
  ...[1, -1].flatMap((side): EaseRule[] => [
    folds({ x: side * 188, y: -40, rx: 30, ry: 60, angle: 90 - side * 66, amount: 0.11 }),
    folds({ x: side * 190, y: 70, rx: 32, ry: 60, angle: 90 + side * 62, amount: 0.1 }),
    folds({ x: side * 150, y: 10, rx: 50, ry: 90, angle: 90 + side * turn * 24, amount: 0.06 }),
    folds({ x: side * 97, y: -60, rx: 44, ry: 34, angle: 90 - side * 38, amount: 0.1 }),
  ]),
  folds({ x: 0, y: -50, rx: 80, ry: 26, angle: 4 * turn, amount: 0.1 }),
  folds({ x: 0, y: 112, rx: 190, ry: 22, angle: 84, amount: 0.05 }),
  folds({ x: -150, y: 30, rx: 44, ry: 60, angle: 64, amount: 0.05 }),
]

const bag = (turn: number, features: readonly Feature[]): Piece[] => [
  ...shoulderStrap(turn),
  farHandle(turn),
  {
    outline: body,
    inflation: { fullness: 0.8, reach: 60 },
    shape: barrel,
    lift: 3,
    cloth: { bend: 0.3, hold: 0.0026 },
    ease: ease(turn),
    part: 'body',
    features: [...opening(turn), ...endPanels(), ...features],
    edge: 2,
  },
  sewnWebbing(1),
  sewnWebbing(-1),
  ...strapEnd(1, barrel),
  ...strapEnd(-1, barrel),
  nearHandle(barrel),
  handleWrap(),
]

export const gymBag = toGarmentModel({
  key: 'gym-bag',
  name: 'Gym bag',
  kind: 'accessory',
  seed: 401,
  parts,
  sides: { front: () => bag(1, sidePocket()), back: () => bag(-1, netPocket()) },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: -98, width: 600 } },
    { key: 'back', side: 'back', frame: { x: 0, y: -98, width: 600 } },
    { key: 'detail', side: 'front', frame: { x: 128, y: -44, width: 260 }, width: 800 },
  ],
})
