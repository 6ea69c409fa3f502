import { grainNoise, noise } from '../geometry/noise.ts'
import { step } from '../geometry/shaping.ts'
import type { Spot } from './spot.ts'

/** Adds the relief of a cloth at a point of the pattern, fading where it would be finer than a pixel. */
type Grain = (x: number, y: number, spot: Spot, pixel: number) => void

const wrap = (t: number): number => t - Math.floor(t)
const shownAt = (pitch: number, pixel: number): number => step(0.5, 0.2, pixel / pitch)

function loops(x: number, y: number, pitch: number): number {
  const leg = Math.abs(wrap(x / pitch) - 0.5) * 2
  const rise = wrap(y / (pitch * 0.9) + leg * 0.9)
  const thread = 1 - 0.6 * (rise * 2 - 1) ** 2
  const column = 1 - (leg - 0.5) ** 2 * 3.2
  return thread * column
}

const fuzz = (x: number, y: number, scale: number): number =>
  grainNoise(x / scale, y / scale, 3) + 0.5 * grainNoise(x / scale / 0.45, y / scale / 0.45, 4) - 0.75

function knitted(pitch: number, height: number, softness: number): Grain {
  return (x, y, spot, pixel) => {
    const shown = shownAt(pitch, pixel)
    const loop = loops(x + 0.25 * noise(x / 9, y / 21, 2), y + 0.3 * noise(x / 13, y / 9, 9), pitch)
    spot.z += shown * height * (loop - 0.5)
    spot.open *= 1 - shown * 0.08 * (1 - loop)
    spot.z += softness * fuzz(x, y, Math.max(0.9, pixel * 3))
  }
}

const jersey = knitted(1.3, 0.04, 0.01)
const loopback = knitted(1.5, 0.045, 0.016)
const knit = knitted(4.2, 0.7, 0.03)
const rib = knitted(1.0, 0.04, 0.02)

const nylon: Grain = (x, y, spot, pixel) => {
  const crush = noise(x / 19, y / 24, 21) * 0.5 + noise(x / 8.5, y / 8, 22) * 0.22
  spot.z += 0.3 * (0.35 - Math.abs(crush))
  const pitch = 0.8
  const weave = Math.sin((x / pitch) * Math.PI) * Math.sin((y / pitch) * Math.PI)
  spot.z += 0.012 * weave * shownAt(pitch * 1.6, pixel)
}

const canvas: Grain = (x, y, spot, pixel) => {
  const pitch = 0.95
  const shown = shownAt(pitch, pixel)
  const u = x / pitch + 0.15 * noise(x / 8, y / 40, 31)
  const v = y / pitch + 0.15 * noise(x / 40, y / 8, 32)
  const over = (Math.floor(u) + Math.floor(v)) % 2 === 0
  const a = Math.sin(wrap(u) * Math.PI)
  const b = Math.sin(wrap(v) * Math.PI)
  spot.z += shown * 0.03 * ((over ? a * 0.6 + b : b * 0.6 + a) - 0.9)
  spot.open *= 1 - shown * 0.07 * (1 - Math.max(a, b))
  spot.z += 0.014 * fuzz(x, y, Math.max(1.4, pixel * 3))
}

const mesh: Grain = (x, y, spot, pixel) => {
  const pitch = 3.4
  const shown = shownAt(pitch, pixel)
  const row = Math.floor(y / (pitch * 0.8))
  const u = wrap(x / pitch + (row % 2 === 0 ? 0 : 0.5)) - 0.5
  const v = wrap(y / (pitch * 0.8)) - 0.5
  const hole = step(0.34, 0.2, Math.hypot(u, v * 1.1))
  spot.z -= shown * 0.07 * hole
  spot.open *= 1 - shown * 0.15 * hole
  spot.z += 0.012 * fuzz(x, y, Math.max(1.2, pixel * 3))
}

/** Sweatshirt cloth: a knitted face with a soft, slightly mottled nap. */
const fleece: Grain = (x, y, spot, pixel) => {
  loopback(x, y, spot, pixel)
  const nap = fuzz(x + 3, y * 0.8, 2.3)
  spot.z += 0.05 * nap
  spot.open *= 1 - 0.035 * Math.max(0, nap)
}

const smooth: Grain = () => undefined

const grains: Readonly<Record<string, Grain>> = { cotton: jersey, fleece, knit, rib, nylon, canvas, mesh }

/** The grain of a material; metal, plastic and thread have none. */
export function grainOf(material: string): Grain {
  return grains[material] ?? smooth
}
