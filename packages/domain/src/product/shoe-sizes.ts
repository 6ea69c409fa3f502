import type { SizeSystem } from '../site/site.ts'

/** The groups of wearers; US and UK sizes differ between them. */
export const sizeAudiences = ['men', 'women', 'kids'] as const
export type SizeAudience = (typeof sizeAudiences)[number]

/** Rows of US, UK, EU; catalogues hold the US size, the first column. */
const rowsOf: Readonly<Record<SizeAudience, string>> = {
  men: `6 5 38.5, 6.5 5.5 39, 7 6 40, 7.5 6.5 40.5, 8 7 41, 8.5 7.5 42, 9 8 42.5, 9.5 8.5 43, 10 9 44, 10.5 9.5 44.5,
    11 10 45, 11.5 10.5 45.5, 12 11 46, 12.5 11.5 47, 13 12 47.5, 13.5 12.5 48, 14 13 48.5, 14.5 13.5 49, 15 14 49.5`,
  women: `5 2.5 35.5, 5.5 3 36, 6 3.5 36.5, 6.5 4 37.5, 7 4.5 38, 7.5 5 38.5, 8 5.5 39, 8.5 6 40, 9 6.5 40.5, 9.5 7 41,
    10 7.5 42, 10.5 8 42.5, 11 8.5 43, 11.5 9 44, 12 9.5 44.5`,
  kids: `8C 7.5 25, 8.5C 8 25.5, 9C 8.5 26, 9.5C 9 26.5, 10C 9.5 27, 10.5C 10 27.5, 11C 10.5 28, 11.5C 11 28.5,
    12C 11.5 29.5, 12.5C 12 30, 13C 12.5 31, 13.5C 13 31.5, 1Y 13.5 32, 1.5Y 1 33, 2Y 1.5 33.5, 2.5Y 2 34, 3Y 2.5 35,
    3.5Y 3 35.5, 4Y 3.5 36, 4.5Y 4 36.5, 5Y 4.5 37.5, 5.5Y 5 38, 6Y 5.5 38.5, 6.5Y 6 39, 7Y 6.5 40`,
}

type Row = Readonly<Record<SizeSystem, string>>

const tableOf: Readonly<Record<SizeAudience, readonly Row[]>> = {
  men: toRows(rowsOf.men),
  women: toRows(rowsOf.women),
  kids: toRows(rowsOf.kids),
}

/** Lists the shoe sizes of an audience as US sizes, in ascending order. */
export function listShoeSizes(audience: SizeAudience): string[] {
  return tableOf[audience].map((row) => row.US)
}

/** Converts a US shoe size; returns a size that the table lacks unchanged. */
export function convertShoeSize(size: string, audience: SizeAudience, system: SizeSystem): string {
  return tableOf[audience].find((row) => row.US === size)?.[system] ?? size
}

/** Formats a shoe size in the site's system with the locale's decimal sign (`42,5`), without the system's name. */
export function formatShoeSize(
  size: string,
  shown: { audience: SizeAudience; system: SizeSystem; locale: string },
): string {
  const converted = convertShoeSize(size, shown.audience, shown.system)
  return /^(de|fr|it|es|nl)-/.test(shown.locale) ? converted.replace('.', ',') : converted
}

/** A shoe size together with the group of wearers whose sizes it belongs to. */
export type PreferredShoeSize = { readonly audience: SizeAudience; readonly size: string }

/** Parses a preferred size as profiles store it, `women-8.5` with the US size; null for one that no shoe has (ACC-13). */
export function parsePreferredShoeSize(text: string): PreferredShoeSize | null {
  const [name = '', size = ''] = text.split('-')
  const audience = sizeAudiences.find((one) => one === name)
  return audience && listShoeSizes(audience).includes(size) && text === `${audience}-${size}`
    ? { audience, size }
    : null
}

/** Compares two sizes of one kind for sorting: numbers by value, letters from XXS upwards. */
export function compareSizes(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : Number(a > b))
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL']

function rankOf(size: string): number {
  const letter = letterSizes.indexOf(size.toUpperCase())
  if (letter >= 0) return letter
  const number = Number.parseFloat(size.replace(',', '.'))
  if (Number.isNaN(number)) return Number.MAX_SAFE_INTEGER
  // Youth sizes begin at 1 again after child size 13.5.
  return size.toUpperCase().endsWith('Y') ? number + 13.5 : number
}

function toRows(rows: string): Row[] {
  return rows.split(',').map((row) => {
    const [US = '', UK = '', EU = ''] = row.trim().split(/\s+/)
    return { US, UK, EU }
  })
}
