import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import type { ModeratedText } from './moderated-text.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import styles from './text-item.module.css'

/** One text with what the first look found in it, what readers reported, and the decisions that the staff may make. */
export function TextItem({ item }: { readonly item: ModeratedText }) {
  const { t, moment } = useWords()
  const { kind, textId, nickname, siteId, language, rating, changedAt } = item
  return (
    <Panel title={`${t(`backoffice.reviews.kind.${kind}`)}: ${item.productName}`}>
      <div className={styles.item}>
        <p className={styles.by}>
          <span>{t('backoffice.reviews.by', { nickname, site: siteId, language })}</span>
          <time dateTime={changedAt}>{moment(changedAt)}</time>
          {rating === undefined ? null : <Badge text={t('backoffice.reviews.stars', { stars: rating })} />}
          {item.isVerified ? <Badge tone="positive" text={t('backoffice.reviews.verified')} /> : null}
          {item.isOfficial ? <Badge tone="positive" text={t('backoffice.reviews.official')} /> : null}
        </p>
        {item.question ? <p>{t('backoffice.reviews.toQuestion', { question: item.question })}</p> : null}
        {item.title ? <p className={styles.title}>{item.title}</p> : null}
        <p className={styles.text} lang={language}>
          {markParts(item.text, item.findings)}
        </p>
        {item.photoIds.length > 0 ? (
          <ul className={styles.photos}>
            {item.photoIds.map((photoId, index) => (
              <li key={photoId}>
                <img
                  src={toAddress('backoffice.getTextPhoto', { params: { reviewId: textId, photoId } })}
                  alt={t('backoffice.reviews.photo', { position: index + 1 })}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <Findings item={item} />
        <Decisions item={item} />
      </div>
    </Panel>
  )
}

/** Marks the parts that the first look found, where they stand in the text as they were found. */
const markParts = (text: string, findings: ModeratedText['findings']) => {
  const [first] = findings
    .map(({ part }) => ({ part, at: text.toLowerCase().indexOf(part.toLowerCase()) }))
    .filter(({ part, at }) => at >= 0 && part.length > 2)
    .toSorted((a, b) => a.at - b.at)
  if (!first) return text
  const end = first.at + first.part.length
  return (
    <>
      {text.slice(0, first.at)}
      <mark>{text.slice(first.at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

function Findings({ item: { findings, flags, state, refusalReason } }: { readonly item: ModeratedText }) {
  const { t } = useWords()
  const reasons = [...new Set(flags)].map((flag) => t(`backoffice.reviews.reason.${flag}`)).join(', ')
  return (
    <>
      {findings.length > 0 ? (
        <div>
          <p>{t('backoffice.reviews.findings')}</p>
          <ul className={styles.findings}>
            {findings.map(({ kind, part }) => (
              <li key={`${kind} ${part}`}>
                <Badge tone="warning" text={t(`backoffice.reviews.finding.${kind}`, { part })} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {flags.length > 0 ? <Badge tone="negative" text={t('backoffice.reviews.flags', { reasons })} /> : null}
      {state === 'refused' && refusalReason ? (
        <p>{t('backoffice.reviews.refusedFor', { reason: t(`backoffice.reviews.reason.${refusalReason}`) })}</p>
      ) : null}
    </>
  )
}

function Decisions({ item }: { readonly item: ModeratedText }) {
  const { t } = useWords()
  const { rights } = useSession()
  const client = useQueryClient()
  const [dialog, setDialog] = useState<'refuse' | 'answer' | null>(null)
  const { kind, textId, state, flags } = item
  const publish = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.decideText', { params: { kind, textId }, body: { decision: 'published' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['texts'] }),
  })
  if (!rights.includes('reviews.moderate')) return null
  const isReported = state === 'published' && flags.length > 0
  return (
    <>
      <ErrorNotice error={publish.error} />
      <div className={styles.decisions}>
        {state === 'published' && !isReported ? null : (
          <Button variant="action" busy={publish.isPending} onClick={() => publish.mutate()}>
            {t(isReported ? 'backoffice.reviews.keep' : 'backoffice.reviews.publish')}
          </Button>
        )}
        {state === 'refused' ? null : (
          <Button variant="secondary" onClick={() => setDialog('refuse')}>
            {t('backoffice.reviews.refuse')}
          </Button>
        )}
        {kind === 'question' && state === 'published' ? (
          <Button variant="action" onClick={() => setDialog('answer')}>
            {t('backoffice.reviews.answer')}
          </Button>
        ) : null}
      </div>
      {dialog === 'refuse' ? <RefuseDialog kind={kind} textId={textId} onClose={() => setDialog(null)} /> : null}
      {dialog === 'answer' ? (
        <AnswerDialog questionId={textId} question={item.text} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}
