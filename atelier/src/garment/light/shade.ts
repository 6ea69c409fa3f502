import { clamp } from '../geometry/shaping.ts'
import type { Samples } from '../samples.ts'
import { type ClothLight, clothLightOf } from './cloth-light.ts'
import { halve, lampShare, type Relief, settleShare, skyShare } from './openness.ts'

/** Light a sample: what its colour is multiplied by, what is added for full gloss, and the ground's share. */
export type Shaded = { diffuse: Float32Array; specular: Float32Array; ground: Float32Array }

type Vector = readonly [x: number, y: number, z: number]

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** x to the right, y down, z towards the eye. */
const key = unit([-0.62, -0.66, 0.56])
const halfKey = unit([key[0], key[1], key[2] + 1])
const top = unit([0.1, -0.92, 0.4])
const fill = unit([0.75, 0.1, 0.55])
const kicker = unit([-0.96, 0.25, 0.2])

const lobe = (n: Vector, l: Vector, sharpness: number): number =>
  ((n[0] * l[0] + n[1] * l[1] + n[2] * l[2]) * 0.5 + 0.5) ** sharpness

type Openness = { relief: Relief; sky: Float32Array; near: Float32Array; lamp: Float32Array }

function toOpenness(samples: Samples): Openness {
  const relief = halve({ width: samples.width, height: samples.height, pixel: samples.pixel, z: samples.z })
  const quarter = halve(relief)
  const far = skyShare(quarter, { rays: 10, reaches: [5, 9, 15, 25, 42, 70, 115].map((r) => r + quarter.pixel) })
  const near = skyShare(relief, { rays: 8, reaches: [0.9, 1.8, 3.2, 5.5].map((r) => r + relief.pixel * 0.6) })
  const lamp = lampShare(quarter, { azimuth: 226, elevation: 37, spread: 46, softness: 15, rays: 7 }, 150)
  const sky = enlarge(settleShare(settleShare(far, quarter, 6), quarter, 6), quarter, relief)
  return {
    relief,
    sky,
    near: settleShare(near, relief, 1.6),
    lamp: enlarge(settleShare(settleShare(lamp, quarter, 6), quarter, 6), quarter, relief),
  }
}

/** Brings a field of a coarser relief to a finer one without bleeding over steps in height. */
function enlarge(share: Float32Array, from: Relief, to: Relief): Float32Array {
  const out = new Float32Array(to.z.length)
  for (let j = 0; j < to.height; j++) {
    for (let i = 0; i < to.width; i++) {
      const k = j * to.width + i
      const fx = clamp(i / 2 - 0.25, 0, from.width - 1.01)
      const fy = clamp(j / 2 - 0.25, 0, from.height - 1.01)
      out[k] = blend(share, from, { fx, fy, z: to.z[k] as number })
    }
  }
  return out
}

function blend(share: Float32Array, from: Relief, at: { fx: number; fy: number; z: number }): number {
  const ix = at.fx | 0
  const iy = at.fy | 0
  const tx = at.fx - ix
  const ty = at.fy - iy
  let sum = 0
  let weight = 1e-6
  for (let dj = 0; dj < 2; dj++) {
    for (let di = 0; di < 2; di++) {
      const n = (iy + dj) * from.width + ix + di
      const gap = ((from.z[n] as number) - at.z) / 4
      const w = ((di ? tx : 1 - tx) * (dj ? ty : 1 - ty) + 1e-4) / (1 + gap * gap * gap * gap)
      sum += w * (share[n] as number)
      weight += w
    }
  }
  return sum / weight
}

/** The slope between a sample and its neighbour on both sides; across another piece only the own side counts. */
function slope(samples: Samples, k: number, stride: number, pixel: number): number {
  const { z, piece } = samples
  const here = z[k] as number
  const own = piece[k]
  const a = piece[k - stride] === own
  const b = piece[k + stride] === own
  const back = a ? (here - (z[k - stride] as number)) / pixel : 0
  const ahead = b ? ((z[k + stride] as number) - here) / pixel : 0
  if (a && b) return (back + ahead) / 2
  return back + ahead
}

/** The direction that the surface faces, seen over a span of samples: 1 for every grain, more for the form alone. */
function normalAt(samples: Samples, k: number, span: number): Vector {
  const gx = clamp(slope(samples, k, span, samples.pixel * span), -4, 4)
  const gy = clamp(slope(samples, k, samples.width * span, samples.pixel * span), -4, 4)
  const length = Math.sqrt(gx * gx + gy * gy + 1)
  return [-gx / length, -gy / length, 1 / length]
}

const UNKNOWN = -1
const BROAD = 3
const EXPOSURE = 0.88

type Open = { sky: number; lamp: number }
/** Light that falls on level cloth in the open, by which all other light is measured. */
const UP: Vector = [0, 0, 1]
const softAt = (n: Vector): number => 0.2 + 0.5 * lobe(n, top, 3) + 0.2 * lobe(n, fill, 2)
const LEVEL_SOFT = softAt(UP)

/** Cloth scatters: what is brighter than level cloth grows slower, or folds look like satin. */
const shoulder = (light: number): number => (light < 0.95 ? light : 0.95 + (light - 0.95) / (1 + 1.6 * (light - 0.95)))

function lit(n: Vector, open: Open, cloth: ClothLight): number {
  const grazing = 1 - n[2]
  const direct = (lobe(n, key, cloth.sharpness) / lobe(UP, key, cloth.sharpness)) * open.lamp * (0.4 + 0.6 * open.sky)
  const soft = (softAt(n) / LEVEL_SOFT) * open.sky
  const edge = (0.25 * lobe(n, kicker, 5) + cloth.nap * grazing) * open.sky
  return shoulder(EXPOSURE * (cloth.direct * direct + (1 - cloth.direct) * soft + edge))
}

function shine(n: Vector, open: Open, cloth: ClothLight): number {
  const facing = clamp(n[0] * halfKey[0] + n[1] * halfKey[1] + n[2] * halfKey[2], 0, 1)
  const fresnel = 0.05 + 0.95 * (1 - n[2]) ** 4
  const mirrored = 0.34 * facing ** 18 * open.lamp + 0.2 * facing ** 90 * open.lamp
  return cloth.shine * (mirrored + 0.3 * fresnel * open.sky * open.sky)
}

/** Lays the studio's light on the samples; `materials` are those of the parts, in their order. */
export function shade(samples: Samples, materials: readonly string[]): Shaded {
  const cloths = materials.map(clothLightOf)
  const size = samples.z.length
  const shaded = {
    diffuse: new Float32Array(size),
    specular: new Float32Array(size),
    ground: new Float32Array(size).fill(1),
  }
  const openness = toOpenness(samples)
  const { relief } = openness
  for (let j = 0; j < samples.height; j++) {
    for (let i = 0; i < samples.width; i++) {
      const k = j * samples.width + i
      const h = Math.min(j >> 1, relief.height - 1) * relief.width + Math.min(i >> 1, relief.width - 1)
      const sky = openness.sky[h] as number
      const lamp = openness.lamp[h] as number
      if (relief.z[h] === 0) shaded.ground[k] = 0.16 + 0.84 * (0.3 * sky + 0.7 * lamp * (0.5 + 0.5 * sky))
      else if ((samples.cover[k] as number) < 1) shaded.ground[k] = UNKNOWN
      if (samples.part[k] === 0) continue
      const cavity = (openness.near[h] as number) * (samples.open[k] as number)
      const open = { sky: sky * cavity, lamp: lamp * (0.35 + 0.65 * cavity) }
      const cloth = cloths[(samples.part[k] as number) - 1] ?? clothLightOf(undefined)
      shaded.diffuse[k] = lit(normalAt(samples, k, 1), open, cloth)
      shaded.specular[k] = shine(normalAt(samples, k, BROAD), open, cloth)
    }
  }
  settleGround(samples, shaded.ground)
  return shaded
}

/** Beside an edge the light of cloth and ground is mixed up; there the ground takes what the open ground next to it has. */
function settleGround(samples: Samples, ground: Float32Array): void {
  const { width, height } = samples
  const known = ground.slice()
  const reach = 6
  for (let k = 0; k < known.length; k++) {
    if (known[k] !== UNKNOWN) continue
    const i = k % width
    const j = (k - i) / width
    let sum = 0
    let weight = 1e-3
    for (let dj = -reach; dj <= reach; dj += 2) {
      for (let di = -reach; di <= reach; di += 2) {
        const value = known[clamp(j + dj, 0, height - 1) * width + clamp(i + di, 0, width - 1)] as number
        if (value === UNKNOWN || value === 1) continue
        sum += value
        weight++
      }
    }
    ground[k] = weight < 1 ? 0.6 : sum / weight
  }
}
