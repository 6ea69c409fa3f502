import type { Shader, Surface } from '../render/surface.ts'
import { add, along, mix3, normalize, scale, subtract, type Vec3 } from '../render/vector.ts'
import type { Eyelet, EyeletRow } from './eyelets.ts'
import { createTube } from './tube.ts'

export type LacePlan = {
  eyelets: EyeletRow
  pattern: 'bars' | 'crosses'
  width: number
  thickness: number
  /** Height of the tongue's top over the ground along x: laces lie on it. */
  restAt: (x: number) => number
  bow: boolean
  /** Places on the edges of the throat beside the eyelets, over which straight bars bend; without them a bar is a chord. */
  edges?: EyeletRow | undefined
  detail: number
}

/** Every visible run of lace between eyelets, and the bow. */
export function createLaces(plan: LacePlan, shader: Shader): Surface[] {
  const { lateral, medial } = plan.eyelets
  const runs: Surface[] = []
  const tube = (key: string, path: Vec3[], facing: Vec3[]) =>
    createTube(
      { key, path, facing, width: plan.width, thickness: plan.thickness, step: 0.9 / plan.detail, around: 20 },
      shader,
    )
  for (const [i, left] of lateral.entries()) {
    const right = medial[i] as Eyelet
    if (plan.pattern === 'bars' || i === 0)
      runs.push(tube(`bar-${i}`, ...(overEdges(plan, i) ?? runBetween(plan, left, right, 0))))
    if (plan.pattern === 'bars' || i === lateral.length - 1) continue
    runs.push(tube(`cross-${i}-a`, ...runBetween(plan, left, medial[i + 1] as Eyelet, 1.4)))
    runs.push(tube(`cross-${i}-b`, ...runBetween(plan, right, lateral[i + 1] as Eyelet, 0)))
  }
  return plan.bow ? [...runs, ...createBow(plan, tube)] : runs
}

function runBetween(plan: LacePlan, from: Eyelet, to: Eyelet, lift: number): [Vec3[], Vec3[]] {
  const half = plan.thickness / 2
  const t = (share: number) => mix3(from.place, to.place, share)
  const up = normalize(add(from.normal, to.normal))
  const rest = (share: number, bulge: number): Vec3 => {
    const flat = t(share)
    const raised = along(flat, up, half + 0.4 + bulge)
    const floor = plan.restAt(flat[0]) + half + 0.3
    return share > 0.25 && share < 0.75 ? [raised[0], raised[1], Math.max(raised[2], floor + lift * 0.6)] : raised
  }
  const path: Vec3[] = [
    along(t(-0.03), from.normal, -2.4),
    along(t(0.03), from.normal, half + 0.5),
    rest(0.2, 1 + lift * 0.5),
    rest(0.38, 1.6 + lift),
    rest(0.5, 1.8 + lift),
    rest(0.62, 1.6 + lift),
    rest(0.8, 1 + lift * 0.5),
    along(t(0.97), to.normal, half + 0.5),
    along(t(1.03), to.normal, -2.4),
  ]
  const lean = (a: Eyelet, share: number) => normalize(add(scale(a.normal, 1 - share), scale(up, share)))
  const facing = [from.normal, from.normal, lean(from, 0.6), up, up, up, lean(to, 0.6), to.normal, to.normal]
  return [path, facing]
}

/** A bar that lies on the upper from its eyelet to the throat, and on the tongue between. */
function overEdges(plan: LacePlan, i: number): [Vec3[], Vec3[]] | undefined {
  const { edges, eyelets } = plan
  const [from, near, far, to] = [eyelets.lateral[i], edges?.lateral[i], edges?.medial[i], eyelets.medial[i]]
  if (!from || !near || !far || !to) return undefined
  const half = plan.thickness / 2
  const up = normalize(add(near.normal, far.normal))
  const middle = (share: number): Vec3 => {
    const [x, y, z] = along(mix3(near.place, far.place, share), up, half + 1.4)
    return [x, y, Math.max(z, plan.restAt(x) + half + 0.3)]
  }
  const ends = (eyelet: Eyelet, edge: Eyelet): Vec3[] => [
    along(eyelet.place, eyelet.normal, -2.4),
    along(eyelet.place, eyelet.normal, half + 0.5),
    along(mix3(eyelet.place, edge.place, 0.5), normalize(add(eyelet.normal, edge.normal)), half + 0.9),
    along(edge.place, edge.normal, half + 0.7),
  ]
  const path = [...ends(from, near), middle(0.3), middle(0.5), middle(0.7), ...ends(to, far).toReversed()]
  const sides = [from.normal, from.normal, near.normal, near.normal]
  return [path, [...sides, up, up, up, far.normal, far.normal, to.normal, to.normal]]
}

type MakeTube = (key: string, path: Vec3[], facing: Vec3[]) => Surface

/** Two loops and two ends lying over the top eyelets, and the knot that holds them. */
function createBow(plan: LacePlan, tube: MakeTube): Surface[] {
  const left = plan.eyelets.lateral.at(-1) as Eyelet
  const right = plan.eyelets.medial.at(-1) as Eyelet
  const below = plan.eyelets.lateral.at(-2) as Eyelet
  const up = normalize(add(left.normal, right.normal))
  const centre = mix3(left.place, right.place, 0.5)
  const toToe = normalize([below.place[0] - left.place[0], 0, below.place[2] - left.place[2]])
  const knot: Vec3 = [
    centre[0] + toToe[0] * 5,
    centre[1],
    Math.max(centre[2], plan.restAt(centre[0] + toToe[0] * 5)) + 3.4,
  ]
  const surfaces: Surface[] = []
  for (const [name, eyelet] of [
    ['lateral', left],
    ['medial', right],
  ] as const) {
    const out = normalize(subtract(eyelet.place, centre))
    const at = (side: number, forward: number, height: number): Vec3 =>
      add(knot, add(scale(out, side), add(scale(toToe, forward), scale(up, height))))
    const loop = [
      at(0, 0, 0),
      at(8, 1, 3.2),
      at(20, 3, 3.4),
      at(32, 7, -3),
      at(38, 13, -9),
      at(35, 18, -11),
      at(27, 16, -6),
      at(15, 9, -0.4),
      at(4, 3, 0.4),
      at(-1, 1, 0),
    ]
    const end = [at(0, 2, -0.6), at(9, 8, 0.2), at(18, 17, -1.6), at(25, 27, -7.5), at(29, 38, -14), at(30, 47, -19)]
    const side = normalize(add(scale(up, 0.8), scale(out, 0.6)))
    surfaces.push(tube(`loop-${name}`, loop, [up, up, up, side, side, side, side, up, up]))
    const outer = normalize(add(scale(up, 0.35), out))
    surfaces.push(tube(`end-${name}`, end, [up, up, side, outer, outer, outer]))
  }
  const across = scale(toToe, 1)
  const ring = [-4.4, -2.4, 0, 2.4, 4.4].map((k) => add(along(knot, across, k), scale(up, 1.8 - 0.14 * k * k)))
  surfaces.push(tube('knot', ring, [up]))
  return surfaces
}
