import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { MetaDescriptor } from 'react-router'
import { unpackAlternates } from './pack-alternates.ts'
import type { PageDescription } from './page-description.ts'

/** Maps a page's description to the elements of its head (RT-19). */
export function toMeta(page: PageDescription | undefined): MetaDescriptor[] {
  if (!page) return []
  const { title, description, canonical, image, type = 'website', siteName, hidden } = page
  const { origin, pathname } = new URL(canonical)
  return [
    { title },
    // One element says it to search engines and to Open Graph.
    ...(description ? [{ name: 'description', property: 'og:description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...unpackAlternates(page.alternates, origin).map(([tag, href]) => ({
      ...{ tagName: 'link' as const, rel: 'alternate', hrefLang: tag },
      href,
    })),
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: toLanguageTag(pathname.split('/')[1] ?? '').replace('-', '_') },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}
