import { parseSizeValue } from './size-facet.ts'

/** The sizes that a shopper chose last, by what they are of: `footwear-women` → `8.5`. */
export type OwnSizes = Readonly<Record<string, string>>

const isNumber = (size: string): boolean => /^\d+([.,]5)?$/.test(size)

/** Lists a shopper's sizes as values of the size facet: a shoe size with its wearers, because others' numbers are other lengths. */
export function listOwnSizeValues(sizes: OwnSizes): string[] {
  const values = Object.entries(sizes).map(([of, size]) => {
    const audience = of.split('-').at(-1)
    return isNumber(size) && audience ? `${size}-${audience}` : size
  })
  return [...new Set(values)].toSorted()
}

/** Says whether a value of the size facet is the shopper's; a number without wearers is of those of the list, if they are the same for all. */
export function isOwnSize(value: string, listAudience: string | undefined, sizes: OwnSizes): boolean {
  const { size, audience } = parseSizeValue(value)
  const of = audience ?? listAudience
  return isNumber(size) ? of !== undefined && sizes[`footwear-${of}`] === size : Object.values(sizes).includes(size)
}
