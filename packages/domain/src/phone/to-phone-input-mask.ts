import { toMaskitoMask } from './mask.ts'
import type { PhoneCountry } from './phone-countries.ts'

/** Numbers of other countries have shapes of their own. */
const international = /^(\+|00)[\d\s()./-]*$/

/**
 * Gives the mask that what is typed so far asks for (S2.5): the country's own, with the trunk digit before it where somebody dials
 * it, or none but digits behind a plus. No digit that a person writes is taken away from them (VAL-04).
 */
export function toPhoneInputMask(
  { mask, trunk }: Pick<PhoneCountry, 'mask' | 'trunk'>,
  value: string,
): RegExp | (string | RegExp)[] {
  const typed = value.replace(/[^\d+]/g, '')
  if (/^(\+|00)/.test(typed)) return international
  const national = toMaskitoMask(mask)
  if (trunk === '' || !typed.startsWith(trunk)) return national
  // Only a bracket is set off from the trunk digit: `1 (415) …`, but `0170 …`.
  return [...[...trunk].map(() => /\d/), ...(mask.startsWith('(') ? [' '] : []), ...national]
}
