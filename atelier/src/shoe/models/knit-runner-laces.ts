import type { Surface } from '../../render/surface.ts'
import { add, along, at, mix, scale, type Vec3 } from '../../render/vector.ts'
import type { Eyelet, EyeletRow } from '../eyelets.ts'
import { createLaces } from '../laces.ts'
import { middleLine } from '../last.ts'
import { layeredShader } from '../layered-shader.ts'
import { braid } from '../texture.ts'
import { createTube } from '../tube.ts'
import type { Upper } from '../upper.ts'

export type InstepLaces = {
  part: number
  xs: readonly number[]
  /** Millimetres from the middle line to the eyelets. */
  apart: (x: number) => number
  width: number
  thickness: number
  detail: number
}

/** The place and normal of the upper over a point of the ground plane, on top of the foot. */
export function onInstep({ surface }: Upper, x: number, y: number): Eyelet {
  const { position, normal } = surface
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < position.length; i += 3) {
    if (at(normal, i + 2) < 0.2) continue
    const miss = (at(position, i) - x) ** 2 + (at(position, i + 1) - y) ** 2
    if (miss < least) [best, least] = [i, miss]
  }
  const up: Vec3 = [at(normal, best), at(normal, best + 1), at(normal, best + 2)]
  const tilt = (x - at(position, best)) * up[0] + (y - at(position, best + 1)) * up[1]
  return { place: [x, y, at(position, best + 2) - tilt / up[2]], normal: up }
}

export function instepEyelets(upper: Upper, { xs, apart }: Pick<InstepLaces, 'xs' | 'apart'>): EyeletRow {
  const row = (side: number) => xs.map((x) => onInstep(upper, x, middleLine(x) + side * apart(x)))
  return { lateral: row(-1), medial: row(1) }
}

/** Laces that lie on a closed instep, crossing from side to side, and their bow. */
export function createInstepLaces(upper: Upper, plan: InstepLaces): Surface[] {
  const shader = layeredShader({
    base: { part: plan.part, texture: braid },
    layers: [],
    flat: (p) => [p.a, p.c * Math.sign(p.d || 1)],
  })
  const eyelets = instepEyelets(upper, plan)
  const { lateral, medial } = eyelets
  const run = (key: string, from: Eyelet, to: Eyelet, lift: number): Surface => {
    const { path, facing } = runOver(upper, plan, { from, to, lift })
    const { width, thickness } = plan
    return createTube({ key, path, facing, width, thickness, step: 0.9 / plan.detail, around: 20 }, shader)
  }
  const runs = lateral.flatMap((left, i) => {
    const right = medial[i] as Eyelet
    const bar = i === 0 ? [run('bar-0', left, right, 0)] : []
    const [above, across] = [lateral[i + 1], medial[i + 1]]
    if (!above || !across) return bar
    return [...bar, run(`cross-${i}-a`, left, across, plan.thickness), run(`cross-${i}-b`, right, above, 0)]
  })
  const restAt = (x: number) => onInstep(upper, x, middleLine(x)).place[2] + plan.thickness
  const top = { lateral: lateral.slice(-2), medial: medial.slice(-2) }
  const bow = createLaces({ ...plan, eyelets: top, pattern: 'bars', restAt, bow: true }, shader)
  return [...runs, ...bow.filter(({ key }) => !key.startsWith('bar-'))]
}

type Run = { from: Eyelet; to: Eyelet; lift: number }

function runOver(upper: Upper, { thickness }: InstepLaces, { from, to, lift }: Run): { path: Vec3[]; facing: Vec3[] } {
  const shares = [0.04, 0.16, 0.3, 0.42, 0.5, 0.58, 0.7, 0.84, 0.96]
  const over = shares.map((t) => {
    const found = onInstep(upper, mix(from.place[0], to.place[0], t), mix(from.place[1], to.place[1], t))
    const raised = Math.exp(-(((t - 0.5) / 0.14) ** 2)) * lift
    return { place: along(found.place, found.normal, thickness / 2 + 0.25 + raised), normal: found.normal }
  })
  const sunk = (eyelet: Eyelet, toward: Eyelet): Vec3 => {
    const back = scale(add(eyelet.place, scale(toward.place, -1)), 0.02)
    return along(add(eyelet.place, back), eyelet.normal, -2.4)
  }
  return {
    path: [sunk(from, to), ...over.map(({ place }) => place), sunk(to, from)],
    facing: [from.normal, ...over.map(({ normal }) => normal), to.normal],
  }
}
