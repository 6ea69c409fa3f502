import type { Site } from './site.ts'

/** Finds the site that speaks a locale (`de-de`), whatever its letter case. */
export function findSiteByLocale(sites: readonly Site[], locale: string): Site | null {
  const wanted = locale.toLowerCase()
  return sites.find((site) => site.locales.includes(wanted)) ?? null
}

/** Finds a site by its id. */
export function findSiteById(sites: readonly Site[], siteId: string): Site | null {
  return sites.find((site) => site.siteId === siteId) ?? null
}

/** Lists all locales of the shop, in the order of its sites. */
export function listLocales(sites: readonly Site[]): string[] {
  return sites.flatMap((site) => site.locales)
}

/** Writes a locale of the URL as the language tag that `Intl` and `lang` want: `fr-ca` → `fr-CA`. */
export function toLanguageTag(locale: string): string {
  const [language = '', country = ''] = locale.split('-')
  return country ? `${language}-${country.toUpperCase()}` : language
}
