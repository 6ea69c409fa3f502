import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StaffMedium, StaffProductMedia } from '@lacehouse/contracts'
import { listMediaFiles, type ProductMedium } from '@lacehouse/domain/product/product-media'
import { type ProductRecord, wordsOf } from '../../../core/catalogue/product-record.ts'
import { listPictures } from '../../../core/pictures/list-pictures.ts'
import type { MediaFolder } from '../../../infra/media/media-folder.ts'
import type { PictureSource } from '../../../infra/pictures/picture-source.ts'
import { toAlt } from '../../../replies/products/to-product-reply.ts'

type Found = {
  readonly product: ProductRecord
  readonly media: readonly ProductMedium[]
  readonly version: string
}
type Context = { readonly store: MediaFolder; readonly pictures: PictureSource; readonly locale: string }

/** Makes the reply of a product's media with the size of their files, and the pictures of each colour by view. */
export async function toStaffMedia({ product, media, version }: Found, context: Context): Promise<StaffProductMedia> {
  const { store, pictures, locale } = context
  const name = wordsOf(product.names, locale) ?? product.id
  return {
    version,
    media: await Promise.all(
      media.map(async (medium): Promise<StaffMedium> => {
        const sizeBytes = await measure(medium, store)
        if (medium.kind === 'spin') return { ...medium, frames: [...medium.frames], sizeBytes }
        return medium.kind === 'model'
          ? { ...medium, sizeBytes }
          : { ...medium, sources: [...medium.sources], sizeBytes }
      }),
    ),
    colours: product.colours.map((colour) => {
      const color = wordsOf(colour.names, locale) ?? colour.code
      const views = listPictures(product, colour, pictures)
      return {
        ...{ colourCode: colour.code, name: color },
        views: views.map(({ view, url }) => ({ view, url, label: toAlt(view, { name, color }, locale) })),
      }
    }),
  }
}

/** Adds the bytes of the files of a medium; null where one is missing. */
const measure = async (medium: ProductMedium, store: MediaFolder): Promise<number | null> => {
  const sizes = await Promise.all(
    [...new Set(listMediaFiles(medium))].map(async (file) => {
      const folder = await store.find(file)
      return folder === null ? null : (await stat(join(folder, file))).size
    }),
  )
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0)
}
