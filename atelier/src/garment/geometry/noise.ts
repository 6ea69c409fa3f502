const SQRT2 = Math.SQRT2

/** A whole number hashed to 0..1; the same for the same three numbers on every machine. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

function slope(ix: number, iy: number, seed: number, dx: number, dy: number): number {
  const angle = hash(ix, iy, seed) * 2 * Math.PI
  return Math.cos(angle) * dx + Math.sin(angle) * dy
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise in about -1..1 with features of unit size. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const dx = x - ix
  const dy = y - iy
  const a = slope(ix, iy, seed, dx, dy)
  const b = slope(ix + 1, iy, seed, dx - 1, dy)
  const c = slope(ix, iy + 1, seed, dx, dy - 1)
  const d = slope(ix + 1, iy + 1, seed, dx - 1, dy - 1)
  const tx = ease(dx)
  const top = a + (b - a) * tx
  return (top + (c + (d - c) * tx - top) * ease(dy)) * SQRT2
}

/** Value noise in 0..1, cheaper than gradient noise; good enough below a millimetre. */
export function grainNoise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const tx = x - ix
  const ty = y - iy
  const top = hash(ix, iy, seed) * (1 - tx) + hash(ix + 1, iy, seed) * tx
  const low = hash(ix, iy + 1, seed) * (1 - tx) + hash(ix + 1, iy + 1, seed) * tx
  return top + (low - top) * ty
}
