/** Reads an amount with comma or point; null for text that is no amount above 0. */
export function readAmount(text: string): number | null {
  const match = /^\d{1,7}(?:[.,]\d{1,2})?$/.exec(text.trim())
  const amount = match ? Number(match[0].replace(',', '.')) : 0
  return amount > 0 ? amount : null
}
