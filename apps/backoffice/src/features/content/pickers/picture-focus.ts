/** A point of a picture in whole percent from its left and its top. */
export type PictureFocus = { readonly x: number; readonly y: number }

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves a point by a key: an arrow key by one percent, with Shift by ten. Null for another key. */
export function moveFocus({ x, y }: PictureFocus, key: string, isLarge: boolean): PictureFocus | null {
  const direction = directions[key]
  if (!direction) return null
  const step = isLarge ? 10 : 1
  return { x: toPercent(x + direction[0] * step), y: toPercent(y + direction[1] * step) }
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Returns the point of a picture under a pointer, both in pixels of the window. */
export function toFocusAt({ x, y }: PictureFocus, { left, top, width, height }: Box): PictureFocus {
  return { x: toPercent(((x - left) / width) * 100), y: toPercent(((y - top) / height) * 100) }
}

const toPercent = (value: number): number => Math.max(0, Math.min(100, Math.round(value)))
