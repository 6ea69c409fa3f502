/** The facts by which an outfit is put together. */
export type OutfitPiece = {
  /** The group of the product, such as `footwear` or `apparel`. */
  readonly kind: string
  readonly type: readonly string[]
  readonly gender: readonly string[]
}

/** Types that are worn over one another, so that two of them still make one outfit. */
const layers: readonly (readonly string[])[] = [
  ['t-shirts', 'sweatshirts', 'jackets'],
  ['pants', 'shorts', 'tights', 'skirts'],
]

const layerOf = ({ type }: OutfitPiece): number => layers.findIndex((types) => type.some((one) => types.includes(one)))

/**
 * Says whether a product completes an outfit with another: it is of another group, or clothing for another part of the body, and for
 * the same wearers. A product without a gender is for everyone.
 */
export function completesOutfit(piece: OutfitPiece, other: OutfitPiece): boolean {
  const isForOthers = piece.gender.length > 0 && other.gender.length > 0 && !piece.gender.some(isWornBy(other.gender))
  if (isForOthers) return false
  if (piece.kind !== other.kind) return true
  const [own, theirs] = [layerOf(piece), layerOf(other)]
  return own >= 0 && theirs >= 0 && own !== theirs
}

const isWornBy =
  (genders: readonly string[]) =>
  (gender: string): boolean =>
    gender === 'unisex' || genders.includes(gender) || genders.includes('unisex')
