import type { ArticleSummary } from '@lacehouse/contracts'
import { articlePath } from '@lacehouse/domain/url/shop-paths'
import { useFormat } from '../../i18n/use-format.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './article-card.module.css'

type Props = {
  readonly article: ArticleSummary
  readonly locale: string
  /** The level of the card's heading below that of its list. */
  readonly heading?: 'h2' | 'h3'
  readonly priority?: boolean
}

const sizes = '(width >= 60rem) 30vw, (width >= 48rem) 45vw, 100vw'

/** Shows an article as a card that is one link: picture, subjects, title, summary and date. */
export function ArticleCard({ article, locale, heading: Heading = 'h3', priority = false }: Props) {
  const { slug, title, subtitle, description, date, media, tags } = article
  const format = useFormat()
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        source={media && { ...media, alt: '' }}
        sizes={sizes}
        largest={560}
        ratio="4 / 3"
        priority={priority}
      />
      <p className={styles.tags}>{tags.map((tag) => tag.title).join(' · ')}</p>
      <Heading className={styles.title}>
        <a href={articlePath(locale, slug)}>{title}</a>
      </Heading>
      {(subtitle ?? description) ? <p className={styles.text}>{subtitle ?? description}</p> : null}
      <time className={styles.date} dateTime={date}>
        {format.date(date, { dateStyle: 'long' })}
      </time>
    </article>
  )
}

/** Shows the shape of a card while its article is loaded. */
export function ArticleSkeleton() {
  return (
    <div className={styles.card} data-skeleton>
      <Skeleton ratio="4 / 3" />
      <Skeleton width="30%" />
      <Skeleton width="85%" height="1.5em" />
      <Skeleton width="65%" />
    </div>
  )
}
