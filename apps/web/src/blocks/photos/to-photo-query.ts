import { parseCategoryPath, parseProductPath } from '@lacehouse/domain/page/parse-page-path'

type Gallery = { readonly containerId?: string | undefined; readonly filter?: string | undefined }

export type PhotoQuery = { readonly stream?: string; readonly tag?: string; readonly category?: string }

/**
 * Returns which pictures a gallery shows: those of its stream, with its tag; without a tag, those of the product or of the category whose
 * page it is on. A product's id is the tag of its pictures (CMS-16).
 */
export function toPhotoQuery({ containerId, filter }: Gallery, pathname: string): PhotoQuery {
  const stream = containerId === undefined ? {} : { stream: containerId }
  if (filter !== undefined) return { ...stream, tag: filter }
  const product = parseProductPath(pathname)
  if (product) return { ...stream, tag: product.id }
  const category = parseCategoryPath(pathname)
  return category ? { ...stream, category: category.id } : stream
}
