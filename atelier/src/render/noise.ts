/** A repeatable number in [0, 1) for whole coordinates. */
export function hash2(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth noise in [-1, 1] with features about one unit wide. */
export function noise2(x: number, y: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const top = hash2(ix, iy) * (1 - sx) + hash2(ix + 1, iy) * sx
  const bottom = hash2(ix, iy + 1) * (1 - sx) + hash2(ix + 1, iy + 1) * sx
  return (top * (1 - sy) + bottom * sy) * 2 - 1
}

/** Distance to the border between irregular cells one unit wide: 0 at a border, about 0.5 inside. */
export function cells2(x: number, y: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let first = 9
  let second = 9
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const px = ix + dx + 0.15 + 0.7 * hash2(ix + dx, iy + dy)
      const py = iy + dy + 0.15 + 0.7 * hash2(ix + dx + 7919, iy + dy + 104729)
      const distance = (px - x) * (px - x) + (py - y) * (py - y)
      if (distance < first) {
        second = first
        first = distance
      } else if (distance < second) second = distance
    }
  }
  return Math.sqrt(second) - Math.sqrt(first)
}
