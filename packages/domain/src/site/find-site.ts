import type { Site } from './site.ts'

/** Finds the site that has a locale (`de-de`), in any letter case. */
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

/** Converts a locale of the URL to the language tag of `Intl` and `lang`: `fr-ca` → `fr-CA`. */
export function toLanguageTag(locale: string): string {
  const [language = '', country = ''] = locale.split('-')
  return country ? `${language}-${country.toUpperCase()}` : language
}
