import type { Executor } from '@lacehouse/database'
import { findMediaId } from '@lacehouse/domain/content/media-token'
import { toContentPictureRecord } from '../../infra/pictures/content-picture-renderer.ts'
import type { PictureRecord, PictureSource } from '../../infra/pictures/picture-source.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { contentPicturesQueries } from '../content-pictures/content-pictures.queries.ts'
import { hasPhotographs, listPictures } from '../pictures/list-pictures.ts'

export type ResolveDeps = {
  readonly catalogue: Pick<Catalogue, 'listProducts'>
  readonly pictures: PictureSource
  /** Where uploaded pictures are read. */
  readonly database: { readonly pool: Executor }
}
type Json = { readonly [key: string]: unknown }

const aspects = {
  '16x7': 'wide',
  '4x5': 'portrait',
  '1x1': 'square',
  wide: 'wide',
  portrait: 'portrait',
  square: 'square',
} as const
const scenePattern = /^scene:([a-z0-9-]+)@([a-z0-9]+)$/
const productPattern = /^product:([A-Z0-9]+)\/([^/]+)\/([a-z-]+)$/

/**
 * Replaces picture tokens in a document (`scene:hero-runner@16x7`, `product:LH0001/01/side`, `media:<id>`) by the current addresses and sizes,
 * so that a new rendering needs no new document. Omits a picture that does not exist.
 */
export function resolveMedia(deps: ResolveDeps) {
  return async (body: unknown): Promise<unknown> => {
    if (Array.isArray(body)) return Promise.all(body.map(resolveMedia(deps)))
    if (!isObject(body)) return body
    if (typeof body.url === 'string' && /^(scene|product|media):/.test(body.url))
      return toMedia(body, await findPicture(deps, body.url))
    const entries = await Promise.all(
      Object.entries(body).map(async ([key, value]) => [key, await resolveMedia(deps)(value)] as const),
    )
    const there = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    // The picture of the smallest screen is the fallback for all others, so media without it are omitted.
    return 'sm' in body && !('sm' in there) ? undefined : there
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const toMedia = (media: Json, picture: PictureRecord | null): Json | undefined => {
  if (!picture) return undefined
  const { url, width, height, placeholder } = picture
  return { ...media, url, width, height, ...(placeholder && { placeholder }) }
}

/** Finds the picture of a token at present; null where it does not exist. */
export async function findPicture(
  { catalogue, pictures, database }: ResolveDeps,
  token: string,
): Promise<PictureRecord | null> {
  const mediaId = findMediaId(token)
  if (mediaId) {
    const uploaded = await contentPicturesQueries.find(database.pool, mediaId)
    return uploaded && toContentPictureRecord(uploaded)
  }
  const [, picture, shape = ''] = scenePattern.exec(token) ?? []
  if (picture) {
    const aspect = Object.hasOwn(aspects, shape) ? aspects[shape as keyof typeof aspects] : null
    return aspect && pictures.findScene(picture, aspect)
  }
  const [, productId, colourCode, view] = productPattern.exec(token) ?? []
  if (!productId) return null
  const product = (await catalogue.listProducts([productId])).get(productId)
  const colour = product?.colours.find(({ code }) => code === colourCode)
  if (!product || !colour) return null
  const all = listPictures(product, colour, pictures)
  const same = all.find((picture) => picture.view === view)
  // Photographs may have other view names than drawn pictures; the first photograph replaces a missing view.
  return same ?? (hasPhotographs(product, colour) ? all[0] : null) ?? null
}
