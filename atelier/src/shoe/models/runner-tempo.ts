import { curveThrough } from '../../render/spline.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { foam, meshOf, satin } from '../texture.ts'
import { runnerPart as part, runner, runnerDesign } from './runner.ts'

const OUTLINE = lowShoeOutline(-3.5)

const soleTop = curveThrough([
  [0, 31],
  [70, 28],
  [130, 25],
  [190, 21.5],
  [240, 22],
  [285, 30],
])
/** A rocker: cut away under the heel, and rising early under the toes. */
const soleBottom = curveThrough([
  [-8, 17],
  [14, 8],
  [52, 0.8],
  [80, 0],
  [176, 0],
  [210, 2.4],
  [245, 9],
  [270, 16],
  [292, 23.5],
])
/** The edge of the plate between the foams. */
const plate = curveThrough([
  [-8, 24],
  [60, 15],
  [130, 11],
  [190, 10],
  [245, 16],
  [292, 27],
])
/** A thin cord of film from the sole up to the laces, leaning to the toe by so many millimetres. */
const cord = (x: number, lean: number) =>
  closedShape([
    [x - 2.2, 12],
    [x - 2.2, 12],
    [x + 2.2, 12],
    [x + 2.2, 12],
    [x + 2 + lean, 100],
    [x + 2 + lean, 100],
    [x - 2 + lean, 100],
    [x - 2 + lean, 100],
  ])
/** Cords that cross, as a net over the middle of the foot. */
const net = [cord(112, 44), cord(138, 44), cord(164, 44), cord(140, -30), cord(166, -30), cord(192, -30)]
const mark = brandMark({ x: 68, z: 36, size: 0.5 })
const spoiler = closedShape([
  [-24, 58],
  [-24, 58],
  [14, 58],
  [24, 76],
  [22, 96],
  [10, 140],
  [10, 140],
  [-24, 140],
  [-24, 140],
])

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 600,
  section: (_place, x) => {
    const [top, bottom, line] = [soleTop(x), soleBottom(x), plate(x)]
    const flare = 1.4 + 3.4 * smoothstep(70, 10, x) + 1.4 * smoothstep(150, 215, x) - 4 * smoothstep(250, 288, x)
    return [
      [-9, top - 5],
      [-2.4, top - 3],
      [0.4, top - 0.8],
      [1.6, top],
      [2.4, top - 1],
      [2.4 + 0.3 * flare, top - (top - line) * 0.4],
      [1.8 + 0.7 * flare, line + 1],
      [3 + flare, line],
      [2 + 0.9 * flare, line - 1],
      [2.2 + flare, (line + bottom) / 2],
      [1.6 + flare, bottom + 1.6],
      [0.4 + 0.7 * flare, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: foam },
  layers: [
    { part: part.accent, distance: (p) => Math.abs(p.z - plate(p.x)) - 0.9, thickness: 0.2, texture: satin },
    { part: part.carrier, distance: (p) => p.z - plate(p.x) + 1, thickness: 0.2, texture: foam },
    {
      part: part.outsole,
      distance: (p) => Math.max(p.z - soleBottom(p.x) - 2.4, 1 - Math.abs(p.x - 118) / 44),
      thickness: 0.4,
      texture: foam,
    },
  ],
}

const lowered = lifted(
  {
    ...runnerDesign,
    last: {
      ...runnerDesign.last,
      rows: lowLastRows({ heel: 12, dip: 5, instep: 6, toe: -8 }).map((row) => ({
        ...row,
        top: [
          row.top[0] - 9 * smoothstep(20, 0, row.x),
          row.top[1] - 0.8,
          row.top[2] + 1 + 5 * smoothstep(16, 0, row.x),
        ],
      })),
      padding: (x, fromTop) => 1.6 * (1 - smoothstep(104, 138, x)) * Math.exp(-(((fromTop - 10) / 8) ** 2)),
    },
    base: { part: part.upper, texture: meshOf(4.4, 1.3), behind: part.bootie },
    layers: [
      ...net.map((line) => ({
        part: part.eyestay,
        distance: onSurface((x, _y, z) => line(x, z)),
        thickness: 0.35,
        texture: satin,
        bevel: 0.5,
      })),
      { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.4, texture: satin, bevel: 0.6 },
      {
        part: part.counter,
        distance: onSurface((x, _y, z) => spoiler(x, z)),
        thickness: 0.6,
        texture: satin,
        bevel: 1,
      },
      ...layersWithout(runnerDesign, [part.counter, part.toe, part.accent, part.mark, part.collar]),
    ],
    rim: (x) => 0.9 + 1.6 * (1 - smoothstep(112, 142, x)),
  },
  () => -7,
)

const design: ShoeDesign = {
  ...lowered,
  last: { ...lowered.last, outline: OUTLINE, bite: (x) => soleTop(x) - 5 },
  soles: [sole],
}

/** A running shoe for fast days: open mesh held by a net of thin cords, a spoiler at the heel, a rocker with the edge of a plate. */
export const runnerTempo = formOf(runner, { key: 'runner-tempo', name: 'Runner Tempo', design })
