import { findErrorPlace } from '@lacehouse/contracts/errors/find-error-place'
import { isApiError } from '../api/api-error.ts'
import { addItem } from './add-item.ts'
import type { ItemInput } from './cart.ts'

/** An item to add. Its key lets the server add it once, also where an answer is lost and it is sent again. */
export type KeyedItem = { readonly input: ItemInput; readonly key: string }

/** What became of an item; one that is not in the cart comes back as the next attempt sends it, and without an error it was not sent. */
export type Addition<Item> =
  | { readonly item: Item; readonly isAdded: true }
  | { readonly item: Item; readonly isAdded: false; readonly error: unknown }

/** The refusals of an item that is not sold any more, or not now. */
const goneErrors = ['ORD404', 'INV405', 'INV700', 'INV701', 'INV702', 'ATTR100', 'ATTR200'] as const

/** Adds items to the cart, one after another, at today's prices. A refusal that does not concern one item alone ends it. */
export async function addEach<Item extends KeyedItem>(items: readonly Item[]): Promise<Addition<Item>[]> {
  const done: Addition<Item>[] = []
  for (const [index, item] of items.entries()) {
    try {
      await addItem(item.input, {}, { idempotencyKey: item.key })
      done.push({ item, isAdded: true })
    } catch (error) {
      done.push({ item: toNextAttempt(item, error), isAdded: false, error })
      if (isRefusalOfItem(error)) continue
      const rest = items.slice(index + 1)
      return [...done, ...rest.map((one) => ({ item: one, isAdded: false as const, error: null }))]
    }
  }
  return done
}

/** Says whether the shop no longer sells an item, or not now. */
export function isGone(error: unknown): boolean {
  return isApiError(error, ...goneErrors)
}

/** Says whether a refusal concerns one item alone, so that others may still be added. */
export function isRefusalOfItem(error: unknown): boolean {
  return isGone(error) || (isApiError(error) && findErrorPlace(error.errorId) === 'item')
}

/** The server answers a key with the same refusal again, so that a refused item gets another one. */
const toNextAttempt = <Item extends KeyedItem>(item: Item, error: unknown): Item =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? { ...item, key: crypto.randomUUID() } : item
