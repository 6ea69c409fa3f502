import type { Camera } from './camera.ts'
import type { Light } from './gather-light.ts'
import { type Corners, cornersAt, projectSurface, type Visibility } from './rasterise.ts'
import type { Surface, SurfacePoint, SurfaceSample } from './surface.ts'
import { at, floatAt, intAt } from './vector.ts'

/** Numbers of one covered sample in `Samples.values`. */
export const SAMPLE_STRIDE = 20
export const SAMPLE = { x: 0, normal: 3, height: 6, shade: 7, gloss: 8, mix: 9, light: 10 } as const

/** All covered samples of a picture in reading order. */
export type Samples = {
  count: number
  /** Per sample of the picture its number here plus one; 0 where nothing is. */
  index: Int32Array
  pixel: Int32Array
  values: Float32Array
  partA: Uint8Array
  partB: Uint8Array
  surface: Uint8Array
}

/** Runs each sample's shader and collects what lighting needs. */
export function sampleSurfaces(
  seen: Visibility,
  scene: { surfaces: readonly Surface[]; light: Light; camera: Camera },
): Samples {
  const samples = createSamples(seen)
  const projected = scene.surfaces.map((surface) => projectSurface(surface, scene.camera))
  const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, a: 0, b: 0, c: 0, d: 0 }
  const sample: SurfaceSample = { partA: 1, partB: 0, mix: 0, height: 0, shade: 1, gloss: 0 }
  for (let i = 0; i < samples.count; i++) {
    const pixel = intAt(samples.pixel, i)
    const number = at(seen.surface, pixel) - 1
    const surface = scene.surfaces[number] as Surface
    const x = pixel % seen.width
    const place = [x + 0.5, (pixel - x) / seen.width + 0.5] as const
    const points = projected[number] as Float64Array
    const corners = cornersAt(points, surface.columns, at(seen.triangle, pixel), place)
    readPoint(point, surface, corners)
    Object.assign(sample, { partA: 1, partB: 0, mix: 0, height: 0, shade: 1, gloss: 0.2 })
    surface.shader(point, sample)
    writeSample(samples, i, { point, sample })
    copyLight(samples.values, i * SAMPLE_STRIDE + SAMPLE.light, {
      light: scene.light.surfaces[number] as Float32Array,
      corners,
    })
  }
  return samples
}

function createSamples(seen: Visibility): Samples {
  let count = 0
  for (let i = 0; i < seen.surface.length; i++) if (seen.surface[i] !== 0) count++
  const samples: Samples = {
    count,
    index: new Int32Array(seen.surface.length),
    pixel: new Int32Array(count),
    values: new Float32Array(count * SAMPLE_STRIDE),
    partA: new Uint8Array(count),
    partB: new Uint8Array(count),
    surface: new Uint8Array(count),
  }
  let next = 0
  for (let i = 0; i < seen.surface.length; i++) {
    if (seen.surface[i] === 0) continue
    samples.surface[next] = at(seen.surface, i)
    samples.pixel[next++] = i
    samples.index[i] = next
  }
  return samples
}

function between(values: Float32Array, corners: Corners, stride: number, k: number): number {
  const base = floatAt(values, corners.a * stride + k)
  const across = corners.u * (floatAt(values, corners.b * stride + k) - base)
  return base + across + corners.v * (floatAt(values, corners.c * stride + k) - base)
}

function readPoint(point: SurfacePoint, surface: Surface, corners: Corners): void {
  point.x = between(surface.position, corners, 3, 0)
  point.y = between(surface.position, corners, 3, 1)
  point.z = between(surface.position, corners, 3, 2)
  const nx = between(surface.normal, corners, 3, 0)
  const ny = between(surface.normal, corners, 3, 1)
  const nz = between(surface.normal, corners, 3, 2)
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  point.nx = nx / size
  point.ny = ny / size
  point.nz = nz / size
  point.a = between(surface.coordinate, corners, 4, 0)
  point.b = between(surface.coordinate, corners, 4, 1)
  point.c = between(surface.coordinate, corners, 4, 2)
  point.d = between(surface.coordinate, corners, 4, 3)
}

function writeSample(samples: Samples, i: number, from: { point: SurfacePoint; sample: SurfaceSample }): void {
  const { point, sample } = from
  const { values } = samples
  const home = i * SAMPLE_STRIDE
  values[home] = point.x
  values[home + 1] = point.y
  values[home + 2] = point.z
  values[home + 3] = point.nx
  values[home + 4] = point.ny
  values[home + 5] = point.nz
  values[home + 6] = sample.height
  values[home + 7] = sample.shade
  values[home + 8] = sample.gloss
  values[home + 9] = sample.mix
  samples.partA[i] = sample.partA
  samples.partB[i] = sample.partB
}

function copyLight(values: Float32Array, home: number, from: { light: Float32Array; corners: Corners }): void {
  const { a, b, c, u, v } = from.corners
  const { light } = from
  const w = 1 - u - v
  for (let h = 0; h < 10; h++) {
    values[home + h] = w * floatAt(light, a * 10 + h) + u * floatAt(light, b * 10 + h) + v * floatAt(light, c * 10 + h)
  }
}
