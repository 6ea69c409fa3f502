import type { PictureRecord, PictureSource } from '../../infra/pictures/picture-source.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'

type Made = Pick<ProductRecord, 'model' | 'productType'>

/** What a colour of a product is painted with: what is made to order shows the recipe that its buyer starts from. */
export function paintOf({ model, productType }: Made, colourway: string, pictures: PictureSource): string {
  return (productType === 'customs' ? pictures.findStart(model, colourway) : null) ?? colourway
}

/** The first picture of what a buyer has made of a product, or null where there is no recipe for it that can be shown. */
export function findPictureOfRecipe(
  product: Made | undefined,
  recipeId: string | undefined,
  pictures: PictureSource,
): PictureRecord | null {
  if (product?.productType !== 'customs' || recipeId === undefined) return null
  return pictures.list(product.model, recipeId)[0] ?? null
}
