/**
 * Parses the product number of a search text, as it stands on a product's page or on its box: in any letter case, with a size or
 * colour behind it. Returns null for other texts; whether there is such a product is not known here.
 */
export function parseProductNumber(text: string): string | null {
  const [, number = ''] = /^\s*([a-z0-9]{8,11})(?:-[a-z0-9-]+)?\s*$/i.exec(text) ?? []
  return /\d/.test(number) ? number.toUpperCase() : null
}
