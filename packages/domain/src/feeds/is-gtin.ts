/** Returns whether a number is a GTIN: 8, 12, 13 or 14 digits, of which the last one checks the others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const digits = [...text.padStart(14, '0')].map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}
