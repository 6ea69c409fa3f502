import type { Gender } from './model-plan.ts'
import { productKeyOf } from './plan-products.ts'
import { productIdOf } from './product-id.ts'

/** What sets a product apart from the others; whatever is left out is as the market draws it. */
export type SpecialCase = {
  readonly presale?: true
  readonly isComingSoon?: true
  /** Days from now until it is launched. */
  readonly launchesInDays?: number
  readonly isRobisOnly?: true
  readonly isWithdrawn?: true
  /** The price history: one price for ever, or a reduction that began a week ago. */
  readonly price?: 'plain' | 'reduced' | 'one-colour-reduced'
  /** Free units of each size at every warehouse, from the smallest size on; the last counts for all that follow. */
  readonly stock?: readonly [number, ...number[]]
}

const keyOf = (model: string, family: string, edition: string, gender: Gender = 'women'): string =>
  productKeyOf(model, family, edition, gender)

const cases = {
  /** Plenty in every size, one price. */
  plain: [keyOf('court-low', 'Halden Court', 'leather'), { price: 'plain', stock: [40] }],
  plainMen: [keyOf('court-low', 'Halden Court', 'leather', 'men'), { price: 'plain', stock: [40] }],
  kids: [keyOf('court-low', 'Halden Court', 'leather', 'kids'), { price: 'plain', stock: [40] }],
  apparel: [keyOf('tee', 'Fjord', 'organic', 'men'), { price: 'plain', stock: [40] }],
  reduced: [keyOf('court-low', 'Marlow Court', 'leather'), { price: 'reduced', stock: [40] }],
  oneColourReduced: [keyOf('court-low', 'Brera Court', 'leather'), { price: 'one-colour-reduced', stock: [40] }],
  presale: [keyOf('court-low', 'Aldgate Court', 'premium', 'men'), { presale: true, stock: [30] }],
  comingSoon: [keyOf('court-low', 'Tivoli Court', 'premium'), { isComingSoon: true, stock: [30] }],
  launching: [keyOf('court-low', 'Rowe Court', 'premium', 'men'), { launchesInDays: 6, stock: [30] }],
  reservationOnly: [keyOf('court-low', 'Lindau Court', 'premium'), { isRobisOnly: true, stock: [2] }],
  soldOut: [keyOf('court-low', 'Sorrel Court', 'leather'), { price: 'plain', stock: [0] }],
  /** Smallest size sold out, the next with one left, then three, then plenty. */
  scarce: [keyOf('court-low', 'Delft Court', 'leather'), { price: 'plain', stock: [0, 1, 3, 40] }],
  withdrawn: [keyOf('court-low', 'Quarry Court', 'wide', 'men'), { isWithdrawn: true, stock: [10] }],
  oneSize: [keyOf('cap', 'Pier Head', 'twill', 'unisex'), { price: 'plain', stock: [40] }],
} as const satisfies Readonly<Record<string, readonly [string, SpecialCase]>>

export type SpecialName = keyof typeof cases

const byKey = new Map<string, SpecialCase>(Object.values(cases).map(([key, special]) => [key, special]))

/** What is special about a product, or null. */
export const findSpecialCase = (key: string): SpecialCase | null => byKey.get(key) ?? null

/** Ids of the products that tests and demonstrations name: each shows one case of the catalogue. */
export const demoProducts = Object.fromEntries(
  Object.entries(cases).map(([name, [key]]) => [name, productIdOf(key)]),
) as Readonly<Record<SpecialName, string>>
