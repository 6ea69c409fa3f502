import { smoothstep } from '../render/vector.ts'
import type { SoleDesign } from './build-shoe.ts'
import type { Outline } from './outline.ts'
import { rubber } from './texture.ts'

/** A lugged sole: its lugs' pitch and depth in millimetres, and how far its wall stands out. */
export type LugPlan = {
  outline: Outline
  top: (x: number) => number
  bottom: (x: number) => number
  pitch: number
  depth: (x: number) => number
  wide: number
  parts: { midsole: number; welt: number; outsole: number }
}

const OUTLINE_LENGTH = 690

/** A wall under a narrow welt, and lugs that stand out at its foot, with walls wide enough for the grid. */
export function lugSole({ outline, top, bottom, pitch, depth, wide, parts }: LugPlan): SoleDesign {
  const lugAt = (along: number) => smoothstep(0.28, 0.52, Math.abs(((along / pitch) % 1) - 0.5) * 2)
  return {
    key: 'sole',
    outline,
    columns: 720,
    section: (place, x) => {
      const lug = lugAt(place * OUTLINE_LENGTH)
      const [high, ground] = [top(x), bottom(x)]
      const low = ground + (1 - lug) * depth(x)
      return [
        [-9, high - 2],
        [-1, high - 1],
        [wide - 1.4, high - 0.3],
        [wide - 0.2, high - 0.9],
        [wide, high - 2.2],
        [wide - 0.2, high - 3.8],
        [wide - 1.4, high - 5],
        [wide - 1.2, high - 7],
        [wide - 0.6, Math.max(ground + 10, low + 2.6)],
        [wide + 1 * lug, Math.max(ground + 7.5, low + 2)],
        [wide + 1.4 * lug, low + 1.2],
        [wide - 1.4 + lug, low],
        [-9, low],
      ]
    },
    base: { part: parts.midsole, texture: rubber },
    layers: [
      { part: parts.welt, distance: (p) => top(p.x) - p.z - 4.6, thickness: 0.4, texture: rubber },
      {
        part: parts.outsole,
        distance: (p) => p.z - bottom(p.x) - 11 - 1.4 * Math.sin(p.a * 0.2244) - 8 * smoothstep(262, 286, p.x),
        thickness: 0.6,
        texture: rubber,
      },
    ],
  }
}
