import { flip, type Knot, knots, toCurve } from '../geometry/curve.ts'
import { Path } from '../geometry/path.ts'
import { step } from '../geometry/shaping.ts'
import { strip } from '../patterns/strip.ts'
import type { Piece } from '../piece.ts'
import { band } from '../surface/band.ts'
import { type StitchRow, seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { eyelet } from '../surface/trims.ts'

type Height = (x: number, y: number) => number

const row = (offset: number): StitchRow => ({ offset, part: 'stitch', pitch: 2.8 })

/** Thick webbing: a ribbed weave with a round edge and a row of stitches along each side. */
function webbing(line: readonly Knot[], width: number, part: string): Feature[] {
  const path = new Path(toCurve(line), { band: width / 2 + 8 })
  const half = width / 2
  return [
    band(path, { part, from: -half - 2, to: half + 2, raise: 2.2, rib: { pitch: 1.9, height: 0.3 } }),
    seam(path, { depth: 0, pucker: 0.25, rows: [row(-half + 3.4), row(half - 3.4)] }),
  ]
}

const WIDE = 32

/** A square of stitches with a cross in it, where a handle leaves the bag. */
function boxed(x: number, y: number): Feature[] {
  const corners: readonly Knot[] = [
    [x - 11, y - 15, 'corner'],
    [x + 11, y - 15, 'corner'],
    [x + 11, y + 15, 'corner'],
    [x - 11, y + 15, 'corner'],
    [x - 11, y - 15, 'corner'],
    [x + 11, y + 15, 'corner'],
    [x + 11, y - 15, 'corner'],
    [x - 11, y + 15, 'corner'],
  ]
  return corners.slice(1).map((to, i) => {
    const from = corners[i] ?? to
    return seam(
      new Path([
        [from[0], from[1]],
        [to[0], to[1]],
      ]),
      { depth: 0, pucker: 0, rows: [row(0)] },
    )
  })
}

/** The webbing that is sewn around the bag below a handle. */
export function sewnWebbing(side: number): Piece {
  const x = side * 97
  const line: readonly Knot[] = [
    [x, -72],
    [x + side, 0],
    [x - side, 70],
    [x - side * 2, 131],
  ]
  return {
    outline: strip(line, WIDE),
    inflation: { fullness: 0, reach: 10 },
    lift: 0,
    rides: true,
    part: 'webbing',
    features: [...webbing(line, WIDE, 'webbing'), ...boxed(x, -46)],
    edge: 1.4,
  }
}

const nearLine: readonly Knot[] = knots(`
  -97 -62, -96 -100, -87 -148, -65 -187, -34 -209, 0 -215, 34 -209, 65 -187, 87 -148, 96 -100, 97 -62
`)
const farLine: readonly Knot[] = knots(`
  -90 -84, -86 -140, -72 -182, -46 -211, -18 -226, 6 -229, 30 -225, 58 -210, 82 -180, 94 -140, 97 -84
`)

/** A handle stands up from the bag; `height` is how far over the ground it hangs at a point. */
function handle(line: readonly Knot[], height: Height): Piece {
  return {
    outline: strip(line, WIDE),
    inflation: { fullness: 0.1, reach: 20 },
    shape: (x, y, z) => z + height(x, y),
    lift: 0,
    part: 'webbing',
    features: webbing(line, WIDE, 'webbing'),
    edge: 1.8,
  }
}

export function farHandle(turn: number): Piece {
  return handle(flip(farLine, turn), () => 14)
}

/** The near handle lies on the bag where it begins. */
export function nearHandle(bag: Height): Piece {
  return handle(nearLine, (x, y) => {
    const free = step(-66, -112, y)
    return (bag(x, y) + 1.5) * (1 - free) + 44 * free
  })
}

/** The wrap that holds both handles together, with a press stud. */
export function handleWrap(): Piece {
  const line: readonly Knot[] = knots('-40 -213, -20 -220, 2 -222, 24 -220, 43 -213')
  const path = new Path(toCurve(line), { band: 34 })
  return {
    outline: strip(line, 50),
    inflation: { fullness: 0.5, reach: 24 },
    lift: 44,
    part: 'wrap',
    features: [
      seam(path, { depth: 0, pucker: 0.2, rows: [row(-20), row(20)] }),
      eyelet({ x: 30, y: -217, radius: 6, part: 'rings' }),
    ],
    edge: 2,
  }
}

const strapLine: readonly Knot[] = knots(`
  -237 -100, -240 -136, -228 -196, -186 -258, -108 -300, -10 -316, 90 -304, 176 -264, 224 -198, 240 -136, 237 -100
`)
const padLine: readonly Knot[] = knots('-92 -305, -52 -313, -10 -316, 34 -314, 76 -307')

function strapPad(turn: number): Piece {
  const line = flip(padLine, turn)
  const path = new Path(toCurve(line), { band: 40 })
  return {
    outline: strip(line, 56),
    inflation: { fullness: 0.42, reach: 22 },
    lift: 9,
    part: 'pad',
    features: [
      seam(path, { depth: 0, pucker: 0.3, rows: [row(-22), row(22)] }),
      band(path, { part: 'strap', from: -15, to: 15, raise: 2, rib: { pitch: 1.9, height: 0.3 } }),
      seam(path, { depth: 0, pucker: 0.2, rows: [row(-11.6), row(11.6)] }),
    ],
    edge: 2,
  }
}

/** A bar of metal along a line: a ring or a hook that lies on the bag or hangs over the ground beside it. */
function bar(line: readonly Knot[], thickness: number, height: Height): Piece {
  return {
    outline: strip(line, thickness),
    inflation: { fullness: 0, reach: 10 },
    shape: (x, y) => height(x, y) + thickness * 0.8,
    lift: 0,
    part: 'rings',
    features: [],
    edge: thickness / 2,
  }
}

/** The slider that makes the strap longer or shorter: a frame with a bar across its middle, the strap showing in it. */
function adjuster(turn: number): Piece {
  const line = flip(knots('-237.6 -158, -235 -172, -230.6 -188'), turn)
  const path = new Path(toCurve(line), { band: 26 })
  const near = { distance: 0, along: 0, past: 0 }
  const frame: Feature = (x, y, spot) => {
    if (!path.near(x, y, near)) return
    const lengthwise = Math.min(near.along, path.length - near.along, Math.abs(near.along - path.length / 2) + 2.4)
    const solid = Math.max(5 - lengthwise, Math.abs(near.distance) - 14.6)
    if (solid > 0) {
      spot.z += 1.4 * Math.min(1, solid / 2)
      return
    }
    spot.part = 'strap'
    spot.z -= 2.4
    spot.open *= 0.8
  }
  return {
    outline: strip(line, 39),
    inflation: { fullness: 0, reach: 10 },
    lift: 13,
    part: 'rings',
    features: [frame],
    edge: 1.6,
  }
}

/** The shoulder strap, which lies behind the bag in a wide bow, with its pad and slider; `turn` is -1 where the bag is turned round. */
export function shoulderStrap(turn: number): Piece[] {
  const line = flip(strapLine, turn)
  return [
    {
      outline: strip(line, 30),
      inflation: { fullness: 0.1, reach: 20 },
      lift: 7,
      part: 'strap',
      features: webbing(line, 30, 'strap'),
      edge: 1.6,
    },
    strapPad(turn),
    adjuster(turn),
  ]
}

/** A tab on the end of the bag, its ring, and the hook of the strap in it. */
export function strapEnd(side: number, bag: Height): Piece[] {
  const over =
    (least: number): Height =>
    (x, y) =>
      Math.max(least, bag(x, y) + 2)
  const ring: readonly Knot[] = knots('220 -52, 212 -62, 216 -76, 232 -81, 246 -74, 247 -60, 238 -51')
  const hook: readonly Knot[] = knots('231 -70, 227 -80, 231 -90, 240 -91, 244 -82, 241 -72')
  const foot: readonly Knot[] = knots('220 -103, 254 -103')
  const stem: readonly Knot[] = knots('236 -90, 237 -104')
  const tab: readonly Knot[] = knots('214 -14, 222 -38, 230 -58')
  const own = (line: readonly Knot[]): readonly Knot[] => flip(line, side)
  return [
    bar(own(ring), 5, over(30)),
    {
      outline: strip(own(tab), 24),
      inflation: { fullness: 0, reach: 10 },
      lift: 0,
      rides: true,
      part: 'webbing',
      features: webbing(own(tab), 24, 'webbing'),
      edge: 1.4,
    },
    bar(own(stem), 9, over(26)),
    bar(own(hook), 5, over(38)),
    bar(own(foot), 8, over(22)),
  ]
}
