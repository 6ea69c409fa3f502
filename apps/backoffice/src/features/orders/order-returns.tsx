import type { StaffOrder } from '@lacehouse/contracts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'
import { useOrderChange } from './use-order-change.ts'

/** The returns that the shopper registered, to be taken back when they arrive. */
export function OrderReturns({ order: { orderNumber, returns } }: { readonly order: StaffOrder }) {
  const { t, moment } = useWords()
  const { rights } = useSession()
  const takeBack = useOrderChange(orderNumber, (returnNumber: string) =>
    callBackoffice('backoffice.takeBackReturn', { params: { orderNumber }, body: { returnNumber } }),
  )
  if (returns.length === 0) return null
  return (
    <Panel title={t('backoffice.order.returns')}>
      <ErrorNotice error={takeBack.error} />
      <ul className={styles.list}>
        {returns.map(({ number, units, registeredAt, isTakenBack }) => (
          <li key={number} className={styles.row}>
            <span>
              {t('backoffice.order.return', { number, units })}{' '}
              <span className={styles.quiet}>{moment(registeredAt)}</span>
            </span>
            {isTakenBack ? <span>{t('backoffice.order.takenBack')}</span> : null}
            {!isTakenBack && rights.includes('orders.fulfil') ? (
              <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(number)}>
                {t('backoffice.order.takeBack')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
