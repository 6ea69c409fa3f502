import type { CSSProperties } from 'react'

/** Writes the background of a swatch: one colour, or two halves. */
export function toSwatch(swatch: string): string {
  const [first = 'transparent', second] = swatch.split(',')
  return second ? `linear-gradient(135deg, ${first} 50%, ${second} 50%)` : first
}

/** Writes the colours of a swatch for a style sheet that draws its halves; the second only if there are two. */
export function toHalves(swatch: string): CSSProperties {
  const [first = 'transparent', second] = swatch.split(',')
  return { '--c': first, ...(second ? { '--d': second } : {}) } as CSSProperties
}
