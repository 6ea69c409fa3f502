import type { CallReply } from '@lacehouse/contracts'
import { checkAnswer, checkQuestion } from '@lacehouse/domain/reviews/check-review'
import { answerLength, questionLength } from '@lacehouse/domain/reviews/review'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { findFieldErrors } from '../../../client/api/find-field-errors.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ReviewedProduct, ShownQuestion } from '../review-types.ts'
import styles from './question-dialog.module.css'

export type QuestionArgs = {
  readonly product: ReviewedProduct
  /** The question to answer; without it a new one is asked. */
  readonly question?: ShownQuestion
}

type State = CallReply<'reviews.ask'>['state']
/** The account's own name is used, so that only the text is checked here. */
const someName = 'name'

/** Asks a question about a product, or answers one, and says what happens to it (DLG-07, REV-03). */
export function QuestionDialog({ args: { product, question }, resolve }: DialogProps<QuestionArgs, State>) {
  const t = useTranslate()
  const formId = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<State | null>(null)
  // A text whose answer was lost is sent again under the same key.
  const lost = useRef<{ readonly text: string; readonly idempotencyKey: string } | null>(null)
  const { maximum } = question ? answerLength : questionLength
  const kind = question ? 'answer' : 'question'

  const judge = (): string | null => {
    const problem = question
      ? checkAnswer({ answer: text.trim(), nickname: someName }).answer
      : checkQuestion({ question: text.trim(), nickname: someName }).question
    return problem ? t(problem.key, problem.values) : null
  }
  const call = (options: { readonly idempotencyKey: string }) => {
    const params = { productId: product.id }
    return question
      ? browserApi.call(
          'reviews.answer',
          { params: { ...params, questionId: question.questionId }, body: { answer: text } },
          options,
        )
      : browserApi.call('reviews.ask', { params, body: { question: text } }, options)
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const field = event.currentTarget.querySelector('textarea')
    if (isBusy) return
    setRefusal(null)
    const wrong = judge()
    setError(wrong)
    if (wrong) return field?.focus()
    setBusy(true)
    try {
      if (lost.current?.text !== text) lost.current = { text, idempotencyKey: crypto.randomUUID() }
      setSent((await call({ idempotencyKey: lost.current.idempotencyKey })).state)
    } catch (failure) {
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500) lost.current = null
      const atField = findFieldErrors(failure, [kind])[kind]
      if (atField) setError(atField)
      else setRefusal(formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }

  if (sent) {
    return (
      <DialogFrame
        title={t(`reviews.text.thanks.${kind}`)}
        footer={
          <Button variant="action" size="large" wide onClick={() => resolve(sent)}>
            {t('common.close')}
          </Button>
        }
      >
        <FocusedNotice tone="positive">
          {t(sent === 'published' ? `reviews.text.published.${kind}` : `reviews.text.waiting.${kind}`)}
        </FocusedNotice>
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      title={t(question ? 'reviews.answer' : 'reviews.ask')}
      footer={
        <Button type="submit" form={formId} variant="action" size="large" wide busy={isBusy}>
          {t(`reviews.text.send.${kind}`)}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p className={styles.about}>{question ? question.question : product.name}</p>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <TextArea
          name={kind}
          label={t(`reviews.text.label.${kind}`)}
          hint={t('reviews.form.counter', { count: [...text].length, maximum })}
          rows={5}
          value={text}
          error={error}
          onChange={({ target }) => {
            setError(null)
            setText(target.value)
          }}
          onBlur={() => text !== '' && setError(judge())}
        />
        <p className={styles.note}>{t('reviews.form.note')}</p>
      </form>
    </DialogFrame>
  )
}
