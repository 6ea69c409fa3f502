import { pageStatus } from '../status/page-status.ts'
import { localStore } from '../storage/browser-storage.ts'
import type { AddToCartInput } from './add-to-cart.ts'

/** An item that was added without a connection. Its key lets the server add it once, whatever is lost on the way. */
export type HeldItem = AddToCartInput & { readonly key: string }

const toKey = () => `cart.held.${document.documentElement.dataset.site ?? ''}` as const

/** Reads the items that wait for a connection. */
export function readHeldItems(): readonly HeldItem[] {
  try {
    const held: unknown = JSON.parse(localStore.getItem(toKey()) ?? '[]')
    return Array.isArray(held) ? held.filter((item) => typeof item?.key === 'string') : []
  } catch {
    // Text that is no list counts as empty.
    return []
  }
}

/** Holds an item until the connection is back, and shows that it does (ERR-06). */
export function holdItem(item: AddToCartInput): void {
  write([...readHeldItems(), { ...item, key: crypto.randomUUID() }])
  pageStatus.set({ heldItem: item.name })
}

/** Forgets an item that the server has added or refused. */
export function releaseItem({ key }: HeldItem): void {
  write(readHeldItems().filter((item) => item.key !== key))
}

function write(held: readonly HeldItem[]): void {
  if (held.length > 0) localStore.setItem(toKey(), JSON.stringify(held))
  else localStore.removeItem(toKey())
}
