import type { ConsentMode } from './site.ts'

/** Required, performance and analytics, functional, targeting. */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** The choice of a visitor, as the browser remembers it. */
export type ConsentChoice = {
  readonly categories: readonly ConsentCategory[]
  /** The version of the site's policy that the visitor was asked about. */
  readonly version: number
  /** The random number under which the server recorded the choice; null where it did not. */
  readonly id: string | null
}

export type Consent = {
  /** Whether the site waits for consent, or runs until a visitor refuses. */
  readonly mode: ConsentMode
  /** The version of the site's policy. */
  readonly version: number
  /** The choice as `writeChoice` wrote it; null where there was no choice yet. */
  readonly chosen: string | null
  /** The browser asks not to be followed (Global Privacy Control), which counts as a refusal where nothing was chosen. */
  readonly hasPrivacySignal: boolean
  /** Staff look at a page before it is published, for which nothing waits. */
  readonly isPreview?: boolean
}

/**
 * Says whether something of a category may run for a visitor; what is required always may. Of a choice about an earlier version of the
 * policy the refusals stay, and its consents count only where none is needed (ROLE-04).
 */
export function allowsCategory(consent: Consent, category: ConsentCategory): boolean {
  const { mode, version, chosen, hasPrivacySignal, isPreview = false } = consent
  if (category === 'C0001' || isPreview) return true
  const runsWithoutChoice = mode === 'opt-out' && !hasPrivacySignal
  if (chosen === null) return runsWithoutChoice
  const choice = readChoice(chosen)
  return choice.categories.includes(category) && (choice.version >= version || runsWithoutChoice)
}

/** Says whether a visitor is to be asked: the site waits for consent, and there is no choice about this version of its policy. */
export function needsChoice({ mode, version, chosen, isPreview = false }: Omit<Consent, 'hasPrivacySignal'>): boolean {
  return mode === 'opt-in' && !isPreview && (chosen === null || readChoice(chosen).version < version)
}

/** Writes a choice as text for a cookie: `C0001.C0002.v1.<id>`. */
export function writeChoice({ categories, version, id }: ConsentChoice): string {
  return [...categories, `v${version}`, ...(id ? [id] : [])].join('.')
}

/** Reads the text of a choice. A choice without a version is one about the first. */
export function readChoice(text: string): ConsentChoice {
  const parts = text.split('.')
  return {
    categories: consentCategories.filter((category) => parts.includes(category)),
    version: Number(parts.find((part) => /^v\d{1,6}$/.test(part))?.slice(1) ?? 1),
    id: parts.find((part) => /^[\da-f-]{36}$/.test(part)) ?? null,
  }
}
