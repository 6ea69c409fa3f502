export type Brand = 'visa' | 'mastercard' | 'amex'
export type NumberProblem = 'number_required' | 'number_incomplete' | 'number_invalid' | 'brand_unsupported'

const longestNumber = 19

/** The digits of the typed text, at most as many as the longest card number has. */
export function toDigits(typed: string, most = longestNumber): string {
  return typed.replace(/\D/g, '').slice(0, most)
}

/** The brand that a number's first digits determine, or null. */
export function findBrand(digits: string): Brand | null {
  if (/^4/.test(digits)) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard'
  return null
}

/** The number of digits of this brand's card numbers. */
export function numberLength(brand: Brand | null): number {
  return brand === 'amex' ? 15 : 16
}

/** The number of digits of this brand's security codes. */
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

/** Whether the last digit is the right check digit (ISO/IEC 7812-1). */
export function isLuhnValid(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** Finds the problem of a complete card number, or null. */
export function findNumberProblem(digits: string): NumberProblem | null {
  if (digits === '') return 'number_required'
  const brand = findBrand(digits)
  if (brand === null && digits.length >= 4) return 'brand_unsupported'
  if (digits.length < numberLength(brand)) return 'number_incomplete'
  if (digits.length > numberLength(brand) || !isLuhnValid(digits)) return 'number_invalid'
  return null
}
