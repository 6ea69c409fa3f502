import type { Site } from './site.ts'

/** Lists the page's address in every locale of every site, with the first site as the default. */
export function listAlternates(
  sites: readonly Site[],
  toPath: (locale: string) => string | null,
): (readonly [tag: string, path: string])[] {
  const named = sites.flatMap((site) =>
    site.locales.flatMap((locale) => {
      const path = toPath(locale)
      return path ? [[site.hreflang[locale] ?? locale, path] as const] : []
    }),
  )
  const fallback = sites[0] ? toPath(sites[0].defaultLocale) : null
  return fallback ? [...named, ['x-default', fallback] as const] : named
}
