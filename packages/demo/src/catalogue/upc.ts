const companyPrefix = '850'

/** The UPC-A number of a variant, its check digit last; `product` and `variant` are counted from 0 to 9999. */
export function upcOf(product: number, variant: number): string {
  const digits = `${companyPrefix}${String(product).padStart(4, '0')}${String(variant).padStart(4, '0')}`
  return digits + checkDigitOf(digits)
}

/** The digit that makes a UPC-A number of eleven digits whole (GS1 General Specifications, 7.9). */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
