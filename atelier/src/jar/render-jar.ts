import type { ViewKey } from '@lacehouse/pictures/passes/model-record'
import { createViewPass, DIFFUSE_RANGE, toLightByte, type ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { labelPartAt } from './jar-label.ts'
import { JAR_VIEWS, type JarView, type Stand } from './jar-model.ts'
import { BODY_RADIUS, CREAM, JAR_SOLIDS, LID_RADIUS } from './jar-solids.ts'
import { type LitSurface, lightSurface } from './light-jar.ts'
import { type Hit, meetRings, type Vector } from './solid-of-revolution.ts'

/** Part indices of the model, from 1. */
const part = { cream: 1, label: 2, lid: 5 } as const
const label = { low: 4.2, high: 30.8 } as const
/** The eye is far away, so that the jar looks as through a long lens. */
const eyeDistance = 430

type Spot = { cover: number; part: number; diffuse: number; specular: number }
type Ray = { from: Vector; way: Vector }

/** Draws a view of the jar; four samples a pixel. */
export function renderJar(view: ViewKey, width?: number): ViewPass {
  const plan = JAR_VIEWS[view]
  if (!plan) throw new Error(`The jar has no view '${view}'.`)
  const pixels = width ?? plan.pixels
  const pass = createViewPass(pixels, Math.round((pixels * 5) / 4))
  for (let j = 0; j < pass.height; j++) for (let i = 0; i < pixels; i++) setPixel(pass, plan, { i, j })
  return pass
}

const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

function setPixel(pass: ViewPass, plan: JarView, { i, j }: { i: number; j: number }): void {
  const at = j * pass.width + i
  const spots = quarters.flatMap(([dx, dy]) => sampleSpot(plan, rayThrough(pass, plan, [i + dx, j + dy])) ?? [])
  pass.ground[at] = toLightByte(groundAt(plan, rayThrough(pass, plan, [i + 0.5, j + 0.5])), 1)
  if (spots.length === 0) return
  const mean = (of: 'diffuse' | 'specular') => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length
  pass.diffuse[at] = toLightByte(mean('diffuse'), DIFFUSE_RANGE)
  pass.specular[at] = toLightByte(mean('specular'), 1)
  const weights = new Map<number, number>()
  for (const spot of spots) weights.set(spot.part, (weights.get(spot.part) ?? 0) + 1)
  const [a = [0, 0], b] = [...weights].toSorted((x, y) => y[1] - x[1] || x[0] - y[0])
  const mix = b ? Math.round((b[1] / (a[1] + b[1])) * 255) : 0
  pass.id.set([a[0], b ? b[0] : 0, mix, Math.round((spots.length / 4) * 255)], at * 4)
}

function rayThrough(pass: ViewPass, { pitch, middle, width }: JarView, [i, j]: readonly [number, number]): Ray {
  const angle = (pitch * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const x = (i / pass.width - 0.5) * width
  const y = ((pass.height / 2 - j) / pass.width) * width
  const from: Vector = [middle[0], middle[1] + sin * eyeDistance, middle[2] + cos * eyeDistance]
  const way: Vector = [x, y * cos - sin * eyeDistance, -y * sin - cos * eyeDistance]
  const length = Math.hypot(...way)
  return { from, way: [way[0] / length, way[1] / length, way[2] / length] }
}

type StandHit = { stand: Stand; hit: Hit; isLid: boolean }

function sampleSpot({ stands }: JarView, { from, way }: Ray): Omit<Spot, 'cover'> | null {
  let nearest: StandHit | null = null
  for (const stand of stands) {
    const own: Vector = [from[0] - stand.x, from[1], from[2] - stand.z]
    if (Math.abs(own[0] * way[2] - own[2] * way[0]) > (LID_RADIUS + 1) * Math.hypot(way[0], way[2])) continue
    const { glass, lid } = JAR_SOLIDS[stand.solid]
    for (const isLid of [false, true]) {
      const hit = meetRings(isLid ? lid : glass, own, way)
      if (hit && (!nearest || hit.distance < nearest.hit.distance)) nearest = { stand, hit, isLid }
    }
  }
  return nearest && shade(nearest, way)
}

function shade({ stand, hit, isLid }: StandHit, way: Vector): Omit<Spot, 'cover'> {
  const around = Math.atan2(hit.at[0], hit.at[2])
  if (isLid) {
    const foot = hit.at[1] - JAR_SOLIDS[stand.solid].lidFoot
    return { part: part.lid, ...lightSurface(toRibbed(hit, around, foot), way, 'metal') }
  }
  if (hit.at[1] > CREAM.height - 0.01 && hit.normal[1] > 0.9 && Math.hypot(hit.at[0], hit.at[2]) < CREAM.radius)
    return { part: part.cream, ...lightSurface(toStirred(hit, around), way, 'cream') }
  const isLabel = hit.at[1] > label.low && hit.at[1] < label.high
  if (!isLabel) return { part: part.cream, ...lightSurface(toLit(hit), way, 'glass') }
  const turned = around - (stand.turn * Math.PI) / 180
  const u = (turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI))) * BODY_RADIUS
  const lit = lightSurface(toLit(hit), way, 'paper')
  const edge = Math.min(hit.at[1] - label.low, label.high - hit.at[1])
  return {
    part: labelPartAt(u, hit.at[1], Math.PI * BODY_RADIUS),
    ...lit,
    diffuse: lit.diffuse * (edge < 0.2 ? 0.86 : 1),
  }
}

const toLit = ({ at, normal }: Hit): LitSurface => ({ height: at[1], normal })

/** The side of a lid has ribs, for the hand that opens it. */
function toRibbed({ at, normal }: Hit, around: number, foot: number): LitSurface {
  const isSide = normal[1] < 0.3 && normal[1] > -0.3 && foot > 1.6 && foot < 11.6
  const lean = isSide ? Math.sin(around * 96) * 0.34 : 0
  const turned: Vector = [normal[0] + Math.cos(around) * lean, normal[1], normal[2] - Math.sin(around) * lean]
  const length = Math.hypot(...turned)
  return { height: at[1], normal: [turned[0] / length, turned[1] / length, turned[2] / length] }
}

/** The cream lies as it was stirred. */
function toStirred({ at, normal }: Hit, around: number): LitSurface {
  const radius = Math.hypot(at[0], at[2])
  const wave =
    Math.sin(around + radius * 0.62) * 0.22 * Math.min(1, radius / 5) * Math.min(1, (CREAM.radius - radius) / 4)
  const stirred: Vector = [normal[0] + Math.sin(around) * wave, normal[1], normal[2] + Math.cos(around) * wave]
  const length = Math.hypot(...stirred)
  return { height: 60, normal: [stirred[0] / length, stirred[1] / length, stirred[2] / length] }
}

/** The light that reaches the ground: less beside a solid, and less on the side away from the lamp. */
function groundAt({ stands }: JarView, { from, way }: Ray): number {
  const distance = -from[1] / way[1]
  const [x, z] = [from[0] + way[0] * distance, from[2] + way[2] * distance]
  return stands.reduce((light, stand) => {
    const reach = JAR_SOLIDS[stand.solid].height
    const beside = Math.max(0, Math.hypot(x - stand.x, z - stand.z) - BODY_RADIUS + 1)
    const cast = Math.max(0, Math.hypot(x - stand.x - reach * 0.22, z - stand.z + reach * 0.16) - BODY_RADIUS + 2)
    return light * (1 - 0.34 * Math.exp(-beside / 2.2)) * (1 - 0.26 * Math.exp(-((cast / (reach * 0.26)) ** 2)))
  }, 1)
}
