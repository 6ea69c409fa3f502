import { pictureWidths } from '@lacehouse/contracts/picture-widths'
import type { PictureOrder } from './picture-renderer.ts'

const pattern =
  /^\/i\/(?<hash>[\w-]+)\/(?<name>[a-z0-9][a-z0-9_.-]{0,120})-(?<width>\d{2,4})\.(?<format>avif|webp|jpg)$/

/** Reads `/i/{hash}/{name}-{width}.{format}`; null for what is no address of a picture. */
export function parsePictureAddress(path: string): Omit<PictureOrder, 'urgency' | 'network' | 'signal'> | null {
  const { hash, name, width, format } = pattern.exec(path)?.groups ?? {}
  const size = pictureWidths.find((known) => String(known) === width)
  if (!hash || !name || !size || !format) return null
  return { hash, name, width: size, format: format as PictureOrder['format'] }
}
