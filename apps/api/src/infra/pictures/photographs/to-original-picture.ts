import { previewOfThumbHash } from '@lacehouse/pictures/composite/picture-preview'
import { hashOf } from '../find-rendering.ts'
import { pictureAspect } from '../picture-aspect.ts'
import type { PictureRecord } from '../picture-source.ts'
import { planFraming } from './plan-framing.ts'
import type { ProductPicture } from './product-picture.ts'

const prefix = 'original.'
/** The largest width that a picture record states; pages need its aspect only. */
const listedWidth = 1200

/** Finds the SHA-256 in the name of an original; returns null for other names. */
export function findOriginalHash(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}

/** Returns the hash in the address of an original. It changes with the framing and the rendering. */
export function addressHashOf(hash: string): string {
  return hashOf('original', hash, framingVersion)
}

/** Increases with every change of the framing. */
const framingVersion = 1

// Records by picture, as long as the catalogue holds the product, because a listing needs dozens of them.
const made = new WeakMap<ProductPicture, PictureRecord>()

/** Converts a photograph to a record for pages. Its address depends on its content only. */
export function toOriginalPicture(picture: ProductPicture): PictureRecord {
  const known = made.get(picture) ?? makeRecord(picture)
  made.set(picture, known)
  return known
}

const previews = new WeakMap<ProductPicture, string>()

/** Returns a photograph in 4 × 5 pixels, a GIF in base64, made of its thumb hash. */
export function toOriginalPreview(picture: ProductPicture): string {
  const known = previews.get(picture) ?? previewOfThumbHash(picture.thumbHash)
  previews.set(picture, known)
  return known
}

const makeRecord = ({ hash, view, placeholder, alt, ...size }: ProductPicture): PictureRecord => {
  const { frame } = planFraming(size, { width: listedWidth, aspect: pictureAspect, isCutOut: false })
  return { url: `/i/${addressHashOf(hash)}/${prefix}${hash}`, view, ...frame, placeholder, alt }
}
