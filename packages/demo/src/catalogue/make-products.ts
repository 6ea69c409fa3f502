import type { productColours, products, variants } from '@lacehouse/database'
import { days } from '@lacehouse/domain/time/durations'
import { createRandom } from '../seed/random.ts'
import { localise, localiseSlugs } from '../words/localise.ts'
import { arrangeProducts } from './arrange-products.ts'
import { type BadgeCode, toBadge } from './badges.ts'
import { listCategoryIds } from './categories.ts'
import { describeProduct, listDetails, nameProduct } from './describe-product.ts'
import { listCompanies } from './list-companies.ts'
import { listMedia } from './list-media.ts'
import { drawMarketState, type MarketState } from './market-state.ts'
import type { ProductPlan } from './plan-products.ts'
import { variantIdOf } from './product-id.ts'
import { listSizes } from './sizes.ts'
import { findSpecialCase, type SpecialCase } from './special-cases.ts'
import { upcOf } from './upc.ts'

export type ProductRow = typeof products.$inferInsert
export type ColourRow = typeof productColours.$inferInsert
export type VariantRow = typeof variants.$inferInsert

/** A product with its rows, without prices and stock. */
export type DemoProduct = ProductPlan & {
  readonly market: MarketState
  readonly special: SpecialCase | null
  readonly categoryIds: readonly string[]
  readonly row: ProductRow
  readonly colourRows: readonly ColourRow[]
  readonly variantRows: readonly VariantRow[]
}

type ProductOptions = { readonly locales: readonly string[]; readonly now: number }

const bestsellers = 120
const bestsellerShare = 0.2

/** Makes the products of the plans, the most popular first. */
export function makeProducts(plans: readonly ProductPlan[], options: ProductOptions): DemoProduct[] {
  const drafts = plans.map((plan) => {
    const special = findSpecialCase(plan.key)
    const market = applySpecialCase(drawMarketState(plan), plan, special)
    const marks = { isNew: market.isNew, isReduced: market.sale !== null }
    const categoryIds = special?.isGiftCard ? [] : listCategoryIds(plan, marks)
    const isRestricted = special !== null && special.price === undefined
    return { ...plan, market, special, categoryIds, isRestricted }
  })
  const isListed = ({ special }: ProductDraft): boolean => !special?.isWithdrawn && !special?.isGiftCard
  const isArranged = (product: ProductDraft): boolean => isListed(product) && !product.special?.isExtra
  // Products that no listing shows separate no two others, and extras follow all others.
  const arranged = [...arrangeProducts(drafts.filter(isArranged)), ...drafts.filter((product) => !isArranged(product))]
  return arranged.map((product, rank) => {
    const popularity = (arranged.length - rank) * 10
    return {
      ...product,
      row: toProductRow(product, {
        ...options,
        popularity,
        isBestseller: rank < bestsellers && createRandom(`${product.key}/fame`).chance(bestsellerShare),
      }),
      colourRows: toColourRows(product, options.locales),
      variantRows: toVariantRows(product),
    }
  })
}

type ProductDraft = Omit<DemoProduct, 'row' | 'colourRows' | 'variantRows'>

const applySpecialCase = (drawn: MarketState, { colours }: ProductPlan, special: SpecialCase | null): MarketState => {
  const isUpcoming = special?.launchesInDays !== undefined || special?.isComingSoon || special?.presale
  if (!special?.price && !isUpcoming) return drawn
  const plain = { ...drawn, isNew: false, sale: null, pastSales: [], formerBase: null, expensiveColour: null }
  if (isUpcoming) return { ...plain, isNew: true, publishedDaysAgo: 3 }
  if (special?.price === 'plain') return { ...plain, publishedDaysAgo: 200 }
  const colour = special?.price === 'one-colour-reduced' ? (colours.at(-1)?.id ?? null) : null
  return { ...plain, publishedDaysAgo: 200, sale: { percent: 25, from: 7, until: null, colour } }
}

type RankedOptions = ProductOptions & { readonly popularity: number; readonly isBestseller: boolean }

const toProductRow = (product: ProductDraft, { locales, now, popularity, isBestseller }: RankedOptions): ProductRow => {
  const { model, edition, gender, market, special, colours } = product
  const names = nameProduct(product)
  const launch = special?.launchesInDays
  const badge = badgeOf(product, isBestseller)
  const eyebrow = eyebrowOf(product)
  return {
    id: product.id,
    kind: model.kind,
    model: edition.form ?? model.key,
    brand: 'Lacehouse',
    names: localise(names, locales),
    slugs: localiseSlugs(names, locales),
    descriptions: localise(describeProduct(product), locales),
    details: listDetails(product, locales),
    attributes: toAttributes(product),
    media: special?.hasMedia ? listMedia(edition.form ?? model.key, colours) : [],
    badge: badge && toBadge(badge, locales),
    eyebrow: eyebrow && toBadge(eyebrow, locales),
    presale: special?.presale ?? false,
    isReserveInStoreOnly: special?.isReserveInStoreOnly ?? false,
    targetPublishAt: launch === undefined ? null : new Date(startOfDay(now) + days(launch)),
    productType: productTypeOf(product),
    taxClass: taxClassOf(product),
    weightG: gender === 'kids' ? Math.round(model.weightG * 0.6) : model.weightG,
    popularity,
    status: special?.isWithdrawn ? 'withdrawn' : 'live',
    publishedAt: new Date(startOfDay(now) - days(market.publishedDaysAgo)),
  }
}

/** Midnight in UTC. The seeder counts days from it, so that its result is the same at every hour of a day. */
export function startOfDay(now: number): number {
  return now - (now % days(1))
}

const badgeOf = ({ special, market }: ProductDraft, isBestseller: boolean): BadgeCode | null => {
  if (special?.isComingSoon) return 'coming-soon'
  if (market.sale) return 'sale'
  if (market.isNew) return 'new'
  return isBestseller ? 'bestseller' : null
}

const eyebrowOf = ({ edition }: ProductDraft): BadgeCode | null => (edition.key === 'premium' ? 'limited' : null)

const productTypeOf = ({ special }: ProductDraft): string => {
  if (special?.isGiftCard) return 'digital'
  return special?.isMadeToOrder ? 'customs' : 'standard'
}

const taxClassOf = ({ model, gender, special }: ProductDraft): string => {
  if (special?.isGiftCard) return 'gift_card'
  if (model.category === 'bags' || model.category === 'shoe-care') return 'standard'
  return gender === 'kids' ? 'childrens' : 'clothing'
}

/** The values of the facets, and the facts that the product page shows beside the description. */
const toAttributes = ({ model, edition, gender, special }: ProductDraft): Record<string, unknown> => ({
  gender,
  type: model.type,
  ...(model.kind === 'footwear' && { width: edition.width ?? 'regular' }),
  ...(edition.fit && { fit: edition.fit }),
  activity: model.activities,
  material: edition.materials,
  feature: [...new Set([...model.features, ...(edition.features ?? [])])],
  ...(edition.netContent && { netContent: edition.netContent }),
  ...listCompanies(model.kind),
  ...(special?.isGiftOnly && { giftOnly: true }),
  // Products that are made to order are sent by the workshop, which does not wrap gifts.
  ...(special?.isMadeToOrder && { giftOption: 'none' }),
})

const toColourRows = ({ id, colours, edition }: ProductDraft, locales: readonly string[]): ColourRow[] =>
  colours.map(({ id: colourway, family, swatch, names }, position) => ({
    productId: id,
    colourCode: colourway,
    colourway: edition.finish ? `${colourway}_${edition.finish}` : colourway,
    family,
    names: localise(names, locales),
    swatch,
    position,
  }))

const toVariantRows = ({ id, ordinal, model, gender, colours }: ProductDraft): VariantRow[] => {
  const sizes = listSizes(model.sizes, gender)
  // Sorted by name, so that a UPC stays with its colour whichever colour leads.
  const codes = colours.map((colour) => colour.id).toSorted()
  return codes.flatMap((colour, at) =>
    sizes.map((size, sizePosition) => ({
      id: variantIdOf(id, colour, size),
      productId: id,
      upc: upcOf(ordinal, at * sizes.length + sizePosition),
      colourCode: colour,
      size,
      sizePosition,
    })),
  )
}
