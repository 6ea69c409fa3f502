export type Visitor = {
  /** The languages of the browser, the most wanted first: `de-DE`, `en`. */
  readonly languages: readonly string[]
  /** The locale of the page: `en-us`. */
  readonly locale: string
  readonly userAgent: string
  /** Whether the browser is driven by a program. */
  readonly isDriven: boolean
  /** Whether the visitor chose a country or was asked before. */
  readonly isDecided: boolean
}

const crawlers = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i

/**
 * Plans whether a visitor is asked for the country: the one of the most wanted language that names one, in upper case, where it is not that of
 * the page. Null for crawlers, for who has decided, and where no language names a country (DLG-14).
 */
export function planLocationQuestion({ languages, locale, userAgent, isDriven, isDecided }: Visitor): string | null {
  if (isDecided || isDriven || crawlers.test(userAgent)) return null
  const country = languages.map(findCountry).find((found) => found !== null) ?? null
  return country === findCountry(locale) ? null : country
}

/** A script may stand between language and country: `zh-Hant-TW`. */
function findCountry(language: string): string | null {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase() ?? null
}

/** Chooses the locale of a country whose language the visitor wants most, else the country's first; null where it has none. */
export function chooseLocaleOf(locales: readonly string[], languages: readonly string[]): string | null {
  const wanted = languages.map((language) => language.slice(0, 2).toLowerCase())
  const found = wanted.flatMap((language) => locales.filter((locale) => locale.startsWith(`${language}-`)))
  return found[0] ?? locales[0] ?? null
}
