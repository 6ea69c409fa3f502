import type { Camera } from './camera.ts'
import { add, dot, normalize, scale, type Vec3 } from './vector.ts'

/** Soft lamps fixed to the camera: right, up and toward the eye; sharpness; strength. */
const LAMPS: readonly { from: Vec3; sharpness: number; strength: number }[] = [
  { from: [-0.62, 0.86, 0.5], sharpness: 7, strength: 3.05 },
  { from: [0.05, 1, 0.1], sharpness: 3, strength: 0.42 },
  { from: [0.75, 0.2, 0.75], sharpness: 2.5, strength: 0.2 },
  { from: [0.7, 0.75, -0.75], sharpness: 6, strength: 1.7 },
  { from: [-1, 0.15, 0.25], sharpness: 8, strength: 0.8 },
]
const AMBIENT = 0.12

export type Lamp = { direction: Vec3; sharpness: number; strength: number }
export type Environment = { lamps: Lamp[]; ambient: number }

export function createEnvironment(camera: Camera): Environment {
  const toWorld = (v: Vec3) =>
    normalize(add(add(scale(camera.right, v[0]), scale(camera.up, v[1])), scale(camera.toward, v[2])))
  const lamps = LAMPS.map(({ from, ...lamp }) => ({ ...lamp, direction: aboveGround(toWorld(from)) }))
  return { lamps, ambient: AMBIENT }
}

/** No lamp stands under the floor, whatever the camera does. */
function aboveGround(direction: Vec3): Vec3 {
  return direction[2] >= 0.12 ? direction : normalize([direction[0], direction[1], 0.12])
}

/** Radiance from a direction above the horizon. */
export function radianceFrom(environment: Environment, direction: Vec3): number {
  let sum = environment.ambient
  for (const lamp of environment.lamps) {
    sum += lamp.strength * Math.exp(lamp.sharpness * (dot(lamp.direction, direction) - 1))
  }
  return sum
}
