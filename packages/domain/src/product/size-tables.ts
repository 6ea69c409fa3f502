import type { SizeAudience } from './shoe-sizes.ts'

type Range = readonly [from: number, to: number]
type Row = { readonly size: string; readonly foot?: Range; readonly head?: Range }
type Table = Readonly<Record<SizeAudience, readonly Row[]>>

const adultSocks: readonly Row[] = [
  { size: 'S', foot: [22, 24.5] },
  { size: 'M', foot: [24.5, 27] },
  { size: 'L', foot: [27, 30] },
]

/** The lengths of feet in centimetres that a size of socks fits; those of adults are made for all of them. */
export const sockSizes: Table = {
  men: adultSocks,
  women: adultSocks,
  kids: [
    { size: 'S', foot: [14, 17.5] },
    { size: 'M', foot: [17.5, 21] },
    { size: 'L', foot: [21, 24.5] },
  ],
}

const adultHeadwear: readonly Row[] = [{ size: 'OS', head: [55, 61] }]

/** The circumferences of heads in centimetres that caps and beanies fit. */
export const headwearSizes: Table = {
  men: adultHeadwear,
  women: adultHeadwear,
  kids: [{ size: 'OS', head: [50, 55] }],
}
