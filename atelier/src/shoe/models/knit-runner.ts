import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { closedShape, type ShapeField, strokeShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import type { Spot } from '../stitching.ts'
import { foam, rubber, satin, textile } from '../texture.ts'
import { createTube } from '../tube.ts'
import type { LastRow, Upper } from '../upper.ts'
import { alongCollar, openKnit, placedLayer, ribKnit } from './knit-runner-knit.ts'
import { createInstepLaces, instepEyelets } from './knit-runner-laces.ts'
import { inOutsole, inPlate, soleSection, soleTop } from './knit-runner-sole.ts'

const { parts, part } = definePart({
  upper: ['Knit upper', 'upper', 'knit'],
  backing: ['Knit backing', 'lining', 'knit'],
  collar: ['Ribbed collar', 'collar', 'rib'],
  cage: ['Cage', 'overlay', 'nylon'],
  toe: ['Toe film', 'toe', 'nylon'],
  heel: ['Heel film', 'heel', 'nylon'],
  mark: ['Mark', 'mark', 'nylon'],
  pull: ['Pull tab', 'accent', 'nylon'],
  lining: ['Lining', 'lining', 'knit'],
  insole: ['Insole', 'insole', 'cotton'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  plate: ['Plate', 'foxing', 'plastic'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

export { part as knitRunnerPart }

/** A sock: no throat, the collar closes around the ankle. */
const rows: LastRow[] = [
  { x: 2, top: [5, 0, 128], foot: [6, 30], over: [9, 0, -40] },
  { x: 10, top: [9.5, 15, 127], foot: [6, 30], over: [5, 4, -40] },
  { x: 26, top: [26, 25.5, 122], foot: [4.5, 29], over: [0, 5, -38] },
  { x: 48, top: [50, 29.5, 114], foot: [3.5, 27], over: [0, 4, -36] },
  { x: 72, top: [74, 28.5, 111.5], foot: [3, 26], over: [1, 5, -35] },
  { x: 96, top: [94, 24.5, 114], foot: [3, 26], over: [3, 7, -35] },
  { x: 120, top: [108, 19.5, 118.5], foot: [3, 26], over: [6, 10.5, -36] },
  { x: 146, top: [115.8, 15, 122], foot: [3, 27], over: [10.5, 15.5, -38] },
  { x: 172, top: [120, 11.2, 124], foot: [2.5, 27.5], over: [15.5, 18, -40] },
  { x: 198, top: [122.4, 8, 125], foot: [2, 29], over: [19.5, 18, -43] },
  { x: 224, top: [123.8, 5.4, 125.6], foot: [1.5, 34], over: [26, 15.5, -46] },
  { x: 248, top: [124.5, 3.3, 126], foot: [2.6, 38], over: [32, 11.5, -47] },
  { x: 269, top: [124.9, 1.6, 126.2], foot: [4, 41], over: [38, 6.5, -48.5] },
  { x: 285, top: [125, 0, 126.2], foot: [4.5, 41.5], over: [43, 1, -49] },
]

const laceRow = {
  xs: [197, 183.5, 170, 157, 145],
  apart: (x: number) => 15 + 2.5 * smoothstep(190, 145, x),
}

/** Strands between sole and eyelets, as in a truss. */
const strands = [
  strand([114, 28], [148, 108]),
  strand([152, 26], [148, 108]),
  strand([152, 26], [173, 92]),
  strand([180, 24], [173, 92]),
  strand([180, 24], [198, 78]),
  strand([205, 24], [198, 78]),
]

function strand([x, z]: Vec2, [toX, toZ]: Vec2): ShapeField {
  return strokeShape(
    [
      [x, z],
      [(x + toX) / 2, (z + toZ) / 2],
      [toX, toZ],
    ],
    4.6,
  )
}

const heelFilm = closedShape([
  [-20, 30],
  [-20, 30],
  [66, 30],
  [66, 30],
  [52, 54],
  [38, 68],
  [22, 78],
  [8, 86],
  [-20, 88],
  [-20, 88],
])
const mark = brandMark({ x: 78, z: 60, size: 0.56 })

const across = (p: SurfacePoint): number => Math.abs(p.y - middleLine(p.x))
/** Under the laces the collar's rib runs on, down to the vamp. */
const instep = (p: SurfacePoint): number =>
  Math.max(across(p) - 13 - 4 * smoothstep(200, 130, p.x), p.x - 208, 90 - p.x)
const ribbed = (p: SurfacePoint): number => {
  const collar = p.d - 25 - 3 * smoothstep(60, 10, p.x)
  const [near, far] = [Math.min(collar, instep(p)), Math.max(collar, instep(p))]
  const blend = Math.max(0, 1 - (far - near) / 10)
  return near - 2.5 * blend * blend
}
const cage = (p: SurfacePoint): number => {
  const beside = across(p) - laceRow.apart(p.x)
  const ends = Math.max(p.x - 204, 139 - p.x)
  const stay = -rounded([6.2 - Math.abs(beside), -ends], 1.6)
  const truss = rounded(
    strands.map((one) => onSurface((x, _y, z) => one(x, z))(p)),
    2,
  )
  return Math.max(rounded([stay, truss], 3), -6.2 - beside)
}
/** The least of the distances, with its inner corners filled as by a mould. */
function rounded(distances: readonly number[], radius: number): number {
  const least = Math.min(...distances)
  const sum = distances.reduce((total, distance) => total + Math.exp((least - distance) / radius), 0)
  return least - radius * 0.6 * Math.log(sum)
}
const vents = (u: number, v: number): number =>
  smoothstep(198, 217, u) * smoothstep(288, 262, u) * smoothstep(52, 34, Math.abs(v))

const collarLength = alongCollar(rows, middleLine)

export const knitRunnerDesign: ShoeDesign = {
  last: {
    outline: lowShoeOutline(0),
    bite: (x) => soleTop(x) - 7,
    middle: middleLine,
    rows,
    medial: sameRow,
    ankle: 119,
    padding: (x, fromTop) => 1.6 * (1 - smoothstep(84, 116, x)) * Math.exp(-(((fromTop - 24) / 9) ** 2)),
  },
  thread: { part: part.stitching, length: 2, gap: 0.7, radius: 0.34 },
  base: { part: part.upper, texture: openKnit(vents), behind: part.backing },
  layers: [
    {
      part: part.toe,
      distance: (p) => p.c - 5 - 15 * smoothstep(196, 276, p.x),
      thickness: 0.3,
      texture: satin,
      bevel: 0.8,
    },
    {
      part: part.collar,
      ...placedLayer(ribbed, (p, grain) => ribKnit(collarLength(p), p.z + 0.5 * p.x, grain)),
      thickness: 0.3,
      bevel: 2,
    },
    { part: part.heel, distance: onSurface((x, _y, z) => heelFilm(x, z)), thickness: 0.5, texture: satin, bevel: 1.2 },
    { part: part.cage, distance: cage, thickness: 0.7, texture: satin, bevel: 1.2 },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.35, texture: satin, bevel: 0.6 },
  ],
  spots: laceHoles,
  rim: () => 1.5,
  collar: { part: part.collar, texture: (u, v, grain) => ribKnit(u, v, grain), depth: () => 16 },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 5 },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(0),
      columns: 720,
      section: soleSection,
      base: { part: part.midsole, texture: foam },
      layers: [
        { part: part.plate, distance: inPlate, thickness: 0.3, texture: satin, bevel: 0.5 },
        { part: part.outsole, distance: inOutsole, thickness: 0.7, texture: rubber },
      ],
    },
  ],
  extras: (upper, detail): Surface[] => [
    ...createInstepLaces(upper, { part: part.laces, ...laceRow, width: 5.2, thickness: 1.7, detail }),
    pullTab(detail),
  ],
}

/** Through the cage's rim, so that they are not left out for what covers them. */
function laceHoles(upper: Upper): Spot[] {
  const { lateral, medial } = instepEyelets(upper, laceRow)
  return [...lateral, ...medial].map(({ place }) => ({
    from: place,
    to: place,
    radius: 1.9,
    part: part.lining,
    height: -0.8,
  }))
}

/** A loop of webbing from the back of the collar over its edge. */
function pullTab(detail: number): Surface {
  const shader = layeredShader({
    base: { part: part.pull, texture: textile },
    layers: [],
    flat: (p) => [p.a, p.c],
  })
  return createTube(
    {
      key: 'pull-tab',
      path: [
        [6, 0, 99],
        [5, 0, 108],
        [3, 0, 120],
        [1, 0, 132],
        [1.4, 0, 140],
        [5.4, 0, 144],
        [9.4, 0, 140],
        [10.6, 0, 131],
        [12, 0, 118],
      ],
      facing: [
        [-1, 0, 0],
        [-1, 0, 0],
        [-1, 0, -0.1],
        [-1, 0, 0],
        [-1, 0, 0.5],
        [0, 0, 1],
        [1, 0, 0.5],
        [1, 0, 0],
        [1, 0, 0],
      ],
      width: 15,
      thickness: 2.2,
      step: 0.8 / detail,
      around: Math.max(16, Math.round(40 * detail)),
    },
    shader,
  )
}

/** A running shoe like a sock: zones of knit under a fused cage, on a rocker of foam with a plate in it. */
export const knitRunner: ShoeModel = {
  key: 'knit-runner',
  name: 'Knit Runner',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(knitRunnerDesign, detail),
}
