import { reviewSorts } from '@lacehouse/domain/reviews/review-query'
import { useTranslate } from '../../i18n/use-text.ts'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './reviews-section.module.css'
import type { ReviewChoice, useReviews } from './use-reviews.ts'

type Props = {
  readonly reviews: Pick<ReturnType<typeof useReviews>, 'choice' | 'choose' | 'summary'>
  /** The language of the page. */
  readonly language: string
}

/** The order of the reviews and what is left of them (REV-01). */
export function ReviewControls({ reviews: { choice, choose, summary }, language }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.controls}>
      <Select
        label={t('reviews.sort')}
        value={choice.sort}
        options={reviewSorts.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
        onChange={({ target }) => choose({ sort: target.value as ReviewChoice['sort'] })}
      />
      <fieldset className={styles.filters}>
        <legend className={styles.filtersLegend}>{t('reviews.filter')}</legend>
        {choice.stars === null ? null : (
          <Chip
            removable
            aria-label={t('reviews.filter.removeStars', { stars: choice.stars })}
            onClick={() => choose({ stars: null })}
          >
            {t('reviews.starsShort', { stars: choice.stars })}
          </Chip>
        )}
        {summary.withPhotos > 0 ? (
          <Chip selected={choice.withPhotos} onClick={() => choose({ withPhotos: !choice.withPhotos })}>
            {t('reviews.filter.photos')}
          </Chip>
        ) : null}
        {summary.verified > 0 ? (
          <Chip selected={choice.verified} onClick={() => choose({ verified: !choice.verified })}>
            {t('reviews.filter.verified')}
          </Chip>
        ) : null}
        <Chip
          selected={choice.language === null}
          onClick={() => choose({ language: choice.language === null ? language : null })}
        >
          {t('reviews.filter.everyLanguage')}
        </Chip>
      </fieldset>
    </div>
  )
}
