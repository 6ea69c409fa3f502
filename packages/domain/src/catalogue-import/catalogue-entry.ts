import type { Instant } from '../time/instant.ts'
import type { ExpectedUnits } from './find-expected-problem.ts'

/** What an option is for the storefront: colours have pictures and swatches, sizes a guide and a facet, others neither. */
export type OptionRole = 'color' | 'size' | 'other'

export type EntryOption = {
  readonly role: OptionRole
  /** The attribute's type on the wire, such as `color`, `size` or `length`; no two options of a product share one. */
  readonly type: string
  /** As the merchant names it. */
  readonly name: string
}

/** What a shopper can buy of an entry. */
export type EntryVariant = {
  readonly line: number
  readonly sku: string
  /** The number on the box; empty where the merchant gives none. */
  readonly barcode: string
  /** One value for each option of the entry, in their order. */
  readonly values: readonly string[]
  /** The regular price in minor units. */
  readonly base: number
  /** The reduced price in minor units with its period; null without a reduction. */
  readonly sale: EntrySale | null
  /** Pieces at the warehouse; null where the file says nothing of stock. */
  readonly stock: number | null
  /** What is on its way to the warehouse; null where the file says nothing of it. */
  readonly expected: ExpectedUnits | null
  /** The address of its own picture; empty without one. */
  readonly picture: string
  /** What the file says besides, under the names of its columns. */
  readonly extra: Readonly<Record<string, string>>
}

export type EntrySale = { readonly amount: number; readonly from: Instant | null; readonly until: Instant | null }

export type EntryPicture = {
  readonly address: string
  readonly alt: string
  /** Where the file names it. */
  readonly line: number
  readonly column: string
}

/** A video or a model in three dimensions, with the variants that name it, by their place in the entry. */
export type EntryMedium = {
  readonly kind: 'video' | 'model'
  readonly address: string
  readonly variants: readonly number[]
}

/** A product as a merchant's file describes it, in one language and one currency, whatever the format. */
export type CatalogueEntry = {
  /** The line on which it begins. */
  readonly line: number
  /** The merchant's own key, from which the product's id follows. */
  readonly key: string
  readonly title: string
  /** May be HTML, which is not sanitised yet. */
  readonly description: string
  readonly brand: string
  /** The names of its category and the ones above it, the highest first. */
  readonly category: readonly string[]
  readonly status: 'live' | 'draft' | 'withdrawn'
  readonly isDigital: boolean
  /** Is sent by email with the value that was paid. */
  readonly isGiftCard: boolean
  /** What says which kind of goods it is, who wears it, and in which system its sizes are. */
  readonly goods: EntryGoods
  readonly weightG: number
  readonly options: readonly EntryOption[]
  readonly variants: readonly EntryVariant[]
  /** In the order of display. */
  readonly pictures: readonly EntryPicture[]
  /** Empty where the file says nothing of them. */
  readonly media: readonly EntryMedium[]
  /** Facet values and what else the file says of the product. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** What the shop does not do as the file says; the product is imported all the same. */
  readonly warnings: readonly RowProblem[]
}

/** What a file says of the goods, as it says it; a text is empty where it says nothing. */
export type EntryGoods = {
  /** Google's category as a number or a path. */
  readonly googleCategory: string
  /** Names of categories and the ones above them, the highest first. */
  readonly paths: readonly (readonly string[])[]
  readonly gender: string
  readonly ageGroup: string
  readonly sizeSystem: string
}

/** Why a row is refused, or what of it is not taken. */
export type RowReason =
  | 'availability_date_missing'
  | 'backorders_not_taken'
  | 'barcode_taken'
  | 'barcode_too_long'
  | 'columns_differ'
  | 'control_characters'
  | 'currency_differs'
  | 'expected_day_passed'
  | 'key_missing'
  | 'key_repeated'
  | 'line_invalid'
  | 'media_address_invalid'
  | 'option_missing'
  | 'period_invalid'
  | 'picture_address_invalid'
  | 'price_invalid'
  | 'price_missing'
  | 'product_unknown'
  | 'quantity_invalid'
  | 'text_too_long'
  | 'title_missing'
  | 'too_many_pictures'
  | 'too_many_variants'
  | 'units_promised'
  | 'variant_repeated'
  | 'variants_missing'
  | 'weight_invalid'
  | 'not_stored'

/** Why a picture is refused: its product is imported without it. */
export type PictureReason =
  | 'picture_damaged'
  | 'picture_host_refused'
  | 'picture_moving'
  | 'picture_name_ambiguous'
  | 'picture_not_found'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_type_unknown'
  | 'picture_unreachable'

/** A refused row: its product is not imported, or without what is on its way of a variant. */
export type RowProblem = {
  readonly line: number
  /** The column or field; empty where the whole row is meant. */
  readonly column: string
  readonly reason: RowReason
  /** The refused value, shortened. */
  readonly value: string
}

export type EntryResult =
  | { readonly ok: true; readonly entry: CatalogueEntry }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

/** A row of a merchant's file with its values by column. */
export type SourceRow = { readonly line: number; readonly values: Readonly<Record<string, string>> }

const shownLength = 80

/** Makes the report of a refused row, or of a value in one of its columns. */
export function toProblem(
  reason: RowReason,
  { line }: { readonly line: number },
  ...[column = '', value = '']: readonly [column?: string, value?: string]
): RowProblem {
  return { line, column, reason, value: value.slice(0, shownLength) }
}
