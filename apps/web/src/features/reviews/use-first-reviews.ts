import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { FirstReviews } from './review-types.ts'

const readFirst = async (productId: string, language: string): Promise<FirstReviews> => {
  const params = { productId }
  const [own, questions] = await Promise.all([
    browserApi.call('reviews.list', { params, query: { language } }),
    browserApi.call('reviews.questions', { params }),
  ])
  if (own.total > 0 || own.summary.count === 0) return { list: own, language, questions }
  return { list: await browserApi.call('reviews.list', { params }), language: null, questions }
}

/** Reads the first reviews in a language, or in all where it has none, and the first questions. */
export function useFirstReviews(productId: string, language: string) {
  const [first, setFirst] = useState<FirstReviews | null>(null)
  const [tries, setTries] = useState(1)
  const [isFailed, setFailed] = useState(false)

  // Read when the section comes near the viewport, and once more when the shopper asks for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is the reason to read again
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    readFirst(productId, language).then(
      (read) => isCurrent && setFirst(read),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [productId, language, tries])

  return { first, isFailed, retry: (): void => setTries((before) => before + 1) }
}
