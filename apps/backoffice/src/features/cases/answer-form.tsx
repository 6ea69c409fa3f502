import type { StaffCase } from '@lacehouse/contracts'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { caseMessageLength } from '@lacehouse/domain/support-cases/support-case'
import { type SubmitEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextArea } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './case-page.module.css'
import { useCaseChange } from './use-case-change.ts'

/** Answers a case by mail; what was typed stays through every failure. */
export function AnswerForm({ found: { caseNumber, locale: written, email } }: { readonly found: StaffCase }) {
  const { t, locale } = useWords()
  const [text, setText] = useState('')
  const [closes, setCloses] = useState(false)
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const message = text.trim()
  const answer = useCaseChange(
    { caseNumber, locale },
    () => callBackoffice('backoffice.answerCase', { params: { caseNumber }, body: { messageId, message, closes } }),
    () => {
      setText('')
      setCloses(false)
      setMessageId(crypto.randomUUID())
    },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (message.length >= caseMessageLength.minimum && !answer.isPending) answer.mutate()
  }
  return (
    <Panel title={t('backoffice.cases.answer')}>
      <form className={styles.form} onSubmit={submit}>
        <ErrorNotice error={answer.error} />
        {answer.isSuccess && text === '' ? <Notice kind="done" text={t('backoffice.cases.sent', { email })} /> : null}
        <TextArea
          label={t('backoffice.cases.answerLabel')}
          hint={t('backoffice.cases.answerHint', { language: nameLanguage(written, locale) })}
          rows={6}
          maxLength={caseMessageLength.maximum}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <CheckField
          label={t('backoffice.cases.closes')}
          checked={closes}
          onChange={({ target }) => setCloses(target.checked)}
        />
        <div>
          <Button
            type="submit"
            variant="action"
            busy={answer.isPending}
            disabled={message.length < caseMessageLength.minimum}
          >
            {t('backoffice.cases.send')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** Names the language of a locale in that of the page. */
const nameLanguage = (written: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(toLanguageTag(written)) ?? written
