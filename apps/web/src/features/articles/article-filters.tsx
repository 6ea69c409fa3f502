import {
  type ArticleListQuery,
  articleSizes,
  formatArticleList,
  toggleArticleTag,
} from '@lacehouse/domain/content/article-list'
import { useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './article-filters.module.css'

export type ArticleFacet = { readonly id: string; readonly title: string; readonly count: number }

type Props = {
  readonly facets: readonly ArticleFacet[]
  readonly query: ArticleListQuery
  /** The path of the list without its query. */
  readonly path: string
}

const limits = Object.entries(articleSizes.facets)

/**
 * Shows the subjects of a list as links that filter it, with their counts (CMS-17). A row has as many as its width allows, and a button
 * shows the rest; without scripts all are shown.
 */
export function ArticleFilters({ facets, query, path }: Props) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const more = limits.filter(([, limit]) => facets.length > limit).map(([at]) => at)
  return (
    <nav className={styles.bar} aria-label={t('articles.filters')}>
      <ul className={styles.facets} id="article-facets" data-open={isOpen || undefined}>
        {facets.map(({ id, title, count }) => (
          <li key={id}>
            <ChipLink
              href={path + formatArticleList(toggleArticleTag(query, id))}
              selected={query.tags.includes(id)}
              data-keep-scroll
            >
              {title} <span className={styles.count}>{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {more.length > 0 ? (
          <TextButton
            className={styles.more}
            data-at={more.join(' ')}
            aria-expanded={isOpen}
            aria-controls="article-facets"
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'articles.less' : 'articles.more')}
          </TextButton>
        ) : null}
        {query.tags.length > 0 ? (
          <a className={styles.clear} href={path} data-keep-scroll>
            {t('articles.clear')}
          </a>
        ) : null}
      </div>
    </nav>
  )
}
