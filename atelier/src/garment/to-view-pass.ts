import { createViewPass, DIFFUSE_RANGE, toLightByte, type ViewPass } from '@lacehouse/pictures/passes/view-pass'
import type { Shaded } from './light/shade.ts'
import type { Samples } from './samples.ts'

const corners = [0, 1, 2, 3] as const

/** Scales four samples down to a pixel: the two parts that cover most of it, its light and the ground beside it. */
export function toViewPass(samples: Samples, shaded: Shaded): ViewPass {
  const width = samples.width >> 1
  const height = samples.height >> 1
  const pass = createViewPass(width, height)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const first = j * 2 * samples.width + i * 2
      const four = corners.map((c) => first + (c >> 1) * samples.width + (c & 1))
      setPixel(pass, j * width + i, { four, samples, shaded })
    }
  }
  return pass
}

type Source = { four: readonly number[]; samples: Samples; shaded: Shaded }

function setPixel(pass: ViewPass, pixel: number, source: Source): void {
  const { four, samples, shaded } = source
  let cover = 0
  let ground = 0
  let diffuse = 0
  let specular = 0
  for (const k of four) {
    const share = samples.cover[k] as number
    cover += share
    diffuse += share * (shaded.diffuse[k] as number)
    specular += share * (shaded.specular[k] as number)
    ground += shaded.ground[k] as number
  }
  pass.ground[pixel] = toLightByte(ground / 4, 1)
  const coverage = Math.round((cover / 4) * 255)
  if (coverage === 0) return
  pass.diffuse[pixel] = toLightByte(diffuse / cover, DIFFUSE_RANGE)
  pass.specular[pixel] = toLightByte(specular / cover, 1)
  const [a, b, mix] = mainParts(four, samples)
  pass.id.set([a, b, mix, coverage], pixel * 4)
}

function mainParts(four: readonly number[], samples: Samples): [a: number, b: number, mix: number] {
  const weights = new Map<number, number>()
  for (const k of four) {
    const part = samples.part[k] as number
    const cover = samples.cover[k] as number
    if (part > 0 && cover > 0) weights.set(part, (weights.get(part) ?? 0) + cover)
  }
  const [first, second] = [...weights].sort((x, y) => y[1] - x[1] || x[0] - y[0])
  if (!first) return [0, 0, 0]
  if (!second) return [first[0], 0, 0]
  const mix = Math.round((second[1] / (first[1] + second[1])) * 255)
  return mix === 0 ? [first[0], 0, 0] : [first[0], second[0], mix]
}
