import type { ViewKey } from '@lacehouse/pictures/passes/model-record'
import { createViewPass, DIFFUSE_RANGE, toLightByte, type ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { markDistance } from '../brand/mark-distance.ts'
import { CARD_VIEWS, type Lie } from './card-model.ts'

/** Part indices of the model, from 1. */
const part = { face: 1, arches: 2, mark: 3, sleeve: 4 } as const
const ratio = 1.586
const corner = 0.045
/** The doorway that stands on the card's lower edge, and the mark in its upper corner: middle and height. */
const doorway = { u: 0.205, v: 0.065, height: 0.5 } as const
const logo = { u: -0.395, v: -0.215, height: 0.095 } as const

type Spot = { cover: number; part: number; diffuse: number; specular: number }
type Scene = { card: Lie; sleeve: Lie; pixel: number }

/** Draws a view of the card in shares of the picture's width; four samples a pixel. */
export function renderCard(view: ViewKey, width?: number): ViewPass {
  const plan = CARD_VIEWS[view]
  if (!plan) throw new Error(`The gift card has no view '${view}'.`)
  const pixels = width ?? plan.pixels
  const pass = createViewPass(pixels, Math.round((pixels * 5) / 4))
  const scene = { card: plan.card, sleeve: plan.sleeve, pixel: 0.5 / pixels }
  for (let j = 0; j < pass.height; j++) for (let i = 0; i < pixels; i++) setPixel(pass, scene, { i, j })
  return pass
}

const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

function setPixel(pass: ViewPass, scene: Scene, { i, j }: { i: number; j: number }): void {
  const spots = quarters.map(([dx, dy]) => sampleSpot(scene, (i + dx) / pass.width, (j + dy) / pass.width))
  const at = j * pass.width + i
  const cover = spots.reduce((sum, spot) => sum + spot.cover, 0)
  pass.ground[at] = toLightByte(groundAt(scene, (i + 0.5) / pass.width, (j + 0.5) / pass.width), 1)
  const coverage = Math.round((cover / 4) * 255)
  if (coverage === 0) return
  const mean = (of: 'diffuse' | 'specular') => spots.reduce((sum, spot) => sum + spot[of] * spot.cover, 0) / cover
  pass.diffuse[at] = toLightByte(mean('diffuse'), DIFFUSE_RANGE)
  pass.specular[at] = toLightByte(mean('specular'), 1)
  const weights = new Map<number, number>()
  for (const spot of spots) if (spot.cover > 0) weights.set(spot.part, (weights.get(spot.part) ?? 0) + spot.cover)
  const [a = [0, 0], b] = [...weights].toSorted((x, y) => y[1] - x[1] || x[0] - y[0])
  const mix = b ? Math.round((b[1] / (a[1] + b[1])) * 255) : 0
  pass.id.set([a[0], mix > 0 && b ? b[0] : 0, mix, coverage], at * 4)
}

function sampleSpot({ card, sleeve, pixel }: Scene, x: number, y: number): Spot {
  const face = toOwn(card, x, y)
  const onCard = share(-distanceTo(face), pixel / card.width)
  if (onCard > 0) return { cover: onCard, ...lightCard(face) }
  const under = toOwn(sleeve, x, y)
  const onSleeve = share(-distanceTo(under), pixel / sleeve.width)
  return { cover: onSleeve, ...lightSleeve(under, distanceTo(toOwn(card, x - 0.012, y - 0.022)) * card.width) }
}

type Point = { u: number; v: number }

/** The point in the card's own measure: shares of its width, from its middle. */
function toOwn({ x: cx, y: cy, width, turn }: Lie, x: number, y: number): Point {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [(x - cx) / width, (y - cy) / width]
  return { u: dx * Math.cos(angle) + dy * Math.sin(angle), v: dy * Math.cos(angle) - dx * Math.sin(angle) }
}

/** Below nothing inside of the rounded rectangle. */
function distanceTo({ u, v }: Point): number {
  const qx = Math.abs(u) - 0.5 + corner
  const qy = Math.abs(v) - 0.5 / ratio + corner
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - corner
}

const share = (inside: number, soft: number): number => Math.min(1, Math.max(0, 0.5 + inside / (2 * soft)))

function lightCard(at: Point): Omit<Spot, 'cover'> {
  const rim = Math.max(0, 1 + distanceTo(at) / 0.006)
  const sheen = Math.exp(-(((at.u + at.v * 0.8 + 0.3) / 0.3) ** 2))
  const door = markEdge(at, doorway)
  // The doorway is pressed into the card: its upper edges lie in shade.
  const pressed = Math.exp(-((door / 0.004) ** 2)) * (markEdge({ u: at.u, v: at.v - 0.004 }, doorway) > door ? -1 : 1)
  return {
    part: partOf(at),
    diffuse: 1 - at.v * 0.1 + at.u * 0.03 - rim * 0.12 - pressed * 0.07,
    specular: 0.03 + sheen * 0.035 + rim * 0.14 * share(-at.v, 0.22),
  }
}

/** Distance to a mark on the card, in widths of the card; below nothing inside. */
function markEdge({ u, v }: Point, place: Point & { height: number }): number {
  return markDistance((u - place.u) / place.height, (v - place.v) / place.height) * place.height
}

function partOf(at: Point): number {
  if (markEdge(at, doorway) < 0) return part.arches
  return markEdge(at, logo) < 0 ? part.mark : part.face
}

/** The sleeve lies in the shadow of the card. */
function lightSleeve(at: Point, fromCard: number): Omit<Spot, 'cover'> {
  const rim = Math.max(0, 1 + distanceTo(at) / 0.01)
  const shadow = Math.exp(-((Math.max(0, fromCard) / 0.03) ** 2))
  return {
    part: part.sleeve,
    diffuse: 0.98 - at.v * 0.12 - rim * 0.18 - shadow * 0.36,
    specular: (1 - shadow) * (0.04 + rim * 0.1 * share(-at.v, 0.22)),
  }
}

function groundAt({ card, sleeve }: Scene, x: number, y: number): number {
  const shadowOf = (lie: Lie, reach: number) => {
    const away = distanceTo(toOwn(lie, x - reach * 0.4, y - reach)) * lie.width
    return 1 / (1 + Math.exp(away / (reach * 0.45)))
  }
  return 1 - 0.3 * Math.max(shadowOf(card, 0.035), shadowOf(sleeve, 0.028))
}
