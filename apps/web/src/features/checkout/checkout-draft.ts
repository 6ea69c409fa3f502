import { sessionStore } from '../../client/storage/browser-storage.ts'
import type { AddressValues } from '../../components/address/address-fields.ts'

/** Input that was typed and not sent yet. It survives a reload, ends with the tab, and never holds card data (RT-10). */
export type CheckoutDraft = {
  readonly shipping?: AddressValues
  readonly newsletter?: boolean
  readonly billing?: AddressValues
  /** The contact of a pickup. */
  readonly contact?: AddressValues
  readonly sameAsShipping?: boolean
}

const toKey = () => `checkout.${document.documentElement.dataset.site ?? ''}` as const

export function readCheckoutDraft(): CheckoutDraft {
  try {
    const draft: unknown = JSON.parse(sessionStore.getItem(toKey()) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    // Text that is no draft counts as an empty one.
    return {}
  }
}

/** Merges a change into the draft. */
export function saveCheckoutDraft(change: CheckoutDraft): void {
  sessionStore.setItem(toKey(), JSON.stringify({ ...readCheckoutDraft(), ...change }))
}

export function forgetCheckoutDraft() {
  return sessionStore.removeItem(toKey())
}
