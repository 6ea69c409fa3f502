import type { Site } from '@lacehouse/domain/site/site'
import { keepOnServer } from '../../rendering/server-data.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { packAlternates } from './pack-alternates.ts'
import type { PageDescription } from './page-description.ts'

type Subject = {
  readonly title: string
  readonly description?: string
  /** The path of the page's canonical address, with the query parameters that identify the page. */
  readonly path: string
  /** The same page's path in another locale; null where there is none. */
  readonly toPath?: (locale: string) => string | null
  /** The address of a picture without width and format. */
  readonly image?: string
  readonly type?: NonNullable<PageDescription['type']>
  readonly jsonLd?: readonly object[]
  /** Search engines follow the links and do not list the page. */
  readonly hidden?: boolean
}

/** Describes a page for search engines and link previews (RT-19); for loaders. */
export function describePage(args: WithContext, subject: Subject): PageDescription {
  const { url, sites, site } = getShop(args)
  const { title, description, path, toPath, image, type = 'website', jsonLd = [], hidden = false } = subject
  // Browsers do not need the structured data: only the markup carries it.
  keepOnServer(args, 'jsonLd', jsonLd)
  return {
    title,
    description,
    canonical: url.origin + path,
    alternates: toPath ? packAlternates(listAlternates(sites, toPath)) : '',
    image: image ? `${url.origin}${image}-1200.jpg` : undefined,
    ...(type !== 'website' && { type }),
    siteName: site.name,
    ...(hidden && { hidden: true as const }),
  }
}

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

/** Finds the slug of a locale, with the catalogue's fallback. */
export function slugOf(slugs: Readonly<Record<string, string>>, locale: string): string | null {
  return slugs[locale] ?? slugs[locale.slice(0, 2)] ?? slugs['en-us'] ?? Object.values(slugs)[0] ?? null
}
