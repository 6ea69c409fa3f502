import type { Camera } from './camera.ts'
import type { Environment } from './environment.ts'
import { writeHarmonics } from './harmonics.ts'
import { SAMPLE, SAMPLE_STRIDE, type Samples } from './sample-surfaces.ts'
import { cross, dot, floatAt, intAt, normalize, subtract, type Vec3 } from './vector.ts'

const NEIGHBOUR_REACH = 2.5
/** How strongly relief darkens what lies lower than its surroundings; per millimetre. */
const CAVITY = 0.55

export type LitSamples = { diffuse: Float32Array; specular: Float32Array }

/** Diffuse and specular light of every sample, with its relief. */
export function lightSamples(
  samples: Samples,
  scene: { camera: Camera; environment: Environment; width: number; scale: number },
): LitSamples {
  const diffuse = new Float32Array(samples.count)
  const specular = new Float32Array(samples.count)
  const cavity = findCavities(samples, scene.width, Math.round(3 * scene.scale))
  const basis = new Float32Array(9)
  for (let i = 0; i < samples.count; i++) {
    const home = i * SAMPLE_STRIDE
    const smooth = readVector(samples.values, home + SAMPLE.normal)
    const normal = reliefNormal(samples, i, { smooth, width: scene.width })
    writeHarmonics(normal[0], normal[1], normal[2], basis)
    let sum = 0
    for (let h = 0; h < 9; h++) sum += floatAt(samples.values, home + SAMPLE.light + h) * floatAt(basis, h)
    const hollow = Math.exp(-CAVITY * Math.max(0, floatAt(cavity, i)))
    diffuse[i] = Math.max(0, sum) * floatAt(samples.values, home + SAMPLE.shade) * hollow
    specular[i] = mirrorLight(samples, home, { normal, smooth, ...scene }) * hollow
  }
  return { diffuse, specular }
}

const readVector = (values: Float32Array, i: number): Vec3 => [
  floatAt(values, i),
  floatAt(values, i + 1),
  floatAt(values, i + 2),
]

/** Tilts the smooth normal by the relief found in the neighbouring samples (Mikkelsen's surface gradient). */
function reliefNormal(samples: Samples, i: number, { smooth, width }: { smooth: Vec3; width: number }): Vec3 {
  const pixel = intAt(samples.pixel, i)
  const across = slopeBetween(samples, i, [pixel - 1, pixel + 1])
  const down = slopeBetween(samples, i, [pixel - width, pixel + width])
  if (!across || !down) return smooth
  const first = cross(down.step, smooth)
  const second = cross(smooth, across.step)
  const size = dot(across.step, first)
  if (Math.abs(size) < 1e-9) return smooth
  const sign = size < 0 ? -1 : 1
  const tilted = (k: number) =>
    Math.abs(size) * pick(smooth, k) - sign * (across.rise * pick(first, k) + down.rise * pick(second, k))
  return normalize([tilted(0), tilted(1), tilted(2)])
}

const pick = (v: Vec3, axis: number): number => v[axis] as number

function slopeBetween(
  samples: Samples,
  i: number,
  [before, after]: [number, number],
): { step: Vec3; rise: number } | undefined {
  const here = i + 1
  const p = isNeighbour(samples, i, intAt(samples.index, before)) ? intAt(samples.index, before) : here
  const q = isNeighbour(samples, i, intAt(samples.index, after)) ? intAt(samples.index, after) : here
  if (p === q) return undefined
  const [from, to] = [(p - 1) * SAMPLE_STRIDE, (q - 1) * SAMPLE_STRIDE]
  const step = subtract(readVector(samples.values, to), readVector(samples.values, from))
  return { step, rise: floatAt(samples.values, to + SAMPLE.height) - floatAt(samples.values, from + SAMPLE.height) }
}

function isNeighbour(samples: Samples, i: number, other: number): boolean {
  if (other === 0 || samples.surface[other - 1] !== samples.surface[i]) return false
  const [from, to] = [i * SAMPLE_STRIDE, (other - 1) * SAMPLE_STRIDE]
  const gap = Math.abs(floatAt(samples.values, from) - floatAt(samples.values, to))
  return gap + Math.abs(floatAt(samples.values, from + 2) - floatAt(samples.values, to + 2)) < NEIGHBOUR_REACH
}

/** Millimetres that each sample's relief lies under the mean around it. */
function findCavities(samples: Samples, width: number, radius: number): Float32Array {
  const heights = new Float32Array(samples.count)
  for (let i = 0; i < samples.count; i++) heights[i] = floatAt(samples.values, i * SAMPLE_STRIDE + SAMPLE.height)
  const rows = meanAlong(samples, heights, { step: 1, radius })
  const mean = meanAlong(samples, rows, { step: width, radius })
  return mean.map((value, i) => value - floatAt(heights, i))
}

function meanAlong(samples: Samples, values: Float32Array, way: { step: number; radius: number }): Float32Array {
  const result = new Float32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    let sum = floatAt(values, i)
    let count = 1
    for (const sign of [-1, 1]) {
      for (let k = 1; k <= way.radius; k++) {
        const other = samples.index[intAt(samples.pixel, i) + sign * k * way.step] ?? 0
        if (other === 0 || samples.surface[other - 1] !== samples.surface[i]) break
        sum += floatAt(values, other - 1)
        count++
      }
    }
    result[i] = sum / count
  }
  return result
}

/** Reflected lamps for a material of full gloss; the smooth normal decides how grazing the look is. */
function mirrorLight(
  samples: Samples,
  home: number,
  view: { normal: Vec3; smooth: Vec3; camera: Camera; environment: Environment },
): number {
  const { normal, camera, environment } = view
  const eye = normalize(subtract(camera.eye, readVector(samples.values, home)))
  const facing = Math.max(0, dot(normal, eye))
  const gloss = floatAt(samples.values, home + SAMPLE.gloss)
  const reflected: Vec3 = [
    2 * facing * normal[0] - eye[0],
    2 * facing * normal[1] - eye[1],
    2 * facing * normal[2] - eye[2],
  ]
  const sharpen = 1 + 14 * gloss * gloss
  let sum = environment.ambient * 0.5
  for (const lamp of environment.lamps) {
    const lobe = Math.exp(lamp.sharpness * sharpen * (dot(lamp.direction, reflected) - 1))
    sum += lamp.strength * lobe * (0.35 + 0.65 * gloss)
  }
  const grazing = (1 - Math.max(0, dot(view.smooth, eye))) ** 5
  const fresnel = 0.06 + 0.3 * grazing * (0.3 + 0.7 * gloss)
  const free = floatAt(samples.values, home + SAMPLE.light + 9)
  return fresnel * sum * free * free
}
