import { type Knot, toCurve } from '../geometry/curve.ts'
import { Path } from '../geometry/path.ts'
import type { Piece } from '../piece.ts'
import { type CordOptions, cord } from '../surface/cord.ts'
import { strip } from './strip.ts'

/** One end of a drawcord, lying over whatever is below it. */
export function hangingCord(line: readonly Knot[], options: CordOptions): Piece {
  return {
    outline: strip(line, options.radius * 2),
    inflation: { fullness: 0, reach: 10 },
    lift: 0,
    rides: true,
    part: options.part,
    features: [cord(new Path(toCurve(line), { band: 10 }), options)],
    edge: 0.2,
  }
}
