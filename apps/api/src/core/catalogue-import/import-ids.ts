import { createHash } from 'node:crypto'

/** Hashes parts to letters and digits; the same parts make the same text in every import. */
const hashToText = (parts: readonly string[], { length, alphabet }: { length: number; alphabet: string }): string => {
  const bytes = createHash('sha256').update(parts.join('\u0000')).digest()
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  const base = BigInt(alphabet.length)
  for (let at = 0; at < length; at += 1) {
    text += alphabet.charAt(Number(rest % base))
    rest /= base
  }
  return text
}

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Makes the id of a product from the merchant's key: ten letters and digits, of which the second is a digit, so that it reads as a number. */
export function toProductId(key: string): string {
  return `P${hashToText(['digit', key], { length: 1, alphabet: digits })}${hashToText(['product', key], { length: 8, alphabet: digits + letters })}`
}

/** Makes the id of a variant from its colour and its other options, which no two variants of a product share. */
export function toVariantId(productId: string, colourCode: string, size: string): string {
  return `${productId}-${hashToText(['variant', colourCode, size], { length: 8, alphabet: digits + letters.toLowerCase() })}`
}

/** Makes the id of a category from the names of its path. */
export function toCategoryId(path: readonly string[]): string {
  const folded = path.map((name) => name.toLowerCase())
  return `9${hashToText(['category', ...folded], { length: 9, alphabet: digits })}`
}

/** Makes the code of a colour whose name has no Latin letters. */
export function toColourCode(name: string): string {
  return `c${hashToText(['colour', name], { length: 8, alphabet: digits + letters.toLowerCase() })}`
}
