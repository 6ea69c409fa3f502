import type { ArticleSummary } from '@lacehouse/contracts'
import { ArticleCard, ArticleSkeleton } from './article-card.tsx'
import styles from './article-cards.module.css'

type Props = {
  readonly articles: readonly ArticleSummary[]
  readonly locale: string
  readonly heading?: 'h2' | 'h3'
  /** The list opens its page, so that its first picture is fetched with priority. */
  readonly opensPage?: boolean
  /** The cards of a row on large screens. */
  readonly columns?: 3 | 4
  /** The number of placeholders behind the cards, while further articles are loaded. */
  readonly waiting?: number
}

/** Shows articles in a grid of cards. */
export function ArticleCards({ articles, locale, heading, opensPage = false, columns = 3, waiting = 0 }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns} aria-busy={waiting > 0}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} locale={locale} heading={heading} priority={opensPage && index === 0} />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its position
        <li key={position} aria-hidden>
          <ArticleSkeleton />
        </li>
      ))}
    </ul>
  )
}
