import { hashKey } from '../seed/random.ts'

/** Ten letters and digits that follow from the product's key alone: `LH` and eight hexadecimal digits. */
export function productIdOf(key: string): string {
  return `LH${hashKey(key).toString(16).toUpperCase().padStart(8, '0')}`
}

/** The id of a colour in a size; a point in a size becomes a hyphen. */
export function variantIdOf(productId: string, colourCode: string, size: string): string {
  return `${productId}-${colourCode}-${size.replace('.', '-')}`
}
