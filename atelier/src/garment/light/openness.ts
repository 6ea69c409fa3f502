import { clamp, step } from '../geometry/shaping.ts'

/** Heights at a resolution, for questions about what hides what. */
export type Relief = { width: number; height: number; pixel: number; z: Float32Array }

/** Every second sample. */
export function halve(relief: Relief): Relief {
  const width = Math.floor(relief.width / 2)
  const height = Math.floor(relief.height / 2)
  const z = new Float32Array(width * height)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const k = j * 2 * relief.width + i * 2
      const sum =
        (relief.z[k] as number) +
        (relief.z[k + 1] as number) +
        (relief.z[k + relief.width] as number) +
        (relief.z[k + relief.width + 1] as number)
      z[j * width + i] = sum / 4
    }
  }
  return { width, height, pixel: relief.pixel * 2, z }
}

type Ray = { dx: number; dy: number; reaches: readonly number[] }

/** An order of sixteen settings over 4 × 4 points in which neighbours differ most; a blur makes one of them. */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

function toRays(count: number, turn: number, reaches: readonly number[]): Ray[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI
    return { dx: Math.cos(angle), dy: Math.sin(angle), reaches }
  })
}

function heightAt(relief: Relief, x: number, y: number): number {
  const ix = clamp(Math.round(x), 0, relief.width - 1)
  const iy = clamp(Math.round(y), 0, relief.height - 1)
  return relief.z[iy * relief.width + ix] as number
}

/** Sine of the highest horizon along a ray, from the height of the point itself. */
function horizon(relief: Relief, from: { i: number; j: number; z: number }, ray: Ray): number {
  let steepest = 0
  for (let r = 0; r < ray.reaches.length; r++) {
    const reach = ray.reaches[r] as number
    const pixels = reach / relief.pixel
    const rise = heightAt(relief, from.i + ray.dx * pixels, from.j + ray.dy * pixels) - from.z
    const slope = rise / reach
    if (slope > steepest) steepest = slope
  }
  return steepest / Math.sqrt(1 + steepest * steepest)
}

/** The share of the sky that each point sees, weighted as light on level ground is: 1 in the open. Distances in millimetres. */
export function skyShare(relief: Relief, options: { rays: number; reaches: readonly number[] }): Float32Array {
  const share = new Float32Array(relief.z.length)
  const turns = [0, 0.25, 0.5, 0.75].map((turn) => toRays(options.rays, turn, options.reaches))
  for (let j = 0; j < relief.height; j++) {
    for (let i = 0; i < relief.width; i++) {
      const k = j * relief.width + i
      const rays = turns[(i & 1) * 2 + (j & 1)] as Ray[]
      const from = { i, j, z: relief.z[k] as number }
      let sum = 0
      for (const ray of rays) {
        const sine = horizon(relief, from, ray)
        sum += 1 - sine * sine
      }
      share[k] = sum / rays.length
    }
  }
  return share
}

export type Lamp = { azimuth: number; elevation: number; spread: number; softness: number; rays: number }

/** The share of a broad lamp that each point sees: a soft shadow. Angles in degrees, azimuth from the right towards the bottom. */
export function lampShare(relief: Relief, lamp: Lamp, reach: number): Float32Array {
  const share = new Float32Array(relief.z.length)
  const toRays = (shift: number): Ray[] => {
    const reaches: number[] = []
    for (let r = relief.pixel * (1.2 + shift); r < reach; r = r * 1.13 + relief.pixel * 0.7) reaches.push(r)
    return Array.from({ length: lamp.rays }, (_, i): Ray => {
      const angle = ((lamp.azimuth + lamp.spread * ((i + shift) / lamp.rays - 0.5)) * Math.PI) / 180
      return { dx: Math.cos(angle), dy: Math.sin(angle), reaches }
    })
  }
  const low = Math.sin(((lamp.elevation - lamp.softness) * Math.PI) / 180)
  const high = Math.sin(((lamp.elevation + lamp.softness) * Math.PI) / 180)
  const settings = Array.from({ length: 16 }, (_, turn) => toRays(turn / 16))
  for (let j = 0; j < relief.height; j++) {
    for (let i = 0; i < relief.width; i++) {
      const k = j * relief.width + i
      const from = { i, j, z: relief.z[k] as number }
      const rays = settings[DITHER[(j & 3) * 4 + (i & 3)] as number] as Ray[]
      let sum = 0
      for (const ray of rays) sum += step(high, low, horizon(relief, from, ray))
      share[k] = sum / rays.length
    }
  }
  return share
}

/** A blur over 5 × 5 points that evens out the rays' pattern without crossing a step in height. */
export function settleShare(share: Float32Array, relief: Relief, ledge: number): Float32Array {
  const { width, height, z } = relief
  const out = new Float32Array(share.length)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const k = j * width + i
      let sum = 0
      let weight = 0
      for (let dj = -2; dj <= 2; dj++) {
        const y = clamp(j + dj, 0, height - 1) * width
        for (let di = -2; di <= 2; di++) {
          const n = y + clamp(i + di, 0, width - 1)
          if (Math.abs((z[n] as number) - (z[k] as number)) > ledge) continue
          sum += share[n] as number
          weight++
        }
      }
      out[k] = sum / weight
    }
  }
  return out
}
