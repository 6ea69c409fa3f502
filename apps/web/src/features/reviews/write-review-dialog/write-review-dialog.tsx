import type { CallReply } from '@lacehouse/contracts'
import { useEffect, useId, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { ReviewedProduct } from '../review-types.ts'
import { ReviewForm } from './review-form.tsx'
import type { WrittenState } from './use-review-form.ts'
import styles from './write-review-dialog.module.css'

export type WriteReviewArgs = {
  readonly product: ReviewedProduct
  /** What the link of an invitation says about its order. */
  readonly proof?: string
}
type Own = CallReply<'reviews.own'>

/** Writes a review of a product, or changes the one that the account has (DLG-19, REV-02). */
export function WriteReviewDialog({ args, resolve }: DialogProps<WriteReviewArgs, WrittenState>) {
  const { product, proof } = args
  const t = useTranslate()
  const formId = useId()
  const [own, setOwn] = useState<Own | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [written, setWritten] = useState<WrittenState | null>(null)
  const [isBusy, setBusy] = useState(false)

  // The form begins with what the account has written before.
  useEffect(() => {
    browserApi
      .call('reviews.own', { params: { productId: product.id }, query: { ...(proof && { proof }) } })
      .then(setOwn)
      .catch((error: unknown) => setFailure(formatError(t, error)))
  }, [product.id, proof, t])

  if (written) {
    return (
      <DialogFrame
        title={t('reviews.form.thanks')}
        footer={
          <Button variant="action" size="large" wide onClick={() => resolve(written)}>
            {t('common.close')}
          </Button>
        }
      >
        <FocusedNotice tone="positive">
          {t(written === 'published' ? 'reviews.form.published' : 'reviews.form.waiting')}
        </FocusedNotice>
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      title={t(own?.review ? 'reviews.form.change' : 'reviews.write')}
      footer={
        own ? (
          <Button type="submit" form={formId} variant="action" size="large" wide busy={isBusy}>
            {t('reviews.form.send')}
          </Button>
        ) : null
      }
    >
      <p className={styles.product}>{product.name}</p>
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      {own || failure ? null : <Spinner />}
      {own ? (
        <ReviewForm
          id={formId}
          about={{ productId: product.id, proof }}
          own={own}
          onWritten={setWritten}
          onBusy={setBusy}
        />
      ) : null}
    </DialogFrame>
  )
}
