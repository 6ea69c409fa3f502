import type { PictureRecord, PictureSource } from '../../infra/pictures/picture-source.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'

type Made = Pick<ProductRecord, 'model' | 'productType'>

/** Returns the paint of a product's colour: the initial recipe of a made-to-order product, or the colourway. */
export function paintOf({ model, productType }: Made, colourway: string, pictures: PictureSource): string {
  return (productType === 'customs' ? pictures.findStart(model, colourway) : null) ?? colourway
}

/** Finds the first picture of a made-to-order product with a recipe; returns null for other products and invalid recipes. */
export function findPictureOfRecipe(
  product: Made | undefined,
  recipeId: string | undefined,
  pictures: PictureSource,
): PictureRecord | null {
  if (product?.productType !== 'customs' || recipeId === undefined) return null
  return pictures.list(product.model, recipeId)[0] ?? null
}
