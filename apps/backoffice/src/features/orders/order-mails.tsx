import type { CallInput, CallReply, StaffOrder } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'
import { useOrderChange } from './use-order-change.ts'

type Mail = CallReply<'backoffice.listOrderMails'>['mails'][number]
type Body = CallInput<'backoffice.sendOrderMail'>['body']

/** The mails about an order, the newest first, and what can be sent again. */
export function OrderMails({ order: { orderNumber } }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const { rights } = useSession()
  const { data, error, isPending } = useQuery({
    queryKey: ['order', orderNumber, 'mails'],
    queryFn: () => callBackoffice('backoffice.listOrderMails', { params: { orderNumber } }),
    // Waiting mails are sent within seconds; mails that are due later are not asked for all the time.
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === 'waiting' && mail.dueAt === undefined) && seconds(3),
  })
  const send = useOrderChange(orderNumber, (body: Body) =>
    callBackoffice('backoffice.sendOrderMail', { params: { orderNumber }, body }),
  )
  const maySend = rights.includes('orders.note')
  const { mails = [], unlisted = [] } = data ?? {}
  return (
    <Panel title={t('backoffice.order.mails')}>
      <ErrorNotice error={error ?? send.error} />
      {send.isSuccess ? <Notice kind="done" text={t('backoffice.mails.queued')} /> : null}
      {isPending ? <p role="status">{t('backoffice.loading')}</p> : null}
      {data && mails.length === 0 ? <p className={styles.quiet}>{t('backoffice.mails.none')}</p> : null}
      <ol className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.mailId} className={styles.list}>
            <MailRow
              mail={mail}
              busy={send.isPending}
              onSend={maySend && mail.maySendAgain ? () => send.mutate({ mailId: mail.mailId }) : undefined}
            />
          </li>
        ))}
      </ol>
      {maySend && unlisted.length > 0 ? (
        <>
          <p className={styles.quiet}>{t('backoffice.mails.unlisted')}</p>
          <div className={page.actions}>
            {unlisted.map((mail) => (
              <Button key={mail} busy={send.isPending} onClick={() => send.mutate({ mail })}>
                {t('backoffice.mails.sendNamed', { mail: t(`backoffice.mailName.${mail}`) })}
              </Button>
            ))}
          </div>
        </>
      ) : null}
    </Panel>
  )
}

const tones: Readonly<Record<Mail['state'], BadgeTone>> = { waiting: 'plain', sent: 'positive', failed: 'negative' }

type RowProps = { readonly mail: Mail; readonly busy: boolean; readonly onSend: (() => void) | undefined }

function MailRow({ mail, busy, onSend }: RowProps) {
  const { t, moment } = useWords()
  const name = t(`backoffice.mailName.${mail.mail}`)
  const { at, dueAt, failure, to, state } = mail
  return (
    <>
      <div className={styles.row}>
        <span>{mail.isRepeated ? t('backoffice.mails.repeated', { mail: name }) : name}</span>
        <Badge tone={tones[state]} text={t(`backoffice.mails.${state}`)} />
      </div>
      {failure ? <p className={styles.text}>{t(`backoffice.mails.failure.${failure}`)}</p> : null}
      <div className={styles.row}>
        <p className={styles.quiet}>
          <span>{to.length > 0 ? to.join(', ') : t('backoffice.mails.noAddress')}</span>
          <br />
          <time dateTime={at}>{moment(at)}</time>
          {dueAt ? (
            <>
              <br />
              <span>{t(failure ? 'backoffice.mails.nextTry' : 'backoffice.mails.due', { date: moment(dueAt) })}</span>
            </>
          ) : null}
        </p>
        {onSend ? (
          <Button busy={busy} onClick={onSend} aria-label={t('backoffice.mails.sendAgainNamed', { mail: name })}>
            {t('backoffice.mails.sendAgain')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
