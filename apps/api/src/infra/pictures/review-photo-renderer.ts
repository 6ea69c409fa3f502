import { hashOf } from './find-rendering.ts'
import type { ImageStore } from './image-store.ts'
import type { Draw } from './picture-drawers.ts'
import type { PictureRenderer } from './picture-renderer.ts'

const prefix = 'photo.'

/** What the renderer asks about the photos of reviews. */
export type ReviewPhotoSource = {
  /** Whether everyone may see a photo: its review is published. */
  readonly isPublished: (photoId: string) => Promise<boolean>
  /** Finds the bytes of a photo of a published review; null for any other. */
  readonly findBytes: (photoId: string) => Promise<Buffer | null>
}

type RendererDeps = { readonly store: ImageStore; readonly draw: Draw; readonly photos: ReviewPhotoSource }

/** Returns whether a name of a picture is that of a photo of a review. */
export function isReviewPhotoName(name: string): boolean {
  return name.startsWith(prefix)
}

/** Returns the address of a photo without width and format. The bytes of a photo never change. */
export function toReviewPhotoUrl(photoId: string): string {
  return `/i/${addressHashOf(photoId)}/${prefix}${photoId}`
}

/**
 * Creates the renderer of photos of reviews, with the widths, formats and process of the drawn pictures. The database is asked at each
 * request, so that a photo that was withdrawn is not answered from the store.
 */
export function createReviewPhotoRenderer({ store, draw, photos }: RendererDeps): PictureRenderer {
  return {
    render: async ({ name, hash, width, format, urgency = 'waited-for', network, signal }) => {
      const photoId = name.slice(prefix.length)
      if (!uuidPattern.test(photoId) || addressHashOf(photoId) !== hash) return null
      if (!(await photos.isPublished(photoId))) return null
      const make = async (left: AbortSignal): Promise<Buffer> => {
        const bytes = await photos.findBytes(photoId)
        if (!bytes) throw new Withdrawn('the photo is not published any more')
        const order = { kind: 'upload', data: bytes.toString('base64'), width, format } as const
        return Buffer.from(await draw(order, { urgency, network, signal: left }))
      }
      return store.getOrMake(`${name}.${hash}.${width}.${format}`, make, { urgency, signal }).catch(answerWithdrawn)
    },
  }
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The photo was withdrawn between the question and its drawing. */
class Withdrawn extends Error {}

const answerWithdrawn = (error: unknown): null => {
  if (error instanceof Withdrawn) return null
  throw error
}

const addressHashOf = (photoId: string): string => hashOf('review-photo', photoId)
