import { isApiError } from '../../client/api/api-error.ts'
import { type SupportCase, useCase } from '../../client/support-cases/cases-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './cases-page.module.css'
import { CaseFacts } from './cases-page.tsx'
import { ReplyForm } from './reply-form.tsx'

/** One case of the account: its state, what both sides wrote, its photos, and a reply (ACC-12). */
export function CasePage({ caseNumber }: { readonly caseNumber: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { data, error, refetch } = useCase(caseNumber)
  if (data) return <Contents found={data} />
  if (!error) return <Skeleton height="24rem" />
  if (!isApiError(error, 'CAS404'))
    return <RetryNotice onRetry={() => void refetch()}>{t('cases.notLoaded')}</RetryNotice>
  return (
    <>
      <Notice tone="warning">{t('cases.unknown')}</Notice>
      <div className={styles.ways}>
        <LinkButton variant="secondary" href={`/${locale}/account/cases`}>
          {t('cases.title')}
        </LinkButton>
      </div>
    </>
  )
}

function Contents({ found }: { readonly found: SupportCase }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { state, subject, remedy } = found
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title}>{subject}</p>
        <Badge tone={state === 'answered' ? 'positive' : 'outline'}>{t(`cases.state.${state}`)}</Badge>
        <CaseFacts one={found} />
        {remedy ? <p>{t('cases.wanted', { remedy: t(`cases.remedy.${remedy}`) })}</p> : null}
      </div>
      <Messages found={found} />
      <Photos found={found} />
      <section className={styles.part} aria-label={t('cases.reply.label')}>
        {state === 'closed' ? (
          <>
            <p>{t('cases.closed')}</p>
            <div className={styles.ways}>
              <LinkButton variant="secondary" href={`/${locale}/help/contact-us`}>
                {t('cases.write')}
              </LinkButton>
            </div>
          </>
        ) : (
          <ReplyForm caseNumber={found.caseNumber} />
        )}
      </section>
    </>
  )
}

function Messages({ found: { messages } }: { readonly found: SupportCase }) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 className={styles.heading} id="messages">
        {t('cases.messages')}
      </h2>
      <ol className={styles.messages}>
        {messages.map(({ messageId, author, message, sentAt }) => (
          <li key={messageId} className={styles.message} data-author={author}>
            <p>
              <strong>{t(`cases.author.${author}`)}</strong>{' '}
              <span className={styles.quiet}>{date(sentAt, { dateStyle: 'medium', timeStyle: 'short' })}</span>
            </p>
            <p>{message}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Photos({ found: { caseNumber, photos } }: { readonly found: SupportCase }) {
  const t = useTranslate()
  const { locale } = useShop()
  if (photos.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h2 className={styles.heading} id="photos">
        {t('cases.photos')}
      </h2>
      <ul className={styles.photos}>
        {photos.map(({ photoId, width, height }, index) => (
          <li key={photoId}>
            <img
              src={`/consumers-v3/consumer/case/${caseNumber}/photo/${photoId}?locale=${locale}`}
              alt={t('cases.photo.alt', { position: index + 1 })}
              width={width}
              height={height}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
