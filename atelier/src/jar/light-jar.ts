import type { Vector } from './solid-of-revolution.ts'

/** A place of a surface: its height above the ground in millimetres, and the direction in which it looks. */
export type LitSurface = { height: number; normal: Vector }
type Gloss = 'glass' | 'metal' | 'paper' | 'cream'

const lamp: Vector = [-0.47, 0.67, 0.57]

/** The light of a place as the passes keep it: diffuse and mirrored. */
export function lightSurface(
  { height, normal }: LitSurface,
  way: Vector,
  gloss: Gloss,
): { diffuse: number; specular: number } {
  const facing = dot(normal, way)
  const mirrored: Vector = [
    way[0] - 2 * facing * normal[0],
    way[1] - 2 * facing * normal[1],
    way[2] - 2 * facing * normal[2],
  ]
  const grazing = (1 + Math.min(0, facing)) ** 4
  const open = 1 - 0.32 * Math.exp(-Math.max(0, height) / 4)
  const soft = Math.max(0, (dot(normal, lamp) + 0.25) / 1.25)
  const diffuse = (0.5 + 0.62 * soft + 0.1 * Math.max(0, normal[1])) * open
  return { diffuse, specular: mirroredLight(mirrored, { gloss, grazing }) * open }
}

function mirroredLight(direction: Vector, { gloss, grazing }: { gloss: Gloss; grazing: number }): number {
  const around = (Math.atan2(direction[0], direction[2]) * 180) / Math.PI
  const isUp = step(direction[1], -0.25, 0.05) * (1 - step(direction[1], 0.8, 0.95))
  const window = bump(around, -58, 24) * isUp
  const strip = bump(around, 76, 11) * isUp
  const ceiling = step(direction[1], 0.45, 0.95)
  switch (gloss) {
    case 'metal':
      return 0.07 + 0.17 * ceiling + 0.3 * window + 0.17 * strip + 0.08 * step(direction[1], -0.6, 0.5)
    case 'glass':
      return 0.012 + (0.3 + 0.5 * grazing) * window + (0.2 + 0.4 * grazing) * strip + 0.04 * ceiling
    case 'paper':
      return 0.01 + 0.055 * window + 0.03 * strip
    case 'cream':
      return 0.01 + 0.1 * step(-direction[2] * 0.35 - direction[0] * 0.3 + direction[1] * 0.55, 0.52, 0.72)
  }
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function step(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** One inside of a band of degrees, and softly nothing outside of it. */
const bump = (value: number, middle: number, half: number): number =>
  1 - step(Math.abs(value - middle), half * 0.75, half * 1.15)
