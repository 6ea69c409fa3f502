import { listAlternates } from '@lacehouse/domain/site/list-alternates'
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

/** Finds the slug of a locale, with the catalogue's fallback. */
export function slugOf(slugs: Readonly<Record<string, string>>, locale: string): string | null {
  return slugs[locale] ?? slugs[locale.slice(0, 2)] ?? slugs['en-us'] ?? Object.values(slugs)[0] ?? null
}
