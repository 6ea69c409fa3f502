import { findPhoneCountry } from '@lacehouse/domain/phone/phone-countries'
import { toPhoneInputMask } from '@lacehouse/domain/phone/to-phone-input-mask'
import type { InputMask } from '../../ui/use-input-mask.ts'

/** Makes the mask of a country's phone numbers, which depends on whether one is typed with a trunk digit or a foreign prefix. */
export function toPhoneMask(country: string, written?: string): InputMask {
  const { trunk = '', lengths = [], mask = '' } = findPhoneCountry(country) ?? {}
  return ({ value }) => toPhoneInputMask({ mask: written ?? mask, trunk, lengths }, value)
}
