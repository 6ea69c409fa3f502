import type { Knot } from '../geometry/curve.ts'
import { toCurve } from '../geometry/curve.ts'
import { Path } from '../geometry/path.ts'
import { band } from '../surface/band.ts'
import { cord } from '../surface/cord.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import { eyelet } from '../surface/trims.ts'

/** An elastic waistband below a path that runs from the left to the right, gathered as elastic gathers cloth. */
export function waistband(
  edge: readonly Knot[],
  options: { part: string; width: number; rows: readonly number[] },
): Feature[] {
  const path = new Path(toCurve(edge), { band: options.width + 26 })
  const { part, width } = options
  return [
    band(path, {
      part,
      from: -8,
      to: width,
      raise: 1.2,
      roll: 2.2,
      gather: { pitch: 6.5, height: 1.5 },
      rib: { pitch: 7.4, height: 0.7 },
    }),
    seam(path, {
      depth: 0,
      pucker: 0,
      rows: options.rows.map((offset) => ({ offset, part: 'stitch', pitch: 2.8 })),
    }),
    gathers(path, width),
  ]
}

/** The cloth just below the band, drawn together by it. */
function gathers(path: Path, width: number): Feature {
  const hang = seam(new Path(path.points, { band: 1 }), { depth: 0 })
  const below = band(path, { part: '', from: width, to: width + 24, gather: { pitch: 9, height: 1.6 } })
  return (x, y, spot, pixel) => {
    const part = spot.part
    hang(x, y, spot, pixel)
    below(x, y, spot, pixel)
    spot.part = part
  }
}

/** A drawcord that comes out of two eyelets and hangs, one end longer than the other. */
export function drawcord(at: { y: number; gap: number; radius?: number }): Feature[] {
  const { y, gap } = at
  const radius = at.radius ?? 3.1
  const ends: (readonly Knot[])[] = [
    [
      [gap, y],
      [gap + 5, y + 26],
      [gap + 2, y + 70],
      [gap + 11, y + 118],
      [gap + 8, y + 150],
    ],
    [
      [-gap, y],
      [-gap - 4, y + 24],
      [-gap - 9, y + 64],
      [-gap - 4, y + 104],
      [-gap - 8, y + 128],
    ],
  ]
  return [
    eyelet({ x: gap, y, radius: 5, part: 'eyelets' }),
    eyelet({ x: -gap, y, radius: 5, part: 'eyelets' }),
    ...ends.map((line) =>
      cord(new Path(toCurve(line), { band: 10 }), { part: 'cord', radius, tip: { part: 'tips', length: 15 } }),
    ),
  ]
}
