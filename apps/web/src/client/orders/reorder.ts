import type { CallReply } from '@lacehouse/contracts'
import { addEach, isGone, type KeyedItem } from '../cart/add-each.ts'
import type { ItemInput } from '../cart/cart.ts'

type Item = CallReply<'checkout.getOrder'>['items'][number]

/** An item that is bought again. */
export type ReorderItem = KeyedItem & { readonly name: string }

export type Reordered = {
  /** The units that are in the cart now. */
  readonly added: number
  /** The names of the items that the shop no longer has, or not in this size. */
  readonly gone: readonly string[]
  /** The items that another attempt may add. */
  readonly left: readonly ReorderItem[]
  /** Why there are some: the first refusal or failure. */
  readonly failure: unknown
}

/** Lists what is bought again of an order; gifts of promotions come by themselves. */
export function toReorderItems(items: readonly Item[]): ReorderItem[] {
  return items
    .filter(({ bonus }) => !bonus)
    .map((item) => ({ name: item.name, input: toInput(item), key: crypto.randomUUID() }))
}

/** Adds items to the cart, one after another, at today's prices. */
export async function reorder(items: readonly ReorderItem[]): Promise<Reordered> {
  const additions = await addEach(items)
  const failed = additions.filter((one) => !one.isAdded)
  const left = failed.filter(({ error }) => !isGone(error))
  return {
    added: additions.reduce((sum, { isAdded, item }) => sum + (isAdded ? (item.input.qty ?? 1) : 0), 0),
    gone: failed.filter(({ error }) => isGone(error)).map(({ item }) => item.name),
    left: left.map(({ item }) => item),
    failure: left.find(({ error }) => error !== null)?.error ?? null,
  }
}

/** An item that is sent by mail has a value that its buyer chose, and no variant's price. */
const toInput = ({
  productId,
  upc,
  qty,
  recipeId,
  precreatedCustomsCode,
  isDigitalProduct,
  price,
}: Item): ItemInput => ({
  productId,
  upc,
  qty,
  ...(recipeId && { recipeId }),
  ...(precreatedCustomsCode && { precreatedCustomsCode }),
  ...(isDigitalProduct && { customAmount: price.original }),
})
