/** Reads an amount as people write it, with comma or point; null for what is none, or not above nothing. */
export function readAmount(text: string): number | null {
  const match = /^\d{1,7}(?:[.,]\d{1,2})?$/.exec(text.trim())
  const amount = match ? Number(match[0].replace(',', '.')) : 0
  return amount > 0 ? amount : null
}
