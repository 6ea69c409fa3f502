/** The groups of shades in the colour facet, with the colour of their swatch. */
export const colorFamilies = {
  black: '#16161a',
  gray: '#8b8b90',
  white: '#ffffff',
  beige: '#d9c7a7',
  brown: '#6f4a2f',
  red: '#c8242f',
  orange: '#ec6b1f',
  yellow: '#f3c722',
  green: '#2f7d46',
  blue: '#1f5fbf',
  purple: '#6a3fa0',
  pink: '#ec8fb3',
} as const
export type ColorFamily = keyof typeof colorFamilies | 'multi'

/**
 * Finds the group of a shade `#rrggbb` by hue, saturation and lightness. The caller assigns `multi` to products of several
 * shades.
 */
export function colorFamilyOf(hex: string): ColorFamily {
  const { hue, saturation, lightness } = toHsl(hex)
  if (lightness < 0.14) return 'black'
  if (lightness > 0.93 && saturation < 0.5) return 'white'
  if (saturation < 0.12) return lightness > 0.88 ? 'white' : 'gray'
  if (hue >= 15 && hue < 52) return earthFamily(hue, saturation, lightness)
  return familyOfHue(hue, lightness)
}

function earthFamily(hue: number, saturation: number, lightness: number): ColorFamily {
  if (lightness > 0.62 && saturation < 0.6) return 'beige'
  if (lightness < 0.4 || saturation < 0.45) return 'brown'
  return hue < 40 ? 'orange' : 'yellow'
}

function familyOfHue(hue: number, lightness: number): ColorFamily {
  if (hue < 15 || hue >= 345) return lightness > 0.7 ? 'pink' : 'red'
  if (hue < 66) return 'yellow'
  if (hue < 170) return 'green'
  if (hue < 255) return 'blue'
  if (hue < 300) return 'purple'
  return 'pink'
}

function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const span = max - min
  const lightness = (max + min) / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = span / (1 - Math.abs(2 * lightness - 1))
  const turn =
    max === red ? ((green - blue) / span) % 6 : max === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: (turn * 60 + 360) % 360, saturation, lightness }
}
