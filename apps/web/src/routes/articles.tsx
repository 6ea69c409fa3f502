import { countArticlesTo, formatArticleList, parseArticleList } from '@lacehouse/domain/content/article-list'
import { minutes } from '@lacehouse/domain/time/durations'
import { articlesPath } from '@lacehouse/domain/url/shop-paths'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { ArticlesPage } from '../features/articles/articles-page.tsx'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/articles'
import { listArticles } from './loading/list-articles.ts'

export const handle: RouteHandle = { areas: ['articles'] }

/** Serves the list of articles; the address names the tags, and the page up to which articles are shown (CMS-17). */
export async function loader(args: Route.LoaderArgs) {
  const { url, locale, site } = getShop(args)
  const t = getTranslate(args)
  const query = parseArticleList(url.search)
  const found = await listArticles(args, { tags: query.tags, count: countArticlesTo(query.page) })
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const toPath = (to: string) => articlesPath(to) + formatArticleList({ tags: [], page: query.page })
  const seo = describePage(args, {
    title: t('seo.content.title', { title: t('articles.title'), brand: getBrand(site.brand).name }),
    description: t('articles.lead'),
    path: toPath(locale),
    toPath,
    image: found.articles[0]?.media?.url,
    hidden: query.tags.length > 0,
  })
  return { ...found, query, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Articles({ loaderData: { articles, facets, total, query } }: Route.ComponentProps) {
  return <ArticlesPage articles={articles} facets={facets} total={total} query={query} />
}
