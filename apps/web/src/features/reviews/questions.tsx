import { fewestSortedQuestions } from '@lacehouse/domain/reviews/question-query'
import { browserApi } from '../../client/api/browser-api.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { QuestionControls } from './question-controls.tsx'
import { requireAccount } from './require-account.ts'
import type { QuestionList, ReviewedProduct, ShownQuestion } from './review-types.ts'
import styles from './reviews-section.module.css'
import { useQuestions } from './use-questions.ts'
import { Votes } from './votes.tsx'

type Props = { readonly product: ReviewedProduct; readonly first: QuestionList }

/** Shows the questions about a product with their answers, the shop's own first, sorted and filtered (REV-01, REV-03, DLG-07). */
export function Questions({ product, first }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const list = useQuestions(product.id, first)
  const write = async (question?: ShownQuestion): Promise<void> => {
    if (!(await requireAccount())) return
    const { ok } = await openDialog('question', { product, ...(question && { question }) })
    if (!ok) return
    list.reload()
  }
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <div className={styles.heading}>
        <h2 id="questions">{t('reviews.questions')}</h2>
        <Button variant="secondary" onClick={() => void write()}>
          {t('reviews.ask')}
        </Button>
      </div>
      {list.all === 0 ? <p>{t('reviews.noQuestions')}</p> : null}
      {list.all >= fewestSortedQuestions ? <QuestionControls questions={list} language={locale.slice(0, 2)} /> : null}
      <ul className={styles.list} aria-busy={list.isBusy}>
        {list.questions.map((question) => (
          <li key={question.questionId}>
            <Question product={product} question={question} onAnswer={() => void write(question)} />
          </li>
        ))}
      </ul>
      {list.error ? <Notice tone="negative">{list.error}</Notice> : null}
      {list.hasMore ? (
        <Button variant="secondary" busy={list.isBusy} onClick={list.more}>
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
