import type { StaffMediumEdit } from '@lacehouse/contracts'
import type { ProductRecord } from '../../../core/catalogue/product-record.ts'
import { listPictures } from '../../../core/pictures/list-pictures.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { PictureSource } from '../../../infra/pictures/picture-source.ts'

type Place = { readonly product: ProductRecord; readonly pictures: PictureSource; readonly field: string }

/** Refuses a colour that the product does not have, and a poster that no picture of the shown colours is. */
export function requireKnownChoices({ colour, poster }: StaffMediumEdit, { product, pictures, field }: Place): void {
  const shown = product.colours.filter(({ code }) => colour === null || code === colour)
  if (shown.length === 0 && colour !== null) throw new Refusal('API400', { field: `${field}.colour` })
  const views = shown.flatMap((own) => listPictures(product, own, pictures).map(({ view }) => view))
  if (poster !== null && !views.includes(poster)) throw new Refusal('API400', { field: `${field}.poster` })
}
