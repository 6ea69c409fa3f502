import { useEffect } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Questions } from './questions.tsx'
import { RatingOverview } from './rating-overview.tsx'
import { requireAccount } from './require-account.ts'
import { ReviewControls } from './review-controls.tsx'
import { ReviewItem } from './review-item.tsx'
import { type FirstReviews, readWriteLink, type SizedProduct } from './review-types.ts'
import styles from './reviews-section.module.css'
import { useFirstReviews } from './use-first-reviews.ts'
import { useReviews } from './use-reviews.ts'

type Props = { readonly product: SizedProduct }

/** Shows what shoppers say and ask about a product (REV-01 to REV-04). */
export function ReviewsSection(props: Props) {
  return (
    <MessagesProvider areas={['reviews']}>
      <Loaded {...props} />
    </MessagesProvider>
  )
}

function Loaded({ product }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { first, isFailed, retry } = useFirstReviews(product.id, locale.slice(0, 2))
  if (isFailed) return <RetryNotice onRetry={retry}>{t('reviews.failed')}</RetryNotice>
  if (!first) return <Skeleton height="30rem" />
  return (
    <>
      <Reviews product={product} first={first} />
      <Questions product={product} first={first.questions} />
    </>
  )
}

function Reviews({ product, first }: Props & { readonly first: FirstReviews }) {
  const t = useTranslate()
  const { locale } = useShop()
  const language = locale.slice(0, 2)
  const reviews = useReviews(product.id, first)
  const { summary, choice, choose, error, isBusy, hasMore } = reviews

  async function write(): Promise<void> {
    if (!(await requireAccount())) return
    // A shopper who came by the link of a mail has its proof, also when they press the button later.
    const { ok, ...result } = await openDialog('write-review', { product, ...readWriteLink(location.hash) })
    if (ok && 'value' in result && result.value === 'published') reviews.reload()
  }

  // A link of a mail or an order leads to the form itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the section is there
  useEffect(() => {
    if (readWriteLink(location.hash)) void write()
  }, [])

  return (
    <section className={styles.section} aria-labelledby="reviews-title">
      <div className={styles.heading}>
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        <Button variant="secondary" onClick={() => void write()}>
          {t('reviews.write')}
        </Button>
      </div>
      {summary.count === 0 ? <p>{t('reviews.none')}</p> : null}
      <div className={styles.columns} data-empty={summary.count === 0 || undefined}>
        <RatingOverview summary={summary} stars={choice.stars} onStars={(stars) => choose({ stars })} />
        {summary.count === 0 ? null : (
          <div className={styles.list} aria-busy={isBusy}>
            <ReviewControls reviews={reviews} language={language} attributes={product.attributes} />
            <p role="status" className={styles.total}>
              {t(choice.language === null ? 'reviews.shown' : 'reviews.shownInLanguage', { count: reviews.total })}
            </p>
            {reviews.reviews.map((review) => (
              <ReviewItem
                key={review.reviewId}
                productId={product.id}
                review={review}
                language={language}
                translates={first.list.translates}
              />
            ))}
            {error ? <Notice tone="negative">{error}</Notice> : null}
            {hasMore ? (
              <Button variant="secondary" busy={isBusy} onClick={reviews.more}>
                {t('reviews.more')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <Accordion title={t('reviews.how.title')}>
        <p>{t('reviews.how.verified')}</p>
        <p>{t('reviews.how.published')}</p>
        <p>{t('reviews.how.order')}</p>
      </Accordion>
    </section>
  )
}
