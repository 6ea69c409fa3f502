import { hashOf } from './find-rendering.ts'
import type { ImageStore } from './image-store.ts'
import type { Draw } from './picture-drawers.ts'
import type { PictureRenderer } from './picture-renderer.ts'
import type { PictureRecord } from './picture-source.ts'

const prefix = 'media.'

/** Finds the bytes of an uploaded picture by their SHA-256; null where the shop has none. */
export type FindContentBytes = (hash: string) => Promise<Buffer | null>

type RendererDeps = { readonly store: ImageStore; readonly draw: Draw; readonly findBytes: FindContentBytes }

/** Returns whether a name of a picture is that of an uploaded one. */
export function isContentPictureName(name: string): boolean {
  return name.startsWith(prefix)
}

/** Creates the renderer of uploaded pictures, with the widths, formats, process and store of the drawn ones. */
export function createContentPictureRenderer({ store, draw, findBytes }: RendererDeps): PictureRenderer {
  return {
    render: async ({ name, hash, width, format, urgency = 'waited-for', network, signal }) => {
      const own = name.slice(prefix.length)
      if (addressHashOf(own) !== hash) return null
      const bytes = await findBytes(own)
      if (!bytes) return null
      const order = { kind: 'upload', data: bytes.toString('base64'), width, format } as const
      const make = async (left: AbortSignal) => Buffer.from(await draw(order, { urgency, network, signal: left }))
      return store.getOrMake(`${name}.${hash}.${width}.${format}`, make, { urgency, signal })
    },
  }
}

type Described = Pick<PictureRecord, 'width' | 'height'> & { readonly hash: string; readonly placeholder: string }

/** Converts an uploaded picture to a record for pages. Its address depends on its content only. */
export function toContentPictureRecord({ hash, width, height, placeholder }: Described): PictureRecord {
  return { url: `/i/${addressHashOf(hash)}/${prefix}${hash}`, view: 'media', width, height, placeholder }
}

const addressHashOf = (hash: string): string => hashOf('upload', hash)
