import type { ConsentMode } from './site.ts'

/** Required, performance and analytics, functional, targeting. */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export type Consent = {
  /** Whether the site waits for consent, or runs until a visitor refuses. */
  readonly mode: ConsentMode
  /** The categories that the visitor chose, separated by points; null where there was no choice yet. */
  readonly chosen: string | null
  /** The browser asks not to be followed (Global Privacy Control), which counts as a refusal where nothing was chosen. */
  readonly hasPrivacySignal: boolean
}

/** Says whether something of a category may run for a visitor; what is required always may. */
export function allowsCategory({ mode, chosen, hasPrivacySignal }: Consent, category: ConsentCategory): boolean {
  if (category === 'C0001') return true
  if (chosen !== null) return chosen.split('.').includes(category)
  return mode === 'opt-out' && !hasPrivacySignal
}
