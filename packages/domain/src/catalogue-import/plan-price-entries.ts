import type { Instant } from '../time/instant.ts'
import type { EntrySale } from './catalogue-entry.ts'

/** The newest entry of a kind that a shop has; null colour and variant stand for all. */
export type StoredPrice = {
  readonly variantId: string | null
  readonly colourCode: string | null
  readonly kind: 'base' | 'sale'
  readonly amount: number
  readonly from: Instant
  readonly until: Instant | null
}

/** The price of a variant as a file gives it. */
export type WantedPrice = { readonly variantId: string; readonly base: number; readonly sale: EntrySale | null }

export type NewPrice = Omit<StoredPrice, 'colourCode'>

/**
 * Plans the entries that bring a product's price history to the prices of a file; none where they are the same. A price that all
 * variants share is one entry for the product, unless the shop has prices of single variants or colours, which would go before it.
 */
export function planPriceEntries(
  wanted: readonly WantedPrice[],
  stored: readonly StoredPrice[],
  now: Instant,
): readonly NewPrice[] {
  const [first] = wanted
  if (!first) return []
  const isShared = wanted.every((price) => isSame(price, first))
  const isSingle = stored.some(({ variantId, colourCode }) => variantId !== null || colourCode !== null)
  // A colour's price goes before the product's, so that the product's says nothing of these variants.
  const hasColours = stored.some(({ colourCode }) => colourCode !== null)
  const targets = isShared && !isSingle ? [{ ...first, variantId: null }] : wanted
  return targets.flatMap((target) => {
    const find = (kind: StoredPrice['kind']) =>
      stored.find(
        (price) => price.kind === kind && price.colourCode === null && price.variantId === target.variantId,
      ) ??
      stored.find(
        (price) => price.kind === kind && price.colourCode === null && price.variantId === null && !hasColours,
      )
    return [...planBase(target, find('base'), now), ...planSale(target, find('sale'), now)]
  })
}

/** What staff want of a price: of the whole product, or of one of its variants. */
export type PriceChange = { readonly base: number; readonly sale: EntrySale | null }

/**
 * Plans the entries that bring the price of a product or a variant to what staff want; none where it is that already. Entries are added
 * at the level at which the shop has its newest ones, so that nothing goes before them.
 */
export function planPriceChange(
  level: Pick<StoredPrice, 'variantId' | 'colourCode'>,
  change: PriceChange,
  { stored, now }: { readonly stored: readonly StoredPrice[]; readonly now: Instant },
): readonly (NewPrice & Pick<StoredPrice, 'colourCode'>)[] {
  const { variantId, colourCode } = level
  const find = (kind: StoredPrice['kind']) =>
    stored.find((price) => price.kind === kind && price.variantId === variantId && price.colourCode === colourCode)
  const target = { ...change, variantId }
  return [...planBase(target, find('base'), now), ...planSale(target, find('sale'), now)].map((entry) => ({
    ...entry,
    colourCode,
  }))
}

const isSame = (a: WantedPrice, b: WantedPrice): boolean =>
  a.base === b.base &&
  a.sale?.amount === b.sale?.amount &&
  a.sale?.from === b.sale?.from &&
  a.sale?.until === b.sale?.until

type Target = Omit<WantedPrice, 'variantId'> & { readonly variantId: string | null }

const planBase = ({ variantId, base }: Target, stored: StoredPrice | undefined, now: Instant): NewPrice[] =>
  stored?.amount === base && isOpen(stored, now)
    ? []
    : [{ variantId, kind: 'base', amount: base, from: now, until: null }]

const planSale = ({ variantId, sale }: Target, stored: StoredPrice | undefined, now: Instant): NewPrice[] => {
  const isOpenYet = stored !== undefined && isOpen(stored, now)
  // An entry that ends as it begins ends a reduction, also one that has not begun.
  const end = Math.max(now, stored?.from ?? now)
  if (!sale) return isOpenYet ? [{ variantId, kind: 'sale', amount: stored.amount, from: end, until: end }] : []
  const isSameBegin = sale.from === null ? isOpenYet && stored.from <= now : stored?.from === sale.from
  if (stored?.amount === sale.amount && isSameBegin && stored.until === sale.until) return []
  return [{ variantId, kind: 'sale', amount: sale.amount, from: sale.from ?? now, until: sale.until }]
}

const isOpen = ({ until }: StoredPrice, now: Instant): boolean => until === null || until > now
