import { noise } from '../geometry/noise.ts'
import { bell, step } from '../geometry/shaping.ts'

/** Surplus length of cloth as a symmetric tensor: how much longer (share) the cloth is than the form it lies on, by direction. */
export type Ease = { xx: number; xy: number; yy: number }

/** Adds its part of the surplus at a point of the pattern. */
export type EaseRule = (x: number, y: number, out: Ease) => void

const degrees = (angle: number): number => (angle * Math.PI) / 180

function add(out: Ease, amount: number, across: number): void {
  const c = Math.cos(across)
  const s = Math.sin(across)
  out.xx += amount * c * c
  out.xy += amount * c * s
  out.yy += amount * s * s
}

type Place = { x: number; y: number; rx: number; ry: number; turn?: number }

function weightAt(place: Place, x: number, y: number): number {
  const turn = degrees(place.turn ?? 0)
  const dx = x - place.x
  const dy = y - place.y
  const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / place.rx
  const v = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / place.ry
  return bell(Math.hypot(u, v), 1)
}

/** Folds that run at `angle` (degrees, 0 is to the right, 90 is down) within an ellipse. */
export function folds(place: Place & { angle: number; amount: number }): EaseRule {
  const across = degrees(place.angle + 90)
  return (x, y, out) => add(out, place.amount * weightAt(place, x, y), across)
}

/** Folds that radiate from a point, as from an armpit or a crotch; none at the very point. */
export function fan(place: { x: number; y: number; radius: number; amount: number; core?: number }): EaseRule {
  const core = place.core ?? 12
  return (x, y, out) => {
    const dx = x - place.x
    const dy = y - place.y
    const r = Math.hypot(dx, dy)
    const weight = bell(r, place.radius) * step(0, core, r)
    if (weight > 0.01) add(out, place.amount * weight, Math.atan2(dy, dx) + Math.PI / 2)
  }
}

/** Ring folds across a limb that runs from one point to another, strongest at share `at` of its length. */
export function rings(limb: {
  from: readonly [number, number]
  to: readonly [number, number]
  radius: number
  at: number
  spread: number
  amount: number
}): EaseRule {
  const [ax, ay] = limb.from
  const dx = limb.to[0] - ax
  const dy = limb.to[1] - ay
  const length = Math.hypot(dx, dy)
  const direction = Math.atan2(dy, dx)
  return (x, y, out) => {
    const t = ((x - ax) * dx + (y - ay) * dy) / (length * length)
    const off = Math.abs((x - ax) * dy - (y - ay) * dx) / length
    const weight = bell(t - limb.at, limb.spread) * step(limb.radius * 1.4, limb.radius, off)
    if (weight > 0.01) add(out, limb.amount * weight, direction)
  }
}

/** Sums the rules and makes the sum uneven, so that left and right never fold alike. */
export function toEase(rules: readonly EaseRule[], seed: number): EaseRule {
  return (x, y, out) => {
    out.xx = 0
    out.xy = 0
    out.yy = 0
    for (const rule of rules) rule(x, y, out)
    const uneven = 1 + 0.75 * noise(x / 95, y / 95, seed) + 0.35 * noise(x / 38, y / 38, seed + 7)
    out.xx *= uneven
    out.xy *= uneven
    out.yy *= uneven
  }
}
