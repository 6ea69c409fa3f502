import { toOriginalPicture } from '../../infra/pictures/photographs/to-original-picture.ts'
import type { PictureRecord, PictureSource } from '../../infra/pictures/picture-source.ts'
import type { ColourRecord, ProductRecord } from '../catalogue/product-record.ts'
import { paintOf } from './find-picture-of-recipe.ts'

type Shown = Pick<ProductRecord, 'model' | 'productType' | 'pictures'>
type Colour = Pick<ColourRecord, 'code' | 'colourway'>

/** The pictures of a colour, the listing's first: its photographs where it has any, else drawn ones. */
export function listPictures(product: Shown, colour: Colour, pictures: PictureSource): readonly PictureRecord[] {
  const photographs = product.pictures.filter(({ colourCode }) => colourCode === colour.code)
  if (photographs.length > 0) return photographs.map(toOriginalPicture)
  return pictures.list(product.model, paintOf(product, colour.colourway, pictures))
}

export function hasPhotographs(product: Shown, colour: Colour): boolean {
  return product.pictures.some(({ colourCode }) => colourCode === colour.code)
}
