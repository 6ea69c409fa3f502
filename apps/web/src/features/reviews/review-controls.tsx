import type { Product } from '@lacehouse/contracts'
import { sizeAttribute } from '@lacehouse/domain/product/product'
import { type Fit, fits } from '@lacehouse/domain/reviews/review'
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
  /** The options of the product, whose sizes writers may have named. */
  readonly attributes: Product['attributes']
}

/** The order of the reviews and what is left of them (REV-01). */
export function ReviewControls({ reviews: { choice, choose, summary }, language, attributes }: Props) {
  const t = useTranslate()
  const sizes = attributes.find(({ type }) => type === sizeAttribute)?.options ?? []
  return (
    <div className={styles.controls}>
      <Select
        label={t('reviews.sort')}
        value={choice.sort}
        options={reviewSorts.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
        onChange={({ target }) => choose({ sort: target.value as ReviewChoice['sort'] })}
      />
      {summary.fitPosition === null ? null : (
        <Select
          label={t('reviews.filter.fit')}
          value={choice.fit ?? ''}
          options={[
            { value: '', label: t('reviews.filter.everyFit') },
            ...fits.map((value) => ({ value, label: t(`reviews.fit.${value}`) })),
          ]}
          onChange={({ target }) => choose({ fit: (target.value || null) as Fit | null })}
        />
      )}
      {sizes.length > 1 ? (
        <Select
          label={t('reviews.filter.size')}
          value={choice.size ?? ''}
          options={[
            { value: '', label: t('reviews.filter.everySize') },
            ...sizes.map(({ value, label }) => ({ value, label })),
          ]}
          onChange={({ target }) => choose({ size: target.value || null })}
        />
      ) : null}
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
