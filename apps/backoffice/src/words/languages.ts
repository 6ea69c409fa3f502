/** The languages of the back office by their locales, each by its own name. */
export const languages = { 'en-us': 'English', 'de-de': 'Deutsch', 'fr-ca': 'Français' } as const
export type Language = keyof typeof languages

const storageKey = 'backoffice.locale'

/** Finds the language that was chosen in this browser, otherwise the one that the browser prefers. */
export function findLanguage(): Language {
  const stored = localStorage.getItem(storageKey)
  if (stored && Object.hasOwn(languages, stored)) return stored as Language
  const [preferred] = navigator.languages.map((tag) => tag.slice(0, 2))
  return (Object.keys(languages) as Language[]).find((locale) => locale.startsWith(preferred ?? '')) ?? 'en-us'
}

/** Remembers the language in this browser. */
export function storeLanguage(locale: string): void {
  localStorage.setItem(storageKey, locale)
}
