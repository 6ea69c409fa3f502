import { productIdOf, productKeyOf } from './product-id.ts'

/** How a product differs from the others. A property that is left out is drawn at random. */
export type SpecialCase = {
  readonly presale?: true
  readonly isComingSoon?: true
  /** Days from now until it is launched. */
  readonly launchesInDays?: number
  /** Can be reserved in a store and not bought online. */
  readonly isReserveInStoreOnly?: true
  readonly isWithdrawn?: true
  /** Is in stock in every store. */
  readonly isInStores?: true
  /** Comes with a promotion and cannot be bought. */
  readonly isGiftOnly?: true
  /** Is made for each buyer and sent in a parcel of its own. */
  readonly isMadeToOrder?: true
  /** Has the video, the 360-degree view and the model of its form, in the colour in which they are made. */
  readonly hasMedia?: true
  /** Is bought beside shoes: it comes last in listings, goes with no product in particular, and it has no reviews or questions yet. */
  readonly isExtra?: true
  /** Is sent by email with a value that the buyer chooses, and is in no listing. */
  readonly isGiftCard?: true
  /** Can be ordered before its arrival: days from now, and the units of each size that are on their way to every warehouse. */
  readonly arrives?: { readonly inDays: number; readonly units: number }
  /** The price history: one price for the whole time, or a reduction that began a week ago. */
  readonly price?: 'plain' | 'reduced' | 'one-colour-reduced'
  /** Available units of each size at every warehouse, the smallest size first; the last number holds for all larger sizes. */
  readonly stock?: readonly [number, ...number[]]
}

const cases = {
  /** In stock in every size, at one price. */
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
    { price: 'reduced', stock: [40], hasMedia: true },
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
  preOrder: [
    { model: 'court-low', family: 'Sorrel Court', edition: 'premium', gender: 'men' },
    { price: 'plain', stock: [0], arrives: { inDays: 84, units: 60 } },
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
  /** Sold by content, so that the law asks for a price per litre. */
  shoeCream: [
    { model: 'shoe-care', family: 'Doorstep', edition: 'cream', gender: 'unisex' },
    { isExtra: true, price: 'plain', stock: [40], isInStores: true },
  ],
  shoeWax: [
    { model: 'shoe-care', family: 'Doorstep', edition: 'wax', gender: 'unisex' },
    { isExtra: true, price: 'plain', stock: [40] },
  ],
  /** Given away with large orders. */
  giftOnly: [
    { model: 'cap', family: 'Linesman', edition: 'twill', gender: 'unisex' },
    { price: 'plain', isGiftOnly: true, stock: [5000] },
  ],
} as const satisfies Readonly<Record<string, readonly [Parameters<typeof productKeyOf>[0], SpecialCase]>>

export type SpecialName = keyof typeof cases

const byKey = new Map<string, SpecialCase>(Object.values(cases).map(([make, special]) => [productKeyOf(make), special]))

/** Finds the special case of a product, or null. */
export function findSpecialCase(key: string): SpecialCase | null {
  return byKey.get(key) ?? null
}

/** Ids of the products of the special cases, for tests and demonstrations. */
export const demoProducts = Object.fromEntries(
  Object.entries(cases).map(([name, [make]]) => [name, productIdOf(productKeyOf(make))]),
) as Readonly<Record<SpecialName, string>>
