import type { ProductMedium } from '@lacehouse/domain/product/product-media'
import type { OwnMedium } from './own-media.ts'

const toPath = (file: string): string => `media/${file}`

/** Makes a medium of our own format, whose files are in the folder `media` of an export. */
export function toOwnMedium(medium: ProductMedium): OwnMedium {
  const { colour, poster, alt } = medium
  const shared = { colour, poster, alt: { ...alt } }
  if (medium.kind === 'spin') return { kind: 'spin', ...shared, frames: medium.frames.map(toPath) }
  if (medium.kind === 'model') return { kind: 'model', ...shared, file: toPath(medium.file) }
  const captions = Object.entries(medium.captions).map(([locale, file]) => [locale, toPath(file)])
  return { kind: 'video', ...shared, sources: medium.sources.map(toPath), captions: Object.fromEntries(captions) }
}
