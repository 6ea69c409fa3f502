import { hasConsent } from '../consents/has-consent.ts'
import { optionalNames, type StoredKey } from './stored-names.ts'

/** The storage of a browser for the keys of the shop. */
export type BrowserStorage = {
  readonly getItem: (key: StoredKey) => string | null
  /** Stores the text, where the category of the key may be stored (ROLE-04). */
  readonly setItem: (key: StoredKey, text: string) => void
  readonly removeItem: (key: StoredKey) => void
  readonly clear: () => void
}

/** The only place of the storefront that writes to the browser's storage; the server has none. */
const toStore = (getStorage: () => Storage): BrowserStorage => ({
  getItem: (key) => getStorage().getItem(key),
  setItem: (key, text) => {
    if (mayStore(key)) getStorage().setItem(key, text)
  },
  removeItem: (key) => getStorage().removeItem(key),
  clear: () => getStorage().clear(),
})

/** Holds what outlives the visit. */
export const localStore = toStore(() => localStorage)
/** Holds what ends with the tab. */
export const sessionStore = toStore(() => sessionStorage)

/** Removes all that the visitor's choice does not let the shop store any more. */
export function removeRefused(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!mayStore(key)) storage.removeItem(key)
  }
}

function mayStore(key: string): boolean {
  const [name = ''] = key.split('.')
  return !(name in optionalNames) || hasConsent(optionalNames[name as keyof typeof optionalNames])
}
