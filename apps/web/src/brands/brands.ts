export type Brand = {
  readonly name: string
  /** Width of the word mark by its height. */
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

/** Gives what a brand has beside its tokens; one that is not known looks like the house. */
export function getBrand(id: string): Brand {
  return brands[id] ?? lacehouse
}
