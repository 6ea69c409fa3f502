import { curveThrough } from '../../render/spline.ts'
import { smoothstep } from '../../render/vector.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { foam, knitOf, ribOf } from '../texture.ts'
import { runnerPart as part, runner, runnerDesign } from './runner.ts'

const OUTLINE = lowShoeOutline(2)

const soleTop = curveThrough([
  [0, 56],
  [70, 51],
  [130, 46],
  [190, 41.5],
  [240, 40],
  [285, 46],
])
const soleBottom = curveThrough([
  [-8, 17],
  [8, 7],
  [34, 0.8],
  [56, 0],
  [200, 0],
  [245, 5],
  [270, 11],
  [292, 21],
])
/** The seam between the two slabs of foam. */
const seamLine = curveThrough([
  [-8, 34],
  [60, 27],
  [140, 20],
  [220, 18],
  [292, 31],
])

const grooves = ribOf(11, 0.6)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 600,
  section: (_place, x) => {
    const [top, bottom, line] = [soleTop(x), soleBottom(x), seamLine(x)]
    const flare = 3 + 4 * smoothstep(90, 30, x) - 4 * smoothstep(24, -2, x) - 3 * smoothstep(252, 288, x)
    return [
      [-9, top - 6],
      [-2.4, top - 3.4],
      [0.4, top - 0.8],
      [2, top],
      [4, top - 1.2],
      [6.4, top - 6],
      [6.4 + 0.5 * flare, (top + line) / 2 + 1],
      [4.4 + 0.8 * flare, line + 2.2],
      [3 + 0.9 * flare, line],
      [4.8 + flare, line - 2.4],
      [5.8 + flare, (line + bottom) / 2],
      [4.4 + flare, bottom + 3.4],
      [1.4 + 0.8 * flare, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: foam },
  layers: [
    { part: part.carrier, distance: (p) => p.z - seamLine(p.x), thickness: 0.3, texture: foam },
    {
      part: part.outsole,
      distance: (p) => p.z - soleBottom(p.x) - 3.4 - 5 * smoothstep(262, 286, p.x),
      thickness: 0.5,
      texture: (u, _v, grain) => grooves(0, u, grain),
    },
  ],
}

const raised = lifted(
  {
    ...runnerDesign,
    base: { part: part.upper, texture: knitOf(2.4, 1.8), behind: part.bootie },
    layers: layersWithout(runnerDesign, [part.counter, part.toe, part.accent]),
    rim: (x) => 1 + 5.4 * (1 - smoothstep(112, 142, x)),
  },
  () => 13.5,
)

const design: ShoeDesign = {
  ...raised,
  last: {
    ...raised.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    padding: (x, fromTop) => 6 * (1 - smoothstep(104, 138, x)) * Math.exp(-(((fromTop - 14) / 10) ** 2)),
  },
  soles: [sole],
}

/** A running shoe for easy days: a plain knit upper with a thick collar on two full slabs of soft foam. */
export const runnerSoft = formOf(runner, { key: 'runner-soft', name: 'Runner Soft', design })
