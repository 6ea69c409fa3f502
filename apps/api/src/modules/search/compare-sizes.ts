const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']

/** Orders sizes as a shopper reads them: letters from small to large, then numbers, then the rest by name. */
export const compareSizes = (a: string, b: string): number => {
  const [rankA, rankB] = [rankOf(a), rankOf(b)]
  return rankA - rankB || a.localeCompare(b, undefined, { numeric: true })
}

const rankOf = (size: string): number => {
  const letter = letters.indexOf(size.toUpperCase())
  if (letter >= 0) return letter
  const number = Number.parseFloat(size.replace(',', '.'))
  return Number.isNaN(number) ? 10_000 : 100 + number
}
