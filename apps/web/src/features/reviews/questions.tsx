import { useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { freshRead } from './fresh-read.ts'
import { requireAccount } from './require-account.ts'
import type { QuestionList, ReviewedProduct, ShownQuestion } from './review-types.ts'
import styles from './reviews-section.module.css'
import { Votes } from './votes.tsx'

type Props = { readonly product: ReviewedProduct; readonly first: QuestionList }

/** Shows the questions about a product with their answers, the shop's own first (REV-03, DLG-07). */
export function Questions({ product, first }: Props) {
  const t = useTranslate()
  const [list, setList] = useState({ questions: first.questions, total: first.total, page: 1 })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const hasWritten = useRef(false)
  const read = async (page: number, before: readonly ShownQuestion[]): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const { questions, total } = await browserApi.call(
        'reviews.questions',
        { params: { productId: product.id }, query: { page } },
        hasWritten.current ? freshRead : {},
      )
      setList({ questions: [...before, ...questions], total, page })
    } catch (failure) {
      setError(formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }
  const write = async (question?: ShownQuestion): Promise<void> => {
    if (!(await requireAccount())) return
    const { ok } = await openDialog('question', { product, ...(question && { question }) })
    if (!ok) return
    hasWritten.current = true
    await read(1, [])
  }
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <div className={styles.heading}>
        <h2 id="questions">{t('reviews.questions')}</h2>
        <Button variant="secondary" onClick={() => void write()}>
          {t('reviews.ask')}
        </Button>
      </div>
      {list.questions.length === 0 ? <p>{t('reviews.noQuestions')}</p> : null}
      <ul className={styles.list}>
        {list.questions.map((question) => (
          <li key={question.questionId}>
            <Question product={product} question={question} onAnswer={() => void write(question)} />
          </li>
        ))}
      </ul>
      {error ? <Notice tone="negative">{error}</Notice> : null}
      {list.questions.length < list.total ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void read(list.page + 1, list.questions)}>
          {t('reviews.moreQuestions')}
        </Button>
      ) : null}
    </section>
  )
}

type QuestionProps = {
  readonly product: ReviewedProduct
  readonly question: ShownQuestion
  readonly onAnswer: () => void
}

function Question({ product, question: { question, language, nickname, askedAt, answers }, onAnswer }: QuestionProps) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <article className={styles.question}>
      <h3 className={styles.asked} lang={language}>
        {question}
      </h3>
      <p className={styles.by}>{t('reviews.askedBy', { nickname, date: date(askedAt) })}</p>
      {answers.map(({ answerId, answer, author, nickname: name, language: own, answeredAt, ...counts }) => (
        <div key={answerId} className={styles.answer} data-official={author === 'staff' || undefined}>
          {author === 'staff' ? <p className={styles.official}>{t('reviews.official', { brand: name })}</p> : null}
          <p className={styles.words} lang={own}>
            {answer}
          </p>
          <p className={styles.by}>
            {t(author === 'staff' ? 'reviews.answeredOn' : 'reviews.answeredBy', {
              nickname: name,
              date: date(answeredAt),
            })}
          </p>
          <Votes
            counts={counts}
            subject={name}
            vote={(isHelpful) =>
              browserApi.call('reviews.voteAnswer', {
                params: { productId: product.id, answerId },
                body: { isHelpful },
              })
            }
          />
        </div>
      ))}
      <TextButton aria-label={t('reviews.answerOf', { question })} onClick={onAnswer}>
        {t('reviews.answer')}
      </TextButton>
    </article>
  )
}
