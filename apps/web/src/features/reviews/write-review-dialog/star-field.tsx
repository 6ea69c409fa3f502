import { starValues } from '@lacehouse/domain/reviews/review'
import { useId } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './star-field.module.css'

type Props = {
  readonly value: number
  readonly error?: string | null
  readonly onChange: (stars: number) => void
}

/** Five stars as radio buttons, so that arrow keys choose among them. */
export function StarField({ value, error, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('reviews.form.stars')}</legend>
      <div className={styles.line}>
        <div className={styles.stars}>
          {starValues.map((stars) => (
            <label key={stars} className={styles.star} data-on={stars <= value || undefined}>
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={stars === value}
                aria-label={t('reviews.form.starsOf', { stars })}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(stars)}
              />
              <Icon name="star" size={32} filled={stars <= value} />
            </label>
          ))}
        </div>
        <span className={styles.words} aria-hidden>
          {value > 0 ? t(`reviews.form.stars.${value as 1 | 2 | 3 | 4 | 5}`) : ''}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
