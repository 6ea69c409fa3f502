import type { ArticleSummary } from '@lacehouse/contracts'
import {
  type ArticleListQuery,
  articleSizes,
  formatArticleList,
  parseArticleList,
} from '@lacehouse/domain/content/article-list'
import { articlesPath } from '@lacehouse/domain/url/shop-paths'
import { useLocation, useNavigation } from 'react-router'
import { useShop } from '../../client/use-shop.ts'
import { ArticleCards } from '../../components/articles/article-cards.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { type ArticleFacet, ArticleFilters } from './article-filters.tsx'
import styles from './articles-page.module.css'

type Props = {
  readonly articles: readonly ArticleSummary[]
  readonly facets: readonly ArticleFacet[]
  /** The number of all articles with the chosen tags. */
  readonly total: number
  readonly query: ArticleListQuery
}

/** Shows the articles in a grid with their subjects as filters; the address holds filters and pages (CMS-17). */
export function ArticlesPage({ articles, facets, total, query }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const coming = useComingQuery()
  const path = articlesPath(locale)
  const shown = coming ?? query
  const isOtherList = formatArticleList({ ...shown, page: 1 }) !== formatArticleList({ ...query, page: 1 })
  const next = { tags: query.tags, page: query.page + 1 }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('articles.title')}</h1>
        <p className={styles.lead}>{t('articles.lead')}</p>
      </header>
      <ArticleFilters facets={facets} query={shown} path={path} />
      <p className={styles.count} role="status">
        {isOtherList ? t('common.loading') : t('articles.count', { shown: articles.length, total })}
      </p>
      {articles.length === 0 && !isOtherList ? (
        <p>
          {t('articles.empty')} <a href={path}>{t('articles.all')}</a>
        </p>
      ) : (
        <ArticleCards
          articles={isOtherList ? [] : articles}
          locale={locale}
          heading="h2"
          opensPage
          waiting={isOtherList ? articleSizes.skeletons : 0}
        />
      )}
      {articles.length < total && !isOtherList ? (
        <LinkButton
          className={styles.next}
          variant="secondary"
          href={path + formatArticleList(next)}
          data-keep-scroll
          data-replace
          rel="next"
        >
          {t(coming ? 'common.loading' : 'articles.next')}
        </LinkButton>
      ) : null}
    </div>
  )
}

/** The query of the list that the router is loading; null while it is loading none. */
function useComingQuery(): ArticleListQuery | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? parseArticleList(new URLSearchParams(location.search)) : null
}
