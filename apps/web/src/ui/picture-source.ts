import { pictureWidths } from '@lacehouse/contracts/picture-widths'

export type PictureFormat = 'avif' | 'webp'

/**
 * Writes the `srcset` of a picture: the widths from a third of its largest width on the page to twice that. The few browsers that
 * take WebP choose from every second width without the smallest, which keeps listings small.
 */
export function toSrcSet(url: string, format: PictureFormat, largest: number): string {
  return listWidths(largest)
    .filter((_, index, { length }) => format === 'avif' || ((length - index) % 2 === 1 && (index > 0 || length < 3)))
    .map((width) => `${toPictureUrl(url, width, format)} ${width}w`)
    .join(',')
}

/** Writes the address of a picture in one width and format. */
export function toPictureUrl(url: string, width: number, format: PictureFormat) {
  return `${url}-${width}.${format}`
}

/** The smallest width that is offered, as a share of the largest place: phones of one pixel a point show it. */
const smallestShare = 0.45

function listWidths(largest: number): number[] {
  const enough = pictureWidths.find((width) => width >= largest * 2) ?? pictureWidths[pictureWidths.length - 1] ?? 0
  return pictureWidths.filter((width) => width >= largest * smallestShare && width <= enough)
}
