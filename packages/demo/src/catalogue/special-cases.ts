import { productKeyOf } from './plan-products.ts'
import { productIdOf } from './product-id.ts'

/** What sets a product apart from the others; whatever is left out is as the market draws it. */
export type SpecialCase = {
  readonly presale?: true
  readonly isComingSoon?: true
  /** Days from now until it is launched. */
  readonly launchesInDays?: number
  readonly isReserveInStoreOnly?: true
  readonly isWithdrawn?: true
  /** Lies on the shelves of every store. */
  readonly isInStores?: true
  /** Comes with a promotion and cannot be bought. */
  readonly isGiftOnly?: true
  /** Made for each buyer, and sent on its own. */
  readonly isMadeToOrder?: true
  /** Sent by email, of a value that its buyer chooses; in no listing. */
  readonly isGiftCard?: true
  /** The price history: one price for ever, or a reduction that began a week ago. */
  readonly price?: 'plain' | 'reduced' | 'one-colour-reduced'
  /** Free units of each size at every warehouse, from the smallest size on; the last counts for all that follow. */
  readonly stock?: readonly [number, ...number[]]
}

const cases = {
  /** Plenty in every size, one price. */
  plain: [
    { model: 'court-low', family: 'Halden Court', edition: 'leather', gender: 'women' },
    { price: 'plain', stock: [40], isInStores: true },
  ],
  plainMen: [
    { model: 'court-low', family: 'Halden Court', edition: 'leather', gender: 'men' },
    { price: 'plain', stock: [40], isInStores: true },
  ],
  kids: [
    { model: 'court-low', family: 'Halden Court', edition: 'leather', gender: 'kids' },
    { price: 'plain', stock: [40] },
  ],
  apparel: [
    { model: 'tee', family: 'Fjord', edition: 'organic', gender: 'men' },
    { price: 'plain', stock: [40], isInStores: true },
  ],
  reduced: [
    { model: 'court-low', family: 'Marlow Court', edition: 'leather', gender: 'women' },
    { price: 'reduced', stock: [40] },
  ],
  oneColourReduced: [
    { model: 'court-low', family: 'Brera Court', edition: 'leather', gender: 'women' },
    { price: 'one-colour-reduced', stock: [40] },
  ],
  presale: [
    { model: 'court-low', family: 'Aldgate Court', edition: 'premium', gender: 'men' },
    { presale: true, stock: [30] },
  ],
  comingSoon: [
    { model: 'court-low', family: 'Tivoli Court', edition: 'premium', gender: 'women' },
    { isComingSoon: true, stock: [30] },
  ],
  launching: [
    { model: 'court-low', family: 'Rowe Court', edition: 'premium', gender: 'men' },
    { launchesInDays: 6, stock: [30] },
  ],
  reservationOnly: [
    { model: 'court-low', family: 'Lindau Court', edition: 'premium', gender: 'women' },
    { isReserveInStoreOnly: true, stock: [2], isInStores: true },
  ],
  soldOut: [
    { model: 'court-low', family: 'Sorrel Court', edition: 'leather', gender: 'women' },
    { price: 'plain', stock: [0] },
  ],
  /** Smallest size sold out, the next with one left, then three, then plenty. */
  scarce: [
    { model: 'court-low', family: 'Delft Court', edition: 'leather', gender: 'women' },
    { price: 'plain', stock: [0, 1, 3, 40] },
  ],
  withdrawn: [
    { model: 'court-low', family: 'Quarry Court', edition: 'wide', gender: 'men' },
    { isWithdrawn: true, stock: [10] },
  ],
  madeToOrder: [
    { model: 'court-low', family: 'Tivoli Court', edition: 'leather', gender: 'women' },
    { isMadeToOrder: true, price: 'plain', stock: [40] },
  ],
  giftCard: [
    { model: 'gift-card', family: 'Lacehouse', edition: 'digital', gender: 'unisex' },
    { isGiftCard: true, price: 'plain', stock: [40] },
  ],
  oneSize: [
    { model: 'cap', family: 'Pier Head', edition: 'twill', gender: 'unisex' },
    { price: 'plain', stock: [40] },
  ],
  /** Given away with large orders. */
  giftOnly: [
    { model: 'cap', family: 'Linesman', edition: 'twill', gender: 'unisex' },
    { price: 'plain', isGiftOnly: true, stock: [5000] },
  ],
} as const satisfies Readonly<Record<string, readonly [Parameters<typeof productKeyOf>[0], SpecialCase]>>

export type SpecialName = keyof typeof cases

const byKey = new Map<string, SpecialCase>(Object.values(cases).map(([make, special]) => [productKeyOf(make), special]))

/** What is special about a product, or null. */
export function findSpecialCase(key: string): SpecialCase | null {
  return byKey.get(key) ?? null
}

/** Ids of the products that tests and demonstrations name: each shows one case of the catalogue. */
export const demoProducts = Object.fromEntries(
  Object.entries(cases).map(([name, [make]]) => [name, productIdOf(productKeyOf(make))]),
) as Readonly<Record<SpecialName, string>>
