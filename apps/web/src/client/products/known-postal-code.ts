import { localStore } from '../storage/browser-storage.ts'

const toKey = () => `postal-code.${document.documentElement.dataset.site ?? ''}` as const

/** Reads the postal code for which a delivery was promised last; null where none is remembered. */
export function readPostalCode(): string | null {
  return localStore.getItem(toKey())
}

/** Remembers a postal code for the next product, where the visitor lets the shop remember. */
export function rememberPostalCode(postalCode: string): void {
  localStore.setItem(toKey(), postalCode)
}
