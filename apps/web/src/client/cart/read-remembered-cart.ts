import { localStore } from '../storage/browser-storage.ts'
import { type RememberedItem, toCodesKey, toGiftKey, toItemsKey } from './remembered-items.ts'

/** Reads the remembered items. */
export function readRememberedItems(): RememberedItem[] {
  try {
    const items: unknown = JSON.parse(localStore.getItem(toItemsKey()) ?? '[]')
    return Array.isArray(items) ? items.filter((item) => typeof item?.productId === 'string') : []
  } catch {
    // Text that is no list counts as empty.
    return []
  }
}

/** Reads the remembered coupon codes. */
export function readRememberedCodes(): string[] {
  return localStore.getItem(toCodesKey())?.split(' ').slice(0, 5) ?? []
}

/** Reads the remembered gift wrap and gift receipt. */
export function readRememberedGiftWrapping(): { readonly wrap: boolean; readonly receipt: boolean } {
  const wanted = localStore.getItem(toGiftKey())?.split(' ') ?? []
  return { wrap: wanted.includes('wrap'), receipt: wanted.includes('receipt') }
}
