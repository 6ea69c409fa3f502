import type { Site } from '@lacehouse/domain/site/site'
import { keepOnServer } from '../../rendering/server-data.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import type { PageDescription } from './page-description.ts'

type Wanted = {
  readonly title: string
  readonly description?: string
  /** Path of the page's main address, with those query parameters that make it another page. */
  readonly path: string
  /** The same page's path in another locale, or null where there is none. */
  readonly toPath?: (locale: string) => string | null
  /** Address of a picture without width and format. */
  readonly image?: string
  readonly type?: PageDescription['type']
  readonly jsonLd?: readonly object[]
  /** Search engines should follow the links and not list the page. */
  readonly hidden?: boolean
}

/** Describes a page to search engines and to those that it is shared with (RT-19); for loaders. */
export function describePage(args: WithContext, wanted: Wanted): PageDescription {
  const { url, sites, site, locale } = getShop(args)
  const { title, description, path, toPath, image, type = 'website', jsonLd = [], hidden = false } = wanted
  // Browsers have no use for it: the markup alone carries it.
  keepOnServer(args, 'jsonLd', jsonLd)
  return {
    title,
    description,
    canonical: url.origin + path,
    alternates: toPath ? listAlternates(sites, toPath).map(([tag, to]) => [tag, url.origin + to] as const) : [],
    image: image ? `${url.origin}${image}-1200.jpg` : undefined,
    type,
    siteName: site.name,
    language: locale.replace(/-(\w+)$/, (_, country: string) => `_${country.toUpperCase()}`),
    jsonLd: [],
    hidden,
  }
}

/** Lists the page in every locale of every site, and for everybody else the first site's. */
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

/** The slug of a locale, or what the catalogue falls back to. */
export function slugOf(slugs: Readonly<Record<string, string>>, locale: string): string | null {
  return slugs[locale] ?? slugs[locale.slice(0, 2)] ?? slugs['en-us'] ?? Object.values(slugs)[0] ?? null
}
