import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { fan, folds } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toCurve } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { type Nearness, Path } from '../geometry/path.ts'
import { bell, step } from '../geometry/shaping.ts'
import type { Piece } from '../piece.ts'
import { mark } from '../surface/mark.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'

const parts: readonly PartRecord[] = [
  { key: 'leg', label: 'Leg', role: 'upper', material: 'knit' },
  { key: 'cuff', label: 'Cuff', role: 'upper', material: 'rib' },
  { key: 'stripe', label: 'Stripe', role: 'accent', material: 'rib' },
  { key: 'foot', label: 'Foot', role: 'upper', material: 'cotton' },
  { key: 'heel', label: 'Heel', role: 'heel', material: 'cotton' },
  { key: 'toe', label: 'Toe', role: 'toe', material: 'cotton' },
  { key: 'arch', label: 'Arch band', role: 'upper', material: 'rib' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'stitch', label: 'Seam', role: 'stitch', material: 'thread' },
]

/** One sock lying on its side, toe to the right. */
const shape: readonly Knot[] = knots(`
  -44 -170 c, 0 -173, 44 -170 c, 43 -100, 41 -20, 44 24, 58 50, 92 70, 134 86, 164 104, 170 128,
  156 146, 120 150, 60 148, 10 150, -24 142, -46 116, -50 80, -43 30, -40 -20, -43 -100
`)

/** The line along the middle of the sock, from the cuff over the bend to the toe. */
const middle = toCurve(knots('0 -190, 0 -100, 1 -20, 2 40, 22 86, 64 108, 112 118, 180 128'))

type Place = { dx: number; dy: number; turn: number }

const move = (line: readonly Knot[], place: Place): Knot[] => {
  const c = Math.cos(place.turn)
  const s = Math.sin(place.turn)
  return line.map(([x, y, corner]): Knot => {
    const px = x * c - y * s + place.dx
    const py = x * s + y * c + place.dy
    return corner ? [px, py, corner] : [px, py]
  })
}

/** A feature drawn for the sock in its own place, used where the sock lies. */
const placed = (feature: Feature, place: Place): Feature => {
  const c = Math.cos(place.turn)
  const s = Math.sin(place.turn)
  return (x, y, spot, pixel) => {
    const dx = x - place.dx
    const dy = y - place.dy
    feature(dx * c + dy * s, -dx * s + dy * c, spot, pixel)
  }
}

const near: Nearness = { distance: 0, along: 0, past: 0 }
const spine = new Path(middle, { band: 74 })
const spineOf = (x: number, y: number): Nearness => {
  if (!spine.near(x, y, near)) near.distance = 60
  return near
}

function zoneOf(x: number, y: number, along: number): string {
  if (along < 62) return along > 22 && along < 46 && (along < 30 || along > 38) ? 'stripe' : 'cuff'
  if (Math.hypot((x + 30) * 0.9, y - 112) < 50 && x + (y - 112) * 0.42 < 14) return 'heel'
  if (x > 128 + (y - 110) * 0.12) return 'toe'
  if (along > 320 && along < 372) return 'arch'
  return along < 250 ? 'leg' : 'foot'
}

const pitches: Readonly<Record<string, [pitch: number, height: number]>> = {
  leg: [4.2, 0.75],
  cuff: [3.2, 0.7],
  stripe: [3.2, 0.7],
  arch: [2.8, 0.45],
}

/** Ribs along the sock, the zones of its knitting, and the small step between them. */
const knitting: Feature = (x, y, spot, pixel) => {
  const { distance, along } = spineOf(x, y)
  const zone = zoneOf(x, y, along)
  spot.part = zone
  if (zone === 'heel' || zone === 'toe') spot.z += 0.5
  const rib = pitches[zone]
  spot.open *= 1 - 0.3 * bell(along - 62, 1.2)
  if (!rib) return
  const t = distance / rib[0]
  const ridge = 1 - Math.abs((t - Math.floor(t) - 0.5) * 2) ** 2.4
  const shown = step(0.55, 0.25, pixel / rib[0])
  spot.z += rib[1] * (ridge - 0.6) * shown
  spot.open *= 1 - 0.4 * (1 - ridge) * shown
}

const gusset = new Path(toCurve(knots('14 82, -4 108, -22 160')))
const toeSeam = new Path(toCurve(knots('127 78, 130 116, 132 156')))

function lay(place: Place, lift: number, lean: number): Piece {
  const turned = (x: number, y: number): Knot => move([[x, y]], place)[0] ?? [x, y]
  const [hx, hy] = turned(8, 76)
  const [ax, ay] = turned(0, -40)
  const [ix, iy] = turned(40, 52)
  return {
    outline: toOutline(move(shape, place)),
    inflation: { fullness: 0.36, reach: 40 },
    lift,
    cloth: { bend: 0.3, hold: 0.005 },
    ease: [
      fan({ x: ix, y: iy, radius: 60, amount: 0.12, core: 8 }),
      folds({ x: hx, y: hy, rx: 50, ry: 40, angle: 30, amount: 0.06 }),
      folds({ x: ax, y: ay + 30, rx: 60, ry: 60, angle: 8 * lean, amount: 0.05 }),
      folds({ x: ax, y: ay - 60, rx: 50, ry: 70, angle: 88, amount: 0.03 }),
    ],
    part: 'foot',
    features: [
      placed(knitting, place),
      placed(seam(toeSeam, { depth: 0.6, width: 0.9, pucker: 0.3 }), place),
      placed(seam(gusset, { depth: 0.5, width: 0.9, pucker: 0.2 }), place),
      placed(mark({ x: 2, y: -84, size: 26, part: 'mark', raise: 0.4 }), place),
    ],
    edge: 2,
  }
}

const pair = (): Piece[] => [lay({ dx: -6, dy: -34, turn: -0.1 }, 2, -1), lay({ dx: -44, dy: 34, turn: 0.04 }, 13, 1)]

const single = (): Piece[] => [lay({ dx: -48, dy: 10, turn: 0.02 }, 3, 1)]

export const sock = toGarmentModel({
  key: 'sock',
  name: 'Crew sock',
  kind: 'accessory',
  seed: 101,
  parts,
  sides: { pair, single },
  views: [
    { key: 'front', side: 'pair', frame: { x: 6, y: 10, width: 400 } },
    { key: 'back', side: 'single', frame: { x: 6, y: 4, width: 400 } },
    { key: 'detail', side: 'pair', frame: { x: 10, y: 96, width: 180 }, width: 800 },
  ],
})
