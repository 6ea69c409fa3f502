export type Brand = {
  readonly name: string
  /** The word mark's width divided by its height. */
  readonly logoRatio: number
  readonly themeColor: string
}

const lacehouse: Brand = {
  name: 'Lacehouse',
  logoRatio: 6736 / 726,
  themeColor: '#ffffff',
}
const outpost: Brand = {
  name: 'Outpost',
  logoRatio: 4069 / 726,
  themeColor: '#fdfbf6',
}
const brands: Readonly<Record<string, Brand>> = { lacehouse, outpost }

/** Gives the parts of a brand beside its design tokens; an unknown id gives the default brand. */
export function getBrand(id: string): Brand {
  return brands[id] ?? lacehouse
}
