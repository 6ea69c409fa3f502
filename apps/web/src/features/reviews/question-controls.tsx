import { type QuestionSort, questionSearchLength, questionSorts } from '@lacehouse/domain/reviews/question-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './reviews-section.module.css'
import { firstChoice, type useQuestions } from './use-questions.ts'

type Props = {
  readonly questions: Pick<ReturnType<typeof useQuestions>, 'choice' | 'choose' | 'unanswered' | 'total' | 'isBusy'>
  /** The language of the page. */
  readonly language: string
}

/** The order of the questions, a search in them, and what is left of them (REV-01). */
export function QuestionControls({ questions: { choice, choose, unanswered, total, isBusy }, language }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    choose({ search: typed })
  }
  const isFiltered = choice.unanswered || choice.language !== null || choice.search !== ''
  return (
    <div className={styles.controls}>
      <Select
        label={t('reviews.sort')}
        value={choice.sort}
        options={questionSorts.map((value) => ({ value, label: t(`reviews.questions.sort.${value}`) }))}
        onChange={({ target }) => choose({ sort: target.value as QuestionSort })}
      />
      <search className={styles.searchPlace}>
        <form className={styles.search} onSubmit={search}>
          <TextField
            type="search"
            name="search"
            label={t('reviews.questions.search')}
            maxLength={questionSearchLength.maximum}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('reviews.questions.find')}
          </Button>
        </form>
      </search>
      <fieldset className={styles.filters}>
        <legend className={styles.filtersLegend}>{t('reviews.questions.filter')}</legend>
        {unanswered > 0 || choice.unanswered ? (
          <Chip selected={choice.unanswered} onClick={() => choose({ unanswered: !choice.unanswered })}>
            {t('reviews.questions.unanswered')}
          </Chip>
        ) : null}
        <Chip
          selected={choice.language === null}
          onClick={() => choose({ language: choice.language === null ? language : null })}
        >
          {t('reviews.filter.everyLanguage')}
        </Chip>
        {isFiltered ? (
          <Chip
            removable
            onClick={() => {
              setTyped('')
              choose({ ...firstChoice, sort: choice.sort })
            }}
          >
            {t('reviews.questions.clear')}
          </Chip>
        ) : null}
      </fieldset>
      <p role="status" className={styles.total}>
        {total === 0 ? t('reviews.questions.noMatch') : t('reviews.questions.count', { count: total })}
      </p>
    </div>
  )
}
