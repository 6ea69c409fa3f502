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
 * Creates the renderer of imported photographs, with the widths, formats, process and store of the drawn pictures. It does not ask the
 * database, so that the address in an old mail still works after the product shows other pictures.
 */
export function createOriginalsRenderer({ store, draw, masters }: RendererDeps): PictureRenderer {
  return {
    render: async ({ name, hash, width, format, urgency = 'waited-for', network, signal }) => {
      const original = findOriginalHash(name) ?? ''
      if (addressHashOf(original) !== hash) return null
      const file = await masters.find(original)
      if (!file) return null
      const order = { kind: 'original', file, width, format } as const
      const make = async (left: AbortSignal) => Buffer.from(await draw(order, { urgency, network, signal: left }))
      return store.getOrMake(`${name}.${hash}.${width}.${format}`, make, { urgency, signal })
    },
  }
}
