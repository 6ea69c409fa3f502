export type Brand = 'visa' | 'mastercard' | 'amex'
export type NumberFault = 'number_required' | 'number_incomplete' | 'number_invalid' | 'brand_unsupported'

const longestNumber = 19

/** The digits of what was typed or filled in, at most as many as the longest card number has. */
export function toDigits(typed: string, most = longestNumber): string {
  return typed.replace(/\D/g, '').slice(0, most)
}

/** The brand that a number's first digits promise, or null while they promise none. */
export function findBrand(digits: string): Brand | null {
  if (/^4/.test(digits)) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard'
  return null
}

/** How many digits a number of this brand has. */
export function numberLength(brand: Brand | null): number {
  return brand === 'amex' ? 15 : 16
}

/** How many digits the security code of this brand has. */
export function cvcLength(brand: Brand | null): number {
  return brand === 'amex' ? 4 : 3
}

/** Digits in the groups in which the card shows them: 4-4-4-4, or 4-6-5 for American Express. */
export function formatCardNumber(digits: string): string {
  const groups =
    findBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/
  const match = groups.exec(digits)
  return match ? match.slice(1).filter(Boolean).join(' ') : ''
}

/** Whether the last digit is the check digit that the others ask for (ISO/IEC 7812-1). */
export function isLuhnValid(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** What is wrong with a card number when its field is left, or null. */
export function findNumberFault(digits: string): NumberFault | null {
  if (digits === '') return 'number_required'
  const brand = findBrand(digits)
  if (brand === null && digits.length >= 4) return 'brand_unsupported'
  if (digits.length < numberLength(brand)) return 'number_incomplete'
  if (digits.length > numberLength(brand) || !isLuhnValid(digits)) return 'number_invalid'
  return null
}
