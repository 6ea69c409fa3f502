import { type Favourite, maxFavourites, toFavouriteKey } from './favourite.ts'

export type MergedFavourites = {
  readonly list: readonly Favourite[]
  /** The rows to write: added favourites, and those with a larger quantity. */
  readonly changed: readonly Favourite[]
}

/**
 * Plans the merge of a guest's favourites into the consumer's list at sign-in. Each favourite is there once, in the larger
 * quantity; all of the consumer's stay, and the guest's latest fill the remaining capacity (FAV-03).
 */
export function planMergeFavourites(guest: readonly Favourite[], consumer: readonly Favourite[]): MergedFavourites {
  const guestByKey = new Map(guest.map((one) => [toFavouriteKey(one), one]))
  const own = new Set(consumer.map(toFavouriteKey))
  const grown = consumer.flatMap((one) => {
    const qty = guestByKey.get(toFavouriteKey(one))?.qty ?? 0
    return qty > one.qty ? [{ ...one, qty }] : []
  })
  const capacity = Math.max(0, maxFavourites - consumer.length)
  const added = toLatestFirst(guest.filter((one) => !own.has(toFavouriteKey(one)))).slice(0, capacity)
  const consumerList = consumer.map((one) => grown.find(({ id }) => id === one.id) ?? one)
  return { list: toLatestFirst([...consumerList, ...added]), changed: [...grown, ...added] }
}

function toLatestFirst(list: readonly Favourite[]): readonly Favourite[] {
  return [...list].sort((a, b) => b.addedAt - a.addedAt)
}
