import { mediaBounds } from '../product/product-media.ts'
import { isControlled } from '../validation/is-controlled.ts'
import { type CatalogueEntry, type EntryResult, type RowProblem, toProblem } from './catalogue-entry.ts'

/** The largest values that an import takes. */
export const entryBounds = {
  key: 255,
  title: 255,
  description: 100_000,
  brand: 120,
  category: 120,
  option: 60,
  value: 120,
  barcode: 20,
  extra: 20_000,
  variants: 2_000,
  pictures: 250,
  media: mediaBounds.media,
} as const

/** Checks what holds for the products of every format; a product with any problem is refused whole. */
export function checkEntry(entry: CatalogueEntry, found: readonly RowProblem[] = []): EntryResult {
  const own = [
    ...listTextProblems(entry),
    ...listVariantProblems(entry),
    ...listPictureProblems(entry),
    ...listMediaProblems(entry),
  ]
  const problems = [...found, ...own]
  // A product whose only rows are refused for themselves lacks no variants.
  if (problems.length === 0 && entry.variants.length === 0) problems.push(toProblem('variants_missing', entry))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, entry }
}

const listTextProblems = (entry: CatalogueEntry): RowProblem[] => {
  const { key, title, description, brand, category, attributes } = entry
  const texts: [column: string, text: string, bound: number][] = [
    ['key', key, entryBounds.key],
    ['title', title, entryBounds.title],
    ['description', description, entryBounds.description],
    ['brand', brand, entryBounds.brand],
    ...category.map((name): [string, string, number] => ['category', name, entryBounds.category]),
    ['attributes', JSON.stringify(attributes), entryBounds.description],
  ]
  return [
    ...(title === '' ? [toProblem('title_missing', entry, 'title')] : []),
    ...texts.flatMap(([column, text, bound]) => listProblemsOfText(entry, { column, text, bound })),
  ]
}

type Checked = { readonly column: string; readonly text: string; readonly bound: number }

const listProblemsOfText = (row: { readonly line: number }, { column, text, bound }: Checked): RowProblem[] => {
  if (text.length > bound) return [toProblem('text_too_long', row, column, text)]
  return isControlled(text) ? [toProblem('control_characters', row, column, text.replace(/\P{L}/gu, ' '))] : []
}

const listVariantProblems = (entry: CatalogueEntry): RowProblem[] => {
  const { variants, options } = entry
  if (variants.length > entryBounds.variants) return [toProblem('too_many_variants', entry, '', `${variants.length}`)]
  const seen = new Set<string>()
  return [
    ...options.flatMap(({ name }) =>
      listProblemsOfText(entry, { column: 'option', text: name, bound: entryBounds.option }),
    ),
    ...variants.flatMap((variant) => {
      const { values, barcode, sku, extra, sale, base } = variant
      const choice = values.join('\u0000')
      const isRepeated = seen.has(choice)
      seen.add(choice)
      return [
        ...(isRepeated ? [toProblem('variant_repeated', variant, 'option', values.join(' / '))] : []),
        ...(values.some((value) => value === '') ? [toProblem('option_missing', variant, 'option')] : []),
        ...(barcode.length > entryBounds.barcode ? [toProblem('barcode_too_long', variant, 'barcode', barcode)] : []),
        ...(sale && sale.amount > base ? [toProblem('price_invalid', variant, 'sale_price')] : []),
        ...values.flatMap((text) => listProblemsOfText(variant, { column: 'option', text, bound: entryBounds.value })),
        ...listProblemsOfText(variant, { column: 'sku', text: `${sku}${barcode}`, bound: entryBounds.value }),
        ...listProblemsOfText(variant, {
          column: 'extra',
          text: Object.values(extra).join(''),
          bound: entryBounds.extra,
        }),
      ]
    }),
  ]
}

const listPictureProblems = (entry: CatalogueEntry): RowProblem[] => {
  if (entry.pictures.length > entryBounds.pictures)
    return [toProblem('too_many_pictures', entry, '', `${entry.pictures.length}`)]
  return entry.pictures.flatMap(({ address, alt, line, column }) =>
    address.length > 2_000 || isControlled(address) || isControlled(alt) || alt.length > 1_000
      ? [toProblem('picture_address_invalid', { line }, column, address)]
      : [],
  )
}

const listMediaProblems = (entry: CatalogueEntry): RowProblem[] => {
  const isWrong = (address: string): boolean =>
    address.length > 2_000 || isControlled(address) || !/^https?:/i.test(address)
  return entry.media.flatMap(({ address }, at) =>
    at >= entryBounds.media || isWrong(address) ? [toProblem('media_address_invalid', entry, 'media', address)] : [],
  )
}
