import { pictureWidths } from '@lacehouse/contracts/picture-widths'

export type PictureFormat = 'avif' | 'webp'

/**
 * Writes the `srcset` of a picture: the widths from two thirds of its largest width on the page to twice that. The few browsers that
 * take WebP choose from every second width without the smallest, which keeps listings small.
 */
export function toSrcSet(url: string, format: PictureFormat, largest: number): string {
  return listWidths(largest, format)
    .map((width) => `${toPictureUrl(url, width, format)} ${width}w`)
    .join(',')
}

/** Writes the `src` of a picture, and its `srcset` where there is more than one width to choose from. */
export function toFallback(url: string, largest: number): { readonly src: string; readonly srcSet?: string } {
  const [width = 0, ...others] = listWidths(largest, 'webp')
  if (others.length === 0) return { src: toPictureUrl(url, width, 'webp') }
  return { src: toPictureUrl(url, 800, 'webp'), srcSet: toSrcSet(url, 'webp', largest) }
}

/** Writes the address of a picture in one width and format. */
export function toPictureUrl(url: string, width: number, format: PictureFormat) {
  return `${url}-${width}.${format}`
}

/** The smallest width that is offered, as a share of the largest place: no place is much smaller, and phones have two pixels a point. */
const smallestShare = 0.65

function listWidths(largest: number, format: PictureFormat): number[] {
  const enough = pictureWidths.find((width) => width >= largest * 2) ?? pictureWidths[pictureWidths.length - 1] ?? 0
  const widths = pictureWidths.filter((width) => width >= largest * smallestShare && width <= enough)
  if (format === 'avif') return widths
  return widths.filter((_, index, { length }) => (length - index) % 2 === 1 && (index > 0 || length < 3))
}
