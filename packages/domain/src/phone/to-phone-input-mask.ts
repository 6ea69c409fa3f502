import { toMaskitoMask } from './mask.ts'
import type { PhoneCountry } from './phone-countries.ts'

/** Numbers with a plus have no common format, so only their characters are limited. */
const international = /^(\+|00)[\d\s()./-]*$/

/** Where numbers have many lengths, area codes have too, and the shopper's own spaces show the groups. */
const ownGroups = /^[\d\s()+./-]*$/
const mostLengths = 3

/**
 * Returns the mask for the text typed so far: the country's own, the same after a typed trunk prefix, or none but digits after a
 * plus and in countries whose area codes differ in length. It never removes a digit that the shopper typed (VAL-04).
 */
export function toPhoneInputMask(
  { mask, trunk, lengths }: Pick<PhoneCountry, 'mask' | 'trunk' | 'lengths'>,
  value: string,
): RegExp | (string | RegExp)[] {
  const typed = value.replace(/[^\d+]/g, '')
  if (/^(\+|00)/.test(typed)) return international
  if (lengths.length > mostLengths) return ownGroups
  const national = toMaskitoMask(mask)
  if (trunk === '' || !typed.startsWith(trunk)) return national
  // A space follows the trunk prefix only before a bracket: `1 (415) …`, but `0170 …`.
  return [...[...trunk].map(() => /\d/), ...(mask.startsWith('(') ? [' '] : []), ...national]
}
