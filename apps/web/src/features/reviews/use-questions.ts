import { type QuestionSort, toQuestionSearch } from '@lacehouse/domain/reviews/question-query'
import { useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { freshRead } from './fresh-read.ts'
import type { QuestionList, ShownQuestion } from './review-types.ts'

/** Which questions the shopper wants to read. */
export type QuestionChoice = {
  readonly sort: QuestionSort
  readonly unanswered: boolean
  /** Null for every language. */
  readonly language: string | null
  readonly search: string
}

export const firstChoice: QuestionChoice = { sort: 'newest', unanswered: false, language: null, search: '' }

/** Holds the questions that a page shows: the first ones are given, others are fetched by order, filter and page. */
export function useQuestions(productId: string, first: QuestionList) {
  const t = useTranslate()
  const [choice, setChoice] = useState(firstChoice)
  const [list, setList] = useState({ ...first, page: 1 })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  // An answer that a later question has overtaken is thrown away.
  const asked = useRef(0)
  const hasWritten = useRef(false)

  async function read(wanted: QuestionChoice, page: number, before: readonly ShownQuestion[]): Promise<void> {
    asked.current += 1
    const turn = asked.current
    setBusy(true)
    setError(null)
    const { sort, unanswered, language, search } = wanted
    const words = toQuestionSearch(search)
    const query = {
      ...{ page, sort },
      ...(unanswered && { unanswered }),
      ...(language !== null && { language }),
      ...(words !== null && { search: words }),
    }
    try {
      const options = hasWritten.current ? freshRead : {}
      const read = await browserApi.call('reviews.questions', { params: { productId }, query }, options)
      if (turn === asked.current) setList({ ...read, questions: [...before, ...read.questions] })
    } catch (failure) {
      if (turn === asked.current) setError(formatError(t, failure))
    } finally {
      if (turn === asked.current) setBusy(false)
    }
  }

  return {
    ...list,
    ...{ choice, isBusy, error },
    hasMore: list.questions.length < list.total,
    choose: (changed: Partial<QuestionChoice>): void => {
      const wanted = { ...choice, ...changed }
      setChoice(wanted)
      void read(wanted, 1, [])
    },
    /** Reads again after the reader has asked or answered. */
    reload: (): void => {
      hasWritten.current = true
      void read(choice, 1, [])
    },
    more: (): void => void read(choice, list.page + 1, list.questions),
  }
}
