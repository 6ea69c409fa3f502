import { toOriginalPicture, toOriginalPreview } from '../../infra/pictures/photographs/to-original-picture.ts'
import type { PictureRecord, PictureSource } from '../../infra/pictures/picture-source.ts'
import type { ColourRecord, ProductRecord } from '../catalogue/product-record.ts'
import { paintOf } from './find-picture-of-recipe.ts'

type Shown = Pick<ProductRecord, 'model' | 'productType' | 'pictures'>
type Colour = Pick<ColourRecord, 'code' | 'colourway'>

/** Lists the pictures of a colour, the listing's picture first: its photographs, or the drawn pictures where it has none. */
export function listPictures(product: Shown, colour: Colour, pictures: PictureSource): readonly PictureRecord[] {
  const photographs = product.pictures.filter(({ colourCode }) => colourCode === colour.code)
  if (photographs.length > 0) return photographs.map(toOriginalPicture)
  return pictures.list(product.model, paintOf(product, colour.colourway, pictures))
}

/**
 * Finds the first of these pictures in 4 × 5 pixels, a GIF in base64 that a page shows until the picture is loaded; null where
 * there is none.
 */
export function findPreview(product: Shown, colour: Colour, pictures: PictureSource): string | null {
  const photograph = product.pictures.find(({ colourCode }) => colourCode === colour.code)
  if (photograph) return toOriginalPreview(photograph)
  return pictures.findPreview(product.model, paintOf(product, colour.colourway, pictures))
}

export function hasPhotographs(product: Shown, colour: Colour): boolean {
  return product.pictures.some(({ colourCode }) => colourCode === colour.code)
}
