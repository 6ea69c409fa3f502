import { spreadLight } from '@lacehouse/pictures/passes/spread-light'
import { DIFFUSE_RANGE, toLight, toLightByte, type ViewPass } from '@lacehouse/pictures/passes/view-pass'
import type { Area } from '../render/take-difference.ts'
import { type DrawnBrand, withBrand } from './drawn-brand.ts'
import { fitMark, type MarkPlace, toMark } from './fit-mark.ts'
import { markDistance } from './mark-distance.ts'

/** The light falls from the upper left, as on the cloth around. */
const LIGHT = [-0.68, -0.73] as const
/** How far around the mark of the passes its edge has changed the light: in heights of the mark, and at least in pixels. */
const TRACE = { share: 0.09, least: 4 }

type Wanted = { area: Area; brand: DrawnBrand; marks: ReadonlySet<number> }

/**
 * Draws a brand's mark on cloth in place of the one that lies there, which is taken off first: the cloth around it goes on below.
 * A mark that the frame cuts off is only taken off. Says whether it has drawn one.
 */
export function drawClothMark(pass: ViewPass, { area, brand, marks }: Wanted): boolean {
  const place = fitMark(pass, area, marks)
  const size = place ? Math.hypot(...place.down) : Math.max(area.width, area.height) / 2
  const part = takeOff(pass, { area, marks, trace: Math.round(Math.max(TRACE.least, TRACE.share * size)) })
  if (!place || part === null) return false
  withBrand(brand, () => putOn(pass, area, { place, part }))
  return true
}

/** Takes the mark off; gives its part, or null where there is none. */
function takeOff(pass: ViewPass, { area, marks, trace }: Omit<Wanted, 'brand'> & { trace: number }): number | null {
  const count = area.width * area.height
  const at = (i: number) => (area.top + Math.floor(i / area.width)) * pass.width + area.left + (i % area.width)
  const old = Uint8Array.from({ length: count }, (_, i) => (hasMark(pass, at(i), marks) ? 1 : 0))
  const first = old.indexOf(1)
  if (first < 0) return null
  const part = [0, 1].map((k) => pass.id[at(first) * 4 + k] ?? 0).find((index) => marks.has(index)) ?? 0
  const clear = Uint8Array.from({ length: count }, (_, i) => (isNear(old, { ...area, trace }, i) ? 0 : 255))
  for (const plane of [pass.diffuse, pass.specular]) {
    const cut = Uint8Array.from({ length: count }, (_, i) => plane[at(i)] ?? 0)
    spreadLight(cut, clear, area.width)
    for (let i = 0; i < count; i++) if (clear[i] === 0) plane[at(i)] = cut[i] ?? 0
  }
  const below = mostCommon(pass, clear, at)
  for (let i = 0; i < count; i++) if (old[i] === 1) pass.id.set([below, 0, 0], at(i) * 4)
  return part
}

const hasMark = ({ id }: ViewPass, p: number, marks: ReadonlySet<number>): boolean =>
  marks.has(id[p * 4] ?? 0) || marks.has(id[p * 4 + 1] ?? 0)

function isNear(old: Uint8Array, { width, height, trace }: Area & { trace: number }, i: number): boolean {
  const x = i % width
  const y = (i - x) / width
  for (let row = Math.max(0, y - trace); row <= Math.min(height - 1, y + trace); row++) {
    for (let column = Math.max(0, x - trace); column <= Math.min(width - 1, x + trace); column++) {
      if (old[row * width + column] === 1) return true
    }
  }
  return false
}

/** The part that most of the cleared cloth's surroundings have. */
function mostCommon({ id }: ViewPass, clear: Uint8Array, at: (i: number) => number): number {
  const counts = new Map<number, number>()
  clear.forEach((free, i) => {
    const index = id[at(i) * 4] ?? 0
    if (free === 255 && index > 0) counts.set(index, (counts.get(index) ?? 0) + 1)
  })
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

function putOn(pass: ViewPass, area: Area, { place, part }: { place: MarkPlace; part: number }): void {
  const height = Math.hypot(...place.down)
  const distance = (x: number, y: number): number => {
    const [u, v] = toMark(place, x, y)
    return Math.abs(u) > 0.95 || Math.abs(v) > 0.65 ? height : markDistance(u, v) * height
  }
  const bevel = Math.max(1.4, height * 0.035)
  for (let row = 0; row < area.height; row++) {
    for (let column = 0; column < area.width; column++) {
      const [x, y] = [area.left + column + 0.5, area.top + row + 0.5]
      const edge = distance(x, y)
      if (edge > 2 * bevel) continue
      const slope = [distance(x + 0.5, y) - distance(x - 0.5, y), distance(x, y + 0.5) - distance(x, y - 0.5)] as const
      const lit = slope[0] * LIGHT[0] + slope[1] * LIGHT[1]
      const p = (area.top + row) * pass.width + area.left + column
      const cover = Math.min(1, Math.max(0, 0.5 - edge))
      setPart(pass, p, part, cover)
      const rim = Math.exp(-Math.max(0, -edge) / bevel) * cover
      const shade = Math.exp(-Math.max(0, edge) / bevel) * (1 - cover)
      const change = 1 + 0.17 * lit * rim - shade * (0.1 - 0.1 * lit)
      const level = toLight(pass.diffuse[p] ?? 0, DIFFUSE_RANGE)
      pass.diffuse[p] = toLightByte(level * change, DIFFUSE_RANGE)
    }
  }
}

function setPart({ id }: ViewPass, p: number, part: number, cover: number): void {
  const mix = Math.round(cover * 255)
  if (mix === 255) id.set([part, 0, 0], p * 4)
  else if (mix > 0) id.set([id[p * 4] ?? 0, part, mix], p * 4)
}
