import { createViewPass, DIFFUSE_RANGE, toLightByte, type ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { type Camera, groundAt } from './camera.ts'
import { type GroundShade, groundShareAt } from './gather-light.ts'
import type { LitSamples } from './light-samples.ts'
import { SAMPLE, SAMPLE_STRIDE, type Samples } from './sample-surfaces.ts'
import { at, floatAt, intAt } from './vector.ts'

/** Brings `scale` × `scale` samples a pixel down to the passes. */
export function resolvePass(
  samples: Samples,
  lit: LitSamples,
  frame: { width: number; height: number; scale: number; camera: Camera; ground: GroundShade },
): ViewPass {
  const { width, height, scale } = frame
  const pass = createViewPass(width, height)
  const weights = new Float32Array(256)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      resolvePixel({ pass, pixel, weights }, { samples, lit }, { left: x * scale, top: y * scale, ...frame })
      const place = groundAt(frame.camera, (x + 0.5) * scale, (y + 0.5) * scale)
      pass.ground[pixel] = toLightByte(place ? groundShareAt(frame.ground, place.x, place.y) : 1, 1)
    }
  }
  return pass
}

function resolvePixel(
  to: { pass: ViewPass; pixel: number; weights: Float32Array },
  from: { samples: Samples; lit: LitSamples },
  block: { left: number; top: number; width: number; scale: number },
): void {
  const { samples, lit } = from
  const { scale } = block
  const parts: number[] = []
  let [covered, diffuse, specular] = [0, 0, 0]
  const give = (part: number, weight: number) => {
    if (weight <= 0 || part === 0) return
    if (to.weights[part] === 0) parts.push(part)
    to.weights[part] = floatAt(to.weights, part) + weight
  }
  for (let k = 0; k < scale * scale; k++) {
    const place = (block.top + Math.floor(k / scale)) * block.width * scale + block.left + (k % scale)
    const i = intAt(samples.index, place) - 1
    if (i < 0) continue
    covered++
    diffuse += floatAt(lit.diffuse, i)
    specular += floatAt(lit.specular, i)
    const mix = floatAt(samples.values, i * SAMPLE_STRIDE + SAMPLE.mix)
    give(at(samples.partA, i), 1 - mix)
    give(at(samples.partB, i), mix)
  }
  if (covered === 0) return
  parts.sort((p, q) => floatAt(to.weights, q) - floatAt(to.weights, p) || p - q)
  const [first = 0, second = 0] = parts
  const [mainWeight, otherWeight] = [floatAt(to.weights, first), second ? floatAt(to.weights, second) : 0]
  const mix = Math.round((255 * otherWeight) / (mainWeight + otherWeight))
  for (const part of parts) to.weights[part] = 0
  to.pass.id.set([first, mix > 0 ? second : 0, mix, Math.round((255 * covered) / (scale * scale))], to.pixel * 4)
  to.pass.diffuse[to.pixel] = toLightByte(diffuse / covered, DIFFUSE_RANGE)
  to.pass.specular[to.pixel] = toLightByte(specular / covered, 1)
}
