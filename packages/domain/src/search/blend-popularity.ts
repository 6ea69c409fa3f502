/** What a product has, and the most that any product of the site has. */
type Popularity = {
  /** What the merchant gave, in any measure. */
  readonly given: number
  readonly mostGiven: number
  /** What shoppers did lately, each thing by its kind and its age. */
  readonly seen: number
  readonly mostSeen: number
}

/** Behaviour counts half of what it can at this much: about six orders of a day. */
const evidence = 50
const share = 500

/**
 * Blends a merchant's measure of popularity with what shoppers did, 0 to 1000 points. Both count alike where the shop is well visited;
 * with few visits the merchant's measure decides, so that a single order does not change the ranking much.
 */
export function blendPopularity({ given, mostGiven, seen, mostSeen }: Popularity): number {
  const merchant = mostGiven > 0 ? Math.min(1, Math.max(0, given) / mostGiven) : 0
  return Math.round(share * merchant + (share * Math.min(seen, mostSeen)) / (mostSeen + evidence))
}
