import { articleSizes } from '@lacehouse/domain/content/article-list'
import { minutes } from '@lacehouse/domain/time/durations'
import { articlePath, articlesPath } from '@lacehouse/domain/url/shop-paths'
import { data } from 'react-router'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'
import { findArticle } from '../features/content/load-content.ts'
import { toArticleData } from '../features/seo/article-data.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toBreadcrumbData } from '../features/seo/json-ld.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import { orWithout } from '../unavailable.ts'
import type { Route } from './+types/article'
import { listRelatedArticles } from './loading/list-articles.ts'

export const handle: RouteHandle = { areas: ['articles'] }

/** Serves an article with four articles that are related to it (CMS-17). */
export async function loader(args: Route.LoaderArgs) {
  const { url, locale, site } = getShop(args)
  const { slug } = args.params
  const t = getTranslate(args)
  const content = await findArticle(args, slug)
  if (!content) throw data(null, { status: 404 })
  const article = content.page
  const related = await listRelatedArticles(args, article, articleSizes.related).catch(orWithout(args, []))
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const brand = getBrand(site.brand).name
  const path = articlePath(locale, slug)
  const crumbs = [
    { name: t('articles.title'), url: articlesPath(locale) },
    { name: article.title, url: path },
  ]
  const seo = describePage(args, {
    title: t('seo.content.title', { title: article.title, brand }),
    description: article.description,
    path,
    toPath: (to) => articlePath(to, slug),
    image: article.media?.url,
    type: 'article',
    jsonLd: [
      toArticleData(article, { origin: url.origin, path, publisher: brand, language: locale }),
      toBreadcrumbData(crumbs, url.origin),
    ],
  })
  return { content, related, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Article({ loaderData: { content, related } }: Route.ComponentProps) {
  return <ArticlePage article={content.page} tiles={content.tiles} related={related} />
}
