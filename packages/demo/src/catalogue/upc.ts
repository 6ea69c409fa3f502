const companyPrefix = '850'

/** The UPC-A number of a variant with its check digit; `product` and `variant` are numbers from 0 to 9999. */
export function upcOf(product: number, variant: number): string {
  const digits = `${companyPrefix}${String(product).padStart(4, '0')}${String(variant).padStart(4, '0')}`
  return digits + checkDigitOf(digits)
}

/** The check digit of the first eleven digits of a UPC-A number (GS1 General Specifications, 7.9). */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
