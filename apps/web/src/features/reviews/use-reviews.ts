import type { Fit, Stars } from '@lacehouse/domain/reviews/review'
import type { ReviewSort } from '@lacehouse/domain/reviews/review-query'
import { useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { freshRead } from './fresh-read.ts'
import type { FirstReviews, ShownReview } from './review-types.ts'

/** What the shopper wants to read. */
export type ReviewChoice = {
  readonly sort: ReviewSort
  readonly stars: Stars | null
  /** Null for every language. */
  readonly language: string | null
  readonly withPhotos: boolean
  readonly verified: boolean
  readonly fit: Fit | null
  /** A size as the catalogue names it. */
  readonly size: string | null
}

type Shown = {
  readonly reviews: readonly ShownReview[]
  readonly total: number
  /** The page that was read last. */
  readonly page: number
}

/** Holds the reviews that a page shows: the first ones are given, others are fetched by filter, order and page. */
export function useReviews(productId: string, { list: first, language }: FirstReviews) {
  const t = useTranslate()
  const [choice, setChoice] = useState<ReviewChoice>({
    ...{ sort: 'newest', stars: null, language, withPhotos: false, verified: false },
    ...{ fit: null, size: null },
  })
  const [shown, setShown] = useState<Shown>({ reviews: first.reviews, total: first.total, page: 1 })
  const [summary, setSummary] = useState(first.summary)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  // An answer that a later question has overtaken is thrown away.
  const asked = useRef(0)
  const hasWritten = useRef(false)

  async function read(wanted: ReviewChoice, page: number, before: readonly ShownReview[]): Promise<void> {
    asked.current += 1
    const turn = asked.current
    setBusy(true)
    setError(null)
    const { sort, stars, withPhotos, verified, fit, size } = wanted
    try {
      const query = {
        ...{ page, sort },
        ...(stars !== null && { stars }),
        ...(wanted.language !== null && { language: wanted.language }),
        ...(withPhotos && { withPhotos }),
        ...(verified && { verified }),
        ...(fit !== null && { fit }),
        ...(size !== null && { size }),
      }
      const options = hasWritten.current ? freshRead : {}
      const list = await browserApi.call('reviews.list', { params: { productId }, query }, options)
      if (turn !== asked.current) return
      setShown({ reviews: [...before, ...list.reviews], total: list.total, page })
      setSummary(list.summary)
    } catch (failure) {
      if (turn === asked.current) setError(formatError(t, failure))
    } finally {
      if (turn === asked.current) setBusy(false)
    }
  }

  return {
    ...shown,
    choice,
    summary,
    isBusy,
    error,
    hasMore: shown.reviews.length < shown.total,
    choose: (changed: Partial<ReviewChoice>): void => {
      const wanted = { ...choice, ...changed }
      setChoice(wanted)
      void read(wanted, 1, [])
    },
    /** Reads again after the reader's own review was published. */
    reload: (): void => {
      hasWritten.current = true
      void read(choice, 1, [])
    },
    more: (): void => void read(choice, shown.page + 1, shown.reviews),
  }
}
