/** The distance between the main colours of two swatches in RGB: 0 for equal ones, 441 for black and white. */
export const swatchDistance = (a: string, b: string): number => {
  const [first, second] = [toRgb(a), toRgb(b)]
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)))
}

const toRgb = (swatch: string): number[] => [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16))
