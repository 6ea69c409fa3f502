import type { CallReply } from '@lacehouse/contracts'
import { checkReview, type ReviewField, type ReviewValues, reviewFields } from '@lacehouse/domain/reviews/check-review'
import { type Fit, mostReviewPhotos } from '@lacehouse/domain/reviews/review'
import { type SubmitEvent, useRef, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { type FieldErrors, findFieldErrors } from '../../../client/api/find-field-errors.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { usePhotos } from '../../../components/photos/use-photos.ts'
import { useTranslate } from '../../../i18n/use-text.ts'

type Own = CallReply<'reviews.own'>
/** The product that is reviewed, with the proof of an invitation. */
export type ReviewSubject = { readonly productId: string; readonly proof?: string | undefined }
export type WrittenState = CallReply<'reviews.write'>['state']

const shown = [...reviewFields, 'photoIds'] as const
type Words = FieldErrors<(typeof shown)[number]>
type Attempt = { readonly text: string; readonly key: string }

const sendPhoto = async (address: string): Promise<string> => {
  const photo = address.slice(address.indexOf(',') + 1)
  return (await browserApi.call('reviews.addPhoto', { body: { photo } })).photoId
}

const toValues = ({ nickname, review }: Own): ReviewValues => ({
  rating: review ? String(review.rating) : '',
  title: review?.title ?? '',
  reviewText: review?.reviewText ?? '',
  fit: review?.fit ?? '',
  size: review?.size ?? '',
  nickname,
})

/** Holds, checks and sends a review; what was typed stays through every failure (REV-02). */
export function useReviewForm({ productId, proof }: ReviewSubject, own: Own, onWritten: (state: WrittenState) => void) {
  const t = useTranslate()
  const photos = usePhotos({ most: mostReviewPhotos, send: sendPhoto })
  const [values, setValues] = useState<ReviewValues>(() => toValues(own))
  const [errors, setErrors] = useState<Words>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // A review whose answer was lost is sent again under the same key.
  const lost = useRef<Attempt | null>(null)

  const judge = (): Words => {
    const sizes = own.sizes.map(({ value }) => value)
    const trimmed = Object.fromEntries(reviewFields.map((field) => [field, values[field].trim()])) as ReviewValues
    const problems = Object.entries(checkReview(trimmed, sizes))
    return Object.fromEntries(problems.map(([field, problem]) => [field, t(problem.key, problem.values)]))
  }
  /** Shows the errors of a form at its fields; answers whether there are some. */
  const showErrors = (wrong: Words, form: HTMLFormElement): boolean => {
    const first = shown.find((field) => wrong[field])
    if (!first) return false
    setErrors(wrong)
    photos.setError(wrong.photoIds ?? null)
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return true
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy || photos.isAdding) return
    setRefusal(null)
    if (showErrors(judge(), form)) return
    setBusy(true)
    try {
      const { rating, title, reviewText, fit, size, nickname } = values
      const body = {
        ...{ rating: Number(rating), title, reviewText, nickname },
        ...(fit !== '' && { fit: fit as Fit }),
        ...(size !== '' && { size }),
        photoIds: photos.photos.map(({ photoId }) => photoId),
        ...(proof && { proof }),
      }
      const text = JSON.stringify(body)
      if (lost.current?.text !== text) lost.current = { text, key: crypto.randomUUID() }
      const { state } = await browserApi.call(
        'reviews.write',
        { params: { productId }, body },
        { idempotencyKey: lost.current.key },
      )
      onWritten(state)
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) lost.current = null
      if (!showErrors(findFieldErrors(error, shown), form)) setRefusal(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ values, errors, isBusy, refusal, photos, send },
    set: (field: ReviewField, value: string): void => {
      setErrors(({ [field]: _, ...others }) => others)
      setValues((old) => ({ ...old, [field]: value }))
    },
    leave: (field: ReviewField): void => {
      const wrong = judge()[field]
      if (wrong && values[field] !== '') setErrors((old) => ({ ...old, [field]: wrong }))
    },
  }
}
