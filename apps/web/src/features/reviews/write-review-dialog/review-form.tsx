import type { CallReply } from '@lacehouse/contracts'
import { fits, longestReviewTitle, nicknameLength, reviewTextLength } from '@lacehouse/domain/reviews/review'
import { useEffect } from 'react'
import { PhotoField } from '../../../components/photos/photo-field.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { StarField } from './star-field.tsx'
import { type ReviewSubject, useReviewForm, type WrittenState } from './use-review-form.ts'
import styles from './write-review-dialog.module.css'

type Props = {
  readonly id: string
  readonly about: ReviewSubject
  readonly own: CallReply<'reviews.own'>
  readonly onWritten: (state: WrittenState) => void
  /** Called when sending begins and ends, for the button that stands outside of the form. */
  readonly onBusy: (isBusy: boolean) => void
}

/** The fields of a review. */
export function ReviewForm({ id, about, own, onWritten, onBusy }: Props) {
  const t = useTranslate()
  const { values, errors, isBusy, refusal, photos, send, set, leave } = useReviewForm(about, own, onWritten)
  const optional = t('common.optional')
  const hasSizes = own.sizes.length > 1
  const busy = isBusy || photos.isAdding
  // The button of the form stands in the dialog's footer.
  useEffect(() => {
    onBusy(busy)
  }, [busy, onBusy])
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      {own.isVerified ? <p className={styles.note}>{t('reviews.form.verified')}</p> : null}
      <StarField
        value={Number(values.rating)}
        error={errors.rating ?? null}
        onChange={(stars) => set('rating', String(stars))}
      />
      <TextField
        name="title"
        label={t('reviews.form.title')}
        optionalLabel={optional}
        maxLength={longestReviewTitle}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set('title', target.value)}
      />
      <TextArea
        name="reviewText"
        label={t('reviews.form.text')}
        hint={t('reviews.form.counter', { count: [...values.reviewText].length, maximum: reviewTextLength.maximum })}
        rows={6}
        value={values.reviewText}
        error={errors.reviewText}
        onChange={({ target }) => set('reviewText', target.value)}
        onBlur={() => leave('reviewText')}
      />
      {hasSizes ? (
        <>
          <RadioCards
            legend={t('reviews.form.fit')}
            name="fit"
            cards={fits.map((value) => ({ value, title: t(`reviews.fit.${value}`) }))}
            value={values.fit}
            error={errors.fit ?? null}
            onChange={(value) => set('fit', value)}
          />
          <Select
            name="size"
            label={t('reviews.form.size')}
            optionalLabel={optional}
            placeholder={t('reviews.form.noSize')}
            options={own.sizes}
            value={values.size}
            error={errors.size}
            onChange={({ target }) => set('size', target.value)}
          />
        </>
      ) : null}
      <PhotoField {...photos} />
      <TextField
        name="nickname"
        label={t('reviews.form.nickname')}
        hint={t('reviews.form.nicknameHint')}
        maxLength={nicknameLength.maximum}
        autoComplete="nickname"
        value={values.nickname}
        error={errors.nickname}
        onChange={({ target }) => set('nickname', target.value)}
        onBlur={() => leave('nickname')}
      />
      <p className={styles.note}>{t('reviews.form.note')}</p>
    </form>
  )
}
