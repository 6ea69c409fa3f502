import type { StaffCase } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { CaseFacts } from './case-facts.tsx'
import styles from './case-page.module.css'
import { CaseStateBadge } from './case-state-badge.tsx'
import { toCaseKey, useCaseChange } from './use-case-change.ts'

/** One case: what was written, its photos, whom it is about, and what can be done. */
export function CasePage() {
  const { t, locale, moment } = useWords()
  const { rights } = useSession()
  const { caseNumber = '' } = useParams()
  const { data, error, isPending } = useQuery({
    queryKey: toCaseKey(caseNumber, locale),
    queryFn: () => callBackoffice('backoffice.getCase', { params: { caseNumber } }),
  })
  const back = <Link to="/cases">{t('backoffice.cases.back')}</Link>
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data)
    return (
      <>
        <ErrorNotice error={error} />
        {back}
      </>
    )
  const mayAnswer = rights.includes('cases.answer')
  return (
    <>
      {back}
      <div className={page.head}>
        <div>
          <h1>{data.subject}</h1>
          <p>{t('backoffice.cases.openedAt', { number: data.caseNumber, date: moment(data.createdAt) })}</p>
        </div>
        <div className={page.actions}>
          <CaseStateBadge state={data.state} />
          {mayAnswer ? <StateButton found={data} /> : null}
        </div>
      </div>
      <div className={page.columns}>
        <div className={page.column}>
          <Messages found={data} />
          {mayAnswer ? <AnswerForm found={data} /> : null}
        </div>
        <div className={page.column}>
          <CaseFacts found={data} />
          <Photos found={data} />
        </div>
      </div>
    </>
  )
}

type Props = { readonly found: StaffCase }

function StateButton({ found: { caseNumber, state } }: Props) {
  const { t, locale } = useWords()
  const next = state === 'closed' ? 'open' : 'closed'
  const change = useCaseChange({ caseNumber, locale }, () =>
    callBackoffice('backoffice.setCaseState', { params: { caseNumber }, body: { state: next } }),
  )
  return (
    <>
      <Button busy={change.isPending} onClick={() => change.mutate()}>
        {t(next === 'closed' ? 'backoffice.cases.close' : 'backoffice.cases.reopen')}
      </Button>
      <ErrorNotice error={change.error} />
    </>
  )
}

function Messages({ found: { messages, name } }: Props) {
  const { t, moment } = useWords()
  return (
    <Panel title={t('backoffice.cases.messages')}>
      <ol className={styles.messages}>
        {messages.map(({ messageId, author, name: colleague, message, sentAt }) => (
          <li key={messageId} className={`${styles.message} ${author === 'staff' ? styles.staff : ''}`}>
            <p className={styles.text}>{message}</p>
            <p className={styles.quiet}>
              {t('backoffice.timeline.by', {
                date: moment(sentAt),
                name: author === 'shopper' ? name : (colleague ?? t('backoffice.cases.staff')),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Photos({ found: { caseNumber, photos } }: Props) {
  const { t } = useWords()
  if (photos.length === 0) return null
  return (
    <Panel title={t('backoffice.cases.photos')}>
      <div className={styles.photos}>
        {photos.map(({ photoId, width, height }, at) => {
          const address = toAddress('backoffice.getCasePhoto', { params: { caseNumber, photoId } })
          return (
            <a key={photoId} href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={t('backoffice.cases.photo', { nth: at + 1 })}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          )
        })}
      </div>
    </Panel>
  )
}
