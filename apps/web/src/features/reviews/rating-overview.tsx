import type { Stars as StarCount } from '@lacehouse/domain/reviews/review'
import type { CSSProperties } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Stars } from '../../ui/stars.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './rating-overview.module.css'
import type { ReviewSummary } from './review-types.ts'

type Props = {
  readonly summary: ReviewSummary
  readonly stars: StarCount | null
  readonly onStars: (stars: StarCount | null) => void
}

/** Shows the average, how many gave how many stars, and how the product turns out. Each bar filters the reviews (REV-01). */
export function RatingOverview({ summary, stars: chosen, onStars }: Props) {
  const t = useTranslate()
  const { number } = useFormat()
  const { average, count, shares, fit, fitPosition } = summary
  if (average === null) return null
  return (
    <div className={styles.overview}>
      <p className={styles.average}>
        <span className={styles.figure}>{number(average)}</span>
        <span className={styles.words}>
          <Stars value={average} label={t('reviews.stars', { stars: number(average) })} />
          <span>{t('reviews.count', { count })}</span>
        </span>
      </p>
      <fieldset className={styles.histogram}>
        <legend className={styles.legend}>{t('reviews.histogram')}</legend>
        {shares.map(({ stars, count: voices, percent }) => (
          <button
            key={stars}
            type="button"
            className={styles.row}
            aria-pressed={chosen === stars}
            disabled={voices === 0}
            onClick={() => onStars(chosen === stars ? null : stars)}
          >
            <span className={styles.rank}>{t('reviews.starsShort', { stars })}</span>
            <span className={styles.bar} style={{ '--part': `${percent}%` } as CSSProperties} />
            <span className={styles.voices} aria-hidden>
              {number(voices)}
            </span>
            <VisuallyHidden>{t('reviews.count', { count: voices })}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
      {fitPosition === null ? null : (
        <div className={styles.fit}>
          <p className={styles.fitWords}>{t(fit ? `reviews.fit.most.${fit}` : 'reviews.fit.mixed')}</p>
          <span className={styles.scale} aria-hidden style={{ '--at': `${50 + fitPosition * 50}%` } as CSSProperties} />
          <p className={styles.ends} aria-hidden>
            <span>{t('reviews.fit.small')}</span>
            <span>{t('reviews.fit.true')}</span>
            <span>{t('reviews.fit.large')}</span>
          </p>
        </div>
      )}
    </div>
  )
}
