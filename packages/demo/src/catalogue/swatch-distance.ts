type Rgb = readonly [red: number, green: number, blue: number]

// Arranging the catalogue compares the same few swatches some million times.
const colours = new Map<string, Rgb>()

/** The distance between the main colours of two swatches in RGB: 0 for equal ones, 441 for black and white. */
export function swatchDistance(a: string, b: string): number {
  const [first, second] = [toRgb(a), toRgb(b)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

function toRgb(swatch: string): Rgb {
  const known = colours.get(swatch)
  if (known) return known
  const channel = (at: number): number => Number.parseInt(swatch.slice(at, at + 2), 16)
  const rgb: Rgb = [channel(1), channel(3), channel(5)]
  colours.set(swatch, rgb)
  return rgb
}
