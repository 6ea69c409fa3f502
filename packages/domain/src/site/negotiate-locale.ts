import { findSiteByLocale, listLocales } from './find-site.ts'
import type { Site } from './site.ts'

export type LocalePreference = {
  readonly cookie: string | null
  /** The value of the header, unparsed. */
  readonly acceptLanguage: string | null
  readonly sites: readonly Site[]
  readonly defaultLocale: string
}

/** Chooses the locale of `/`: the cookie's, then the best of Accept-Language, then the default (RT-01). */
export function negotiateLocale(preference: LocalePreference): string {
  if (preference.cookie && findSiteByLocale(preference.sites, preference.cookie)) return preference.cookie.toLowerCase()
  const locales = listLocales(preference.sites)
  const ranges = toLanguageRanges(preference.acceptLanguage ?? '')
  for (const range of ranges) {
    const sameLanguage = locales.filter((locale) => locale.startsWith(`${range.slice(0, 2)}-`))
    const named = [range, ...ranges].find((candidate) => sameLanguage.includes(candidate))
    if (named) return named
    const near = sameLanguage.includes(preference.defaultLocale) ? preference.defaultLocale : sameLanguage[0]
    if (near) return near
  }
  return preference.defaultLocale
}

function toLanguageRanges(header: string): string[] {
  return header
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [range = '', ...options] = part.trim().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean)
      return { range, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ range, quality }) => /^[a-z]{2}(-[a-z0-9-]+)?$/.test(range) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => range)
}
