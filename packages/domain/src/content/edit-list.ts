/** Moves an item of a list to another place, counted from 0; a place outside of the list is its nearest end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from]
  if (moved === undefined) return [...items]
  return insertItem(removeItem(items, from), Math.max(0, Math.min(to, items.length - 1)), moved)
}

/** Puts an item into a list at a place, counted from 0. */
export function insertItem<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return [...items.slice(0, at), item, ...items.slice(at)]
}

/** Removes the item at a place of a list. */
export function removeItem<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at)
}

/** Replaces the item at a place of a list. */
export function replaceItem<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((one, index) => (index === at ? item : one))
}
