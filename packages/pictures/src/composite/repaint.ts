import type { Rectangle } from './paint-cutout.ts'
import { type PaintTarget, paintAt } from './paint-picture.ts'
import type { PartPaint } from './part-paint.ts'

/** Where a part is seen in a view. */
export type PartPlace = {
  /** Pixels of the passes that show any of it, in rows. */
  readonly pixels: Uint32Array
  /** The rectangle of the picture that holds them; null where the part is not seen. */
  readonly area: Rectangle | null
}

/** Finds where each part of a view is seen, in the order of the parts. */
export function placeParts(target: PaintTarget, count: number): PartPlace[] {
  const { id } = target.pass
  const sizes = new Uint32Array(count + 1)
  forEachPart(id, (part) => {
    sizes[part] = (sizes[part] ?? 0) + 1
  })
  const lists = Array.from(sizes, (size) => new Uint32Array(size))
  sizes.fill(0)
  forEachPart(id, (part, pixel) => {
    const at = sizes[part] ?? 0
    const list = lists[part]
    if (list) list[at] = pixel
    sizes[part] = at + 1
  })
  return lists.slice(1).map((pixels) => ({ pixels, area: areaOf(pixels, target) }))
}

/** Paints one part anew, and nothing else: the same bytes as painting the whole picture. */
export function repaint(target: PaintTarget, paints: readonly PartPaint[], { pixels }: PartPlace): void {
  const { left, top, pass } = target
  for (const pixel of pixels) {
    const x = (pixel % pass.width) + left
    const y = Math.floor(pixel / pass.width) + top
    if (x >= 0 && x < target.width && y >= 0 && y < target.height) paintAt(target, paints, y * target.width + x)
  }
}

function forEachPart(id: Uint8Array, visit: (part: number, pixel: number) => void): void {
  for (let i = 0, pixel = 0; i < id.length; i += 4, pixel++) {
    if (id[i + 3] === 0) continue
    const one = id[i] as number
    const other = id[i + 2] === 0 ? one : (id[i + 1] as number)
    visit(one, pixel)
    if (other !== one) visit(other, pixel)
  }
}

function areaOf(pixels: Uint32Array, { pass, left, top }: PaintTarget): Rectangle | null {
  if (pixels.length === 0) return null
  let [first, last, lowest, highest] = [pass.width, -1, -1, pass.height]
  for (const pixel of pixels) {
    const x = pixel % pass.width
    const y = (pixel - x) / pass.width
    first = Math.min(first, x)
    last = Math.max(last, x)
    highest = Math.min(highest, y)
    lowest = Math.max(lowest, y)
  }
  return { left: first + left, top: highest + top, width: last - first + 1, height: lowest - highest + 1 }
}
