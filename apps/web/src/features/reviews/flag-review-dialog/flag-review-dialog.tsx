import { type FlagReason, flagReasons } from '@lacehouse/domain/reviews/review'
import { type SubmitEvent, useId, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'

export type FlagReviewArgs = { readonly productId: string; readonly reviewId: string }

/** Reports a review to the staff with a reason, and thanks for it (REV-04). */
export function FlagReviewDialog({ args, resolve }: DialogProps<FlagReviewArgs, void>) {
  const t = useTranslate()
  const formId = useId()
  const [reason, setReason] = useState<FlagReason | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [stage, setStage] = useState<'open' | 'busy' | 'done'>('open')

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (stage === 'busy') return
    if (!reason) return setError(t('validation.required'))
    setStage('busy')
    setRefusal(null)
    try {
      await browserApi.call('reviews.flag', { params: args, body: { reason } })
      setStage('done')
    } catch (failure) {
      setRefusal(formatError(t, failure))
      setStage('open')
    }
  }

  const isDone = stage === 'done'
  return (
    <DialogFrame
      title={t('reviews.flag.title')}
      footer={
        isDone ? (
          <Button variant="action" size="large" wide onClick={() => resolve()}>
            {t('common.close')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="action" size="large" wide busy={stage === 'busy'}>
            {t('reviews.flag.send')}
          </Button>
        )
      }
    >
      {isDone ? (
        <FocusedNotice tone="positive">{t('reviews.flag.thanks')}</FocusedNotice>
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void send(event)}>
          {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
          <RadioCards
            legend={t('reviews.flag.reason')}
            name="reason"
            cards={flagReasons.map((value) => ({ value, title: t(`reviews.reason.${value}`) }))}
            value={reason}
            error={error}
            onChange={(value) => {
              setReason(value as FlagReason)
              setError(null)
            }}
          />
        </form>
      )}
    </DialogFrame>
  )
}
