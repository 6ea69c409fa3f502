import type { CallReply } from '@lacehouse/contracts'
import { findErrorPlace } from '@lacehouse/contracts/errors/find-error-place'
import { isApiError } from '../api/api-error.ts'
import { addItem } from '../cart/add-item.ts'
import type { ItemInput } from '../cart/cart.ts'

type Item = CallReply<'checkout.getOrder'>['items'][number]

/** An item that is bought again. Its key lets the server add it once, also where an answer is lost and it is sent again. */
export type ReorderItem = { readonly name: string; readonly input: ItemInput; readonly key: string }

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

/** The refusals of an item that is not sold any more, or not now. */
const goneErrors = ['ORD404', 'INV405', 'INV700', 'INV701', 'INV702', 'ATTR100', 'ATTR200']

/** Lists what is bought again of an order; gifts of promotions come by themselves. */
export function toReorderItems(items: readonly Item[]): ReorderItem[] {
  return items
    .filter(({ bonus }) => !bonus)
    .map((item) => ({ name: item.name, input: toInput(item), key: crypto.randomUUID() }))
}

/** Adds items to the cart, one after another, at today's prices. */
export async function reorder(items: readonly ReorderItem[]): Promise<Reordered> {
  let added = 0
  const gone: string[] = []
  const left: ReorderItem[] = []
  let failure: unknown = null
  for (const [index, item] of items.entries()) {
    try {
      await addItem(item.input, {}, { idempotencyKey: item.key })
      added += item.input.qty ?? 1
    } catch (error) {
      if (isApiError(error, ...goneErrors)) {
        gone.push(item.name)
        continue
      }
      failure ??= error
      left.push(toNextAttempt(item, error))
      // A refusal that does not concern this item alone would come for the next ones as well.
      if (!isOfItem(error)) return { added, gone, left: [...left, ...items.slice(index + 1)], failure }
    }
  }
  return { added, gone, left, failure }
}

/** The server answers a key with the same refusal again, so that a refused item gets another one. */
const toNextAttempt = (item: ReorderItem, error: unknown): ReorderItem =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? { ...item, key: crypto.randomUUID() } : item

const isOfItem = (error: unknown): boolean => isApiError(error) && findErrorPlace(error.errorId) === 'item'

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
