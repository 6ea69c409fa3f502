import { browserApi } from '../../client/api/browser-api.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { requireAccount } from './require-account.ts'
import styles from './review-item.module.css'
import type { ShownReview } from './review-types.ts'
import { useTranslation } from './use-translation.ts'
import { Votes } from './votes.tsx'

type Props = {
  readonly productId: string
  readonly review: ShownReview
  readonly language: string
  /** Whether the shop has a service that translates. */
  readonly translates: boolean
}

/** Shows one review with its photos, what its writer wears, and the ways to say something about it (REV-04, DLG-19). */
export function ReviewItem({ productId, review, language, translates }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const { reviewId, rating, nickname, publishedAt, isVerified, photos, fit, sizeLabel } = review
  const params = { productId, reviewId }
  const { words, toggle, isTranslated, isBusy, error } = useTranslation(review)
  const { title, reviewText } = words
  const isForeign = review.language !== language
  const report = async (): Promise<void> => {
    if (await requireAccount()) await openDialog('flag-review', params)
  }
  const pictures = photos.map(({ url, width, height }, index) => ({
    ...{ url, width, height, view: 'photo' },
    alt: t('reviews.photo', { nickname, position: index + 1 }),
  }))
  return (
    <article className={styles.review}>
      <header className={styles.header}>
        <Stars value={rating} label={t('reviews.stars', { stars: rating })} />
        {title ? (
          <h3 className={styles.title} lang={isForeign && !isTranslated ? review.language : undefined}>
            {title}
          </h3>
        ) : null}
        <p className={styles.by}>
          <span>{nickname}</span>
          <time dateTime={publishedAt}>{date(publishedAt)}</time>
          {isVerified ? (
            <span className={styles.verified}>
              <Icon name="circle-check" size={16} /> {t('reviews.verified')}
            </span>
          ) : null}
        </p>
      </header>
      <p className={styles.text} lang={isForeign && !isTranslated ? review.language : undefined}>
        {reviewText}
      </p>
      {translates && isForeign ? (
        <p className={styles.translation}>
          <TextButton aria-busy={isBusy} onClick={toggle}>
            {t(isTranslated ? 'reviews.original' : 'reviews.translate')}
          </TextButton>
          <span role="status">{error ?? (isTranslated ? t('reviews.translated') : null)}</span>
        </p>
      ) : null}
      {sizeLabel || fit ? (
        <p className={styles.facts}>
          {sizeLabel ? <span>{t('reviews.size', { size: sizeLabel })}</span> : null}
          {fit ? <span>{t(`reviews.fit.${fit}`)}</span> : null}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <ul className={styles.photos}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                className={styles.photo}
                aria-label={t('reviews.openPhoto', { position: index + 1 })}
                onClick={() => void openDialog('zoom', { name: title || nickname, pictures, start: index })}
              >
                <Picture source={picture} sizes="88px" largest={88} ratio="1" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <footer className={styles.footer}>
        <Votes
          counts={review}
          subject={title || nickname}
          vote={(isHelpful) => browserApi.call('reviews.vote', { params, body: { isHelpful } })}
        />
        <TextButton
          className={styles.report}
          aria-label={t('reviews.reportOf', { nickname })}
          onClick={() => void report()}
        >
          {t('reviews.report')}
        </TextButton>
      </footer>
    </article>
  )
}
