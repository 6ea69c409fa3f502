import type { StaffMediumEdit } from '@lacehouse/contracts'
import type { ProductMedium } from '@lacehouse/domain/product/product-media'

/** Finds the medium of the same files, with the colour, the poster and the texts that are chosen now; null for one of other files. */
export function findKnownMedium(media: readonly ProductMedium[], wanted: StaffMediumEdit): ProductMedium | null {
  const known = media.find((medium) => hasSameFiles(medium, wanted))
  const { colour, poster, alt } = wanted
  return known ? { ...known, ...{ colour, poster, alt } } : null
}

const hasSameFiles = (medium: ProductMedium, wanted: StaffMediumEdit): boolean => {
  if (medium.kind === 'video' && wanted.kind === 'video')
    return (
      isEqual(medium.sources, wanted.sources) && isEqual(sortEntries(medium.captions), sortEntries(wanted.captions))
    )
  if (medium.kind === 'spin' && wanted.kind === 'spin') return isEqual(medium.frames, wanted.frames)
  return medium.kind === 'model' && wanted.kind === 'model' && medium.file === wanted.file
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const sortEntries = (captions: Readonly<Record<string, string>>) => Object.entries(captions).toSorted()
