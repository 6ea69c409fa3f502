import { findPagePath } from '@lacehouse/domain/content/find-page-path'
import { getBrand } from '../../brands/brands.ts'
import type { Content } from '../../features/content/load-content.ts'
import { describePage } from '../../features/seo/describe-page.ts'
import { toQuestionsData } from '../../features/seo/json-ld.ts'
import type { PageDescription } from '../../features/seo/page-description.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/** Describes a content page, whose address is the same in every language. A page that names its parent is read below it, also where another address led to it. */
export function describeContent(args: WithContext, { page }: Content): PageDescription {
  const { url, locale, site, serverData } = getShop(args)
  const path = (page.parentSlug && findPagePath(locale, page)) || url.pathname
  // The blocks of a document stay on the server; the page has only their places.
  const blocks = serverData.blocks ?? page.blocks
  const questions = blocks.flatMap((block) => (block.type === 'accordion' ? block.items : []))
  return describePage(args, {
    title: getTranslate(args)('seo.content.title', { title: page.title, brand: getBrand(site.brand).name }),
    description: page.description ?? page.subtitle,
    path,
    toPath: (to) => path.replace(locale, to),
    image: page.media?.url,
    type: page.date ? 'article' : 'website',
    jsonLd: questions.length > 0 ? [toQuestionsData(questions)] : [],
  })
}
