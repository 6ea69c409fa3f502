import type { ImageStore } from '../image-store.ts'
import type { Draw } from '../picture-drawers.ts'
import type { PictureRenderer } from '../picture-renderer.ts'
import type { Masters } from './master-folder.ts'
import { addressHashOf, findOriginalHash } from './to-original-picture.ts'

type RendererDeps = { readonly store: ImageStore; readonly draw: Draw; readonly masters: Masters }

export function isOriginalName(name: string): boolean {
  return findOriginalHash(name) !== null
}

/**
 * Pictures of originals from elsewhere, by the same widths, formats, process and bounded store as those of models. A
 * request needs no look into the database: an address that nobody shows any more, as in a mail of last year, goes on working.
 */
export function createOriginalsRenderer({ store, draw, masters }: RendererDeps): PictureRenderer {
  return {
    render: async ({ name, hash, width, format, urgency = 'waited-for' }) => {
      const original = findOriginalHash(name) ?? ''
      if (addressHashOf(original) !== hash) return null
      const file = await masters.find(original)
      if (!file) return null
      const make = async () => Buffer.from(await draw({ kind: 'original', file, width, format }, urgency))
      return store.getOrMake(`${name}.${hash}.${width}.${format}`, make, urgency)
    },
  }
}
