import type { StaffOrder } from '@lacehouse/contracts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { useOrderChange } from './use-order-change.ts'

type Mail = StaffOrder['mails'][number]

/** The mails of an order that can be sent again. */
export function OrderMails({ order: { orderNumber, mails } }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const { rights } = useSession()
  const send = useOrderChange(orderNumber, (mail: Mail) =>
    callBackoffice('backoffice.sendOrderMail', { params: { orderNumber }, body: { mail } }),
  )
  if (!rights.includes('orders.note') || mails.length === 0) return null
  return (
    <Panel title={t('backoffice.order.mails')}>
      <ErrorNotice error={send.error} />
      {send.isSuccess ? <Notice kind="done" text={t('backoffice.order.done')} /> : null}
      <div className={page.actions}>
        {mails.map((mail) => (
          <Button key={mail} busy={send.isPending} onClick={() => send.mutate(mail)}>
            {t(`backoffice.mail.${mail}`)}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
