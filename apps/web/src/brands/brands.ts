import archivoNarrow from '../../.cache/fonts/archivo-narrow.woff2?url'
import archivoWide from '../../.cache/fonts/archivo-wide.woff2?url'
import inter from '../../.cache/fonts/inter.woff2?url'

export type Brand = {
  readonly name: string
  /** Width of the word mark by its height. */
  readonly logoRatio: number
  readonly themeColor: string
  /** Fonts of the first screen, fetched before the style sheets ask for them. */
  readonly fonts: readonly string[]
}

const lacehouse: Brand = {
  name: 'Lacehouse',
  logoRatio: 6736 / 726,
  themeColor: '#ffffff',
  fonts: [inter, archivoWide],
}
const outpost: Brand = {
  name: 'Outpost',
  logoRatio: 4069 / 726,
  themeColor: '#fdfbf6',
  fonts: [inter, archivoNarrow],
}
const brands: Readonly<Record<string, Brand>> = { lacehouse, outpost }

/** Gives what a brand has beside its tokens; one that is not known looks like the house. */
export const getBrand = (id: string): Brand => brands[id] ?? lacehouse
