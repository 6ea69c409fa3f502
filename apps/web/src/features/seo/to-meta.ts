import type { MetaDescriptor } from 'react-router'
import type { PageDescription } from './page-description.ts'

/** Maps a page's description to the elements of its head (RT-19). */
export function toMeta(page: PageDescription | undefined): MetaDescriptor[] {
  if (!page) return []
  const { title, description, canonical, image, type, siteName, language, hidden } = page
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...page.alternates.map(([tag, href]) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: tag, href })),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: language },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...page.jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}
