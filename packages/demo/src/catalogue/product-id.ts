import { slugify } from '@lacehouse/domain/url/slugify'
import { hashKey } from '../seed/random.ts'

/** What a product's key is made of. */
type KeyParts = {
  readonly model: string
  readonly family: string
  readonly edition: string
  readonly gender: 'women' | 'men' | 'kids' | 'unisex'
}

/** The key of a product, as `court-low/halden-court/leather/women`. */
export function productKeyOf({ model, family, edition, gender }: KeyParts): string {
  return `${model}/${slugify(family)}/${edition}/${gender}`
}

/** Ten letters and digits that follow from the product's key alone: `LH` and eight hexadecimal digits. */
export function productIdOf(key: string): string {
  return `LH${hashKey(key).toString(16).toUpperCase().padStart(8, '0')}`
}

/** The id of a colour in a size; a point in a size becomes a hyphen. */
export function variantIdOf(productId: string, colourCode: string, size: string): string {
  return `${productId}-${colourCode}-${size.replace('.', '-')}`
}
