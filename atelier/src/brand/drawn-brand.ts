/** The brands whose marks the atelier draws; the first is that of the passes. */
export const BRANDS = ['lacehouse', 'outpost'] as const

export type DrawnBrand = (typeof BRANDS)[number]

let drawn: DrawnBrand = BRANDS[0]

/** The brand whose mark every shape of a mark has at present. */
export function drawnBrand(): DrawnBrand {
  return drawn
}

/** Does a piece of work with the marks of a brand, and then returns to those of before. */
export function withBrand<T>(brand: DrawnBrand, work: () => T): T {
  const before = drawn
  drawn = brand
  try {
    return work()
  } finally {
    drawn = before
  }
}
