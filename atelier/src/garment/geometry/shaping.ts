export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : Math.min(x, high)
}

/** 0 below `from`, 1 above `to`, eased between; `from` may be the larger for a falling step. */
export function step(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** A bump of height 1 at 0 that has died away at about twice the width. */
export function bell(x: number, width: number): number {
  return Math.exp(-(x * x) / (width * width))
}
