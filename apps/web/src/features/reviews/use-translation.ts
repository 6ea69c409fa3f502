import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { ShownReview } from './review-types.ts'

type Words = Pick<ShownReview, 'title' | 'reviewText'>

/** Holds the words of a review, the translated ones once its reader asked for them (REV-05). */
export function useTranslation({ reviewId, title, reviewText }: ShownReview) {
  const t = useTranslate()
  const [translated, setTranslated] = useState<Words | null>(null)
  const [isTranslated, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function translate(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      setTranslated(await browserApi.call('reviews.translate', { params: { reviewId } }))
      setShown(true)
    } catch {
      setError(t('reviews.notTranslated'))
    } finally {
      setBusy(false)
    }
  }

  return {
    words: isTranslated && translated ? translated : { title, reviewText },
    isTranslated,
    isBusy,
    error,
    toggle: (): void => {
      if (isTranslated || translated) setShown(!isTranslated)
      else if (!isBusy) void translate()
    },
  }
}
