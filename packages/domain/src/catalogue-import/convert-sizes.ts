import { convertShoeSize, listShoeSizes, type SizeAudience } from '../product/shoe-sizes.ts'
import { type SizeSystem, sizeSystems } from '../site/site.ts'

/** Size systems that a merchant's file may name; in shoes, Germany and France count as the rest of Europe. */
const namedSystems: Readonly<Record<string, SizeSystem>> = {
  US: 'US',
  UK: 'UK',
  GB: 'UK',
  EU: 'EU',
  DE: 'EU',
  FR: 'EU',
}

/** Numbers from here on are European: no shoe has them in the US or the UK. */
const firstEuropean = 17

type Sizes = {
  readonly sizes: readonly string[]
  /** As the file names it; empty where it does not. */
  readonly named: string
  /** Of the site that the file is imported for. */
  readonly ofSite: SizeSystem
}

/**
 * Finds the system in which a file gives the sizes of a shoe: the one that it names, else the site's where the numbers can be of it,
 * else Europe's where they cannot be of another. Null where it stays open.
 */
export function findSizeSystem({ sizes, named, ofSite }: Sizes): SizeSystem | null {
  if (named.trim() !== '') return namedSystems[named.trim().toUpperCase()] ?? null
  const numbers = sizes.map((size) => Number(toNumber(size))).filter((number) => number > 0)
  if (numbers.length === 0) return null
  if (numbers.every((number) => number >= firstEuropean)) return 'EU'
  return ofSite !== 'EU' && numbers.every((number) => number < firstEuropean) ? ofSite : null
}

/** The digits of a size such as `38,5`; empty for another text. */
const toNumber = (size: string): string =>
  /^\d{1,2}(?:[.,](?:0|5))?$/.exec(size.trim())?.[0].replace(',', '.').replace('.0', '') ?? ''

/**
 * Converts the size of a shoe to the US size that the catalogue holds. A size that names its system, such as `UK 5`, is of that one. One
 * that the table of its wearers lacks stays what it is and names its system, so that no one takes it for another length.
 */
export function toCatalogueSize(text: string, system: SizeSystem, audience: SizeAudience | null): string {
  const [, before, middle = text, after] = /^(US|UK|EU)?\s*(.*?)\s*(US|UK|EU)?$/i.exec(text.trim()) ?? []
  const own = sizeSystems.find((one) => one === (before ?? after)?.toUpperCase()) ?? system
  const number = toNumber(middle)
  if (number === '') return text
  if (own === 'US') return number
  const found = audience && listShoeSizes(audience).filter((size) => convertShoeSize(size, audience, own) === number)
  return found?.length === 1 && found[0] !== undefined ? found[0] : `${own} ${number}`
}
