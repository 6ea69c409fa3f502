import { hashOf } from '../find-rendering.ts'
import { pictureAspect } from '../picture-aspect.ts'
import type { PictureRecord } from '../picture-source.ts'
import { planFraming } from './plan-framing.ts'
import type { ProductPicture } from './product-picture.ts'

const prefix = 'original.'
/** Pixels that pages are told a picture has, at most: its shape is what they need. */
const listedWidth = 1200

/** The SHA-256 that a name in an address stands for, or null for a name of something else. */
export function findOriginalHash(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}

/** What stands before the name in the address of an original: it changes with the way in which pictures are made. */
export function addressHashOf(hash: string): string {
  return hashOf('original', hash, framingVersion)
}

/** Grows with every change of how originals are framed. */
const framingVersion = 1

// As long as the product is held in memory: a listing asks for dozens each time.
const made = new WeakMap<ProductPicture, PictureRecord>()

/** A photograph as pages ask for it: its address is made of what it shows alone, so that another one has another address. */
export function toOriginalPicture(picture: ProductPicture): PictureRecord {
  const known = made.get(picture) ?? makeRecord(picture)
  made.set(picture, known)
  return known
}

const makeRecord = ({ hash, view, placeholder, alt, ...size }: ProductPicture): PictureRecord => {
  const { frame } = planFraming(size, { width: listedWidth, aspect: pictureAspect, isCutOut: false })
  return { url: `/i/${addressHashOf(hash)}/${prefix}${hash}`, view, ...frame, placeholder, alt }
}
