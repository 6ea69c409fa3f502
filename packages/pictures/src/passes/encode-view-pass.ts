import sharp from 'sharp'
import { spreadLight } from './spread-light.ts'
import type { ViewPass } from './view-pass.ts'

const LIGHT_QUALITY = 92

/**
 * The two files of a view: the ID pass as lossless WebP, and the three light planes stacked one under the other
 * in one grey lossy WebP, so that no plane can bleed into another through shared chroma.
 */
export async function encodeViewPass(pass: ViewPass): Promise<{ id: Buffer; light: Buffer }> {
  const { width, height } = pass
  const size = width * height
  const coverage = pass.id.filter((_, i) => i % 4 === 3)
  const planes = new Uint8Array(size * 3)
  planes.set(pass.diffuse, 0)
  planes.set(pass.specular, size)
  planes.set(pass.ground, size * 2)
  spreadLight(planes.subarray(0, size), coverage, width)
  spreadLight(planes.subarray(size, size * 2), coverage, width)
  const id = sharp(canonicalId(pass.id), { raw: { width, height, channels: 4 } })
  const light = sharp(planes, { raw: { width, height: height * 3, channels: 1 } })
  return {
    id: await id.webp({ lossless: true, effort: 6, quality: 100 }).toBuffer(),
    light: await light.webp({ quality: LIGHT_QUALITY, effort: 6 }).toBuffer(),
  }
}

function canonicalId(id: Uint8Array): Uint8Array {
  const result = new Uint8Array(id)
  for (let i = 0; i < result.length; i += 4) {
    if (result[i + 3] === 0) result.fill(0, i, i + 4)
    else if (result[i + 2] === 0) result[i + 1] = 0
  }
  return result
}
