/** How far the main colours of two swatches lie apart: 0 is the same, black and white are 441 apart. */
export function swatchDistance(a: string, b: string): number {
  const [first, second] = [toRgb(a), toRgb(b)]
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)))
}

const toRgb = (swatch: string): number[] => [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16))
