import { compareSizes, listShoeSizes, type SizeAudience } from './shoe-sizes.ts'

/** The groups of the size facet, in their order. */
export const sizeGroups = ['clothes', 'women', 'men', 'kids', 'oneSize'] as const
export type SizeGroup = (typeof sizeGroups)[number]

/** A value of the size facet: the size of the catalogue, and for a shoe size of one audience that audience. */
export type SizeValue = { readonly size: string; readonly audience: SizeAudience | null }

const oneSize = 'OS'
const isNumber = (size: string): boolean => /^\d+([.,]5)?$/.test(size)

/**
 * Lists the facet values of a product's size. The same number is another length for women and men, so that a number has a
 * second value with its audience (`8-women`), which lists of several audiences use.
 */
export function listSizeValues(size: string, audience: SizeAudience | null): string[] {
  return audience && isNumber(size) ? [size, `${size}-${audience}`] : [size]
}

/** Splits a facet value into size and audience. */
export function parseSizeValue(value: string): SizeValue {
  const [, size = value, audience] = /^(.+)-(women|men|kids)$/.exec(value) ?? []
  return { size, audience: (audience as SizeAudience | undefined) ?? null }
}

/** Says whether a list shows a value: numbers carry their audience only where the list is for several. */
export function isListedSize(value: string, isForSeveral: boolean): boolean {
  const { size, audience } = parseSizeValue(value)
  return !isNumber(size) || isForSeveral === (audience !== null)
}

/** Finds the group of a facet value; numbers without an audience belong to the audience of the list. */
export function sizeGroupOf(value: string, listAudience: SizeAudience | null): SizeGroup {
  const { size, audience } = parseSizeValue(value)
  if (size === oneSize) return 'oneSize'
  if (listShoeSizes('kids').includes(size)) return 'kids'
  return isNumber(size) ? (audience ?? listAudience ?? 'men') : 'clothes'
}

/** Compares two facet values: clothes, the shoes of women, men and children, one size; within a group by size. */
export function compareSizeValues(a: string, b: string, listAudience: SizeAudience | null): number {
  const groupOf = (value: string) => sizeGroups.indexOf(sizeGroupOf(value, listAudience))
  return groupOf(a) - groupOf(b) || compareSizes(parseSizeValue(a).size, parseSizeValue(b).size)
}
