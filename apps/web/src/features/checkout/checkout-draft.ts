import type { AddressValues } from './address-fields.ts'

/** What was typed and not yet sent; it outlives a reload, ends with the tab, and never holds card data (RT-10). */
export type CheckoutDraft = {
  readonly shipping?: AddressValues
  readonly newsletter?: boolean
  readonly billing?: AddressValues
  /** Who collects. */
  readonly contact?: AddressValues
  readonly sameAsShipping?: boolean
}

const toKey = () => `checkout.${document.documentElement.dataset.site ?? ''}`

export function readCheckoutDraft(): CheckoutDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(toKey()) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    // Whatever else wrote there, nothing of it was typed here.
    return {}
  }
}

/** Keeps what changed beside what was there. */
export function saveCheckoutDraft(change: CheckoutDraft): void {
  sessionStorage.setItem(toKey(), JSON.stringify({ ...readCheckoutDraft(), ...change }))
}

export function forgetCheckoutDraft() {
  return sessionStorage.removeItem(toKey())
}
