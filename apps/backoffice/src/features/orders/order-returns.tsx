import type { StaffOrder } from '@lacehouse/contracts'
import { useState } from 'react'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'
import { ParcelDialog } from './parcel-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

type Exchange = StaffOrder['returns'][number]['exchanges'][number]

/** The registered returns, to be taken back when they arrive, and the other sizes that go out for them. */
export function OrderReturns({ order }: { readonly order: StaffOrder }) {
  const { t, moment } = useWords()
  const { rights } = useSession()
  const { orderNumber, returns } = order
  const takeBack = useOrderChange(orderNumber, (body: { returnNumber: string; asStoreCredit?: true }) =>
    callBackoffice('backoffice.takeBackReturn', { params: { orderNumber }, body }),
  )
  if (returns.length === 0) return null
  return (
    <Panel title={t('backoffice.order.returns')}>
      <ErrorNotice error={takeBack.error} />
      <ul className={styles.list}>
        {returns.map(({ number, units, registeredAt, isTakenBack, isCancelled, exchanges }) => (
          <li key={number} className={styles.list}>
            <div className={styles.row}>
              <span>
                {t('backoffice.order.return', { number, units })}{' '}
                <span className={styles.quiet}>{moment(registeredAt)}</span>
              </span>
              {isTakenBack ? <span>{t('backoffice.order.takenBack')}</span> : null}
              {isCancelled && !isTakenBack ? <span>{t('backoffice.order.returnCancelled')}</span> : null}
              {!isTakenBack && rights.includes('orders.fulfil') ? (
                <>
                  <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({ returnNumber: number })}>
                    {t('backoffice.order.takeBack')}
                  </Button>
                  {order.consumerNo ? (
                    <Button
                      variant="quiet"
                      busy={takeBack.isPending}
                      onClick={() => takeBack.mutate({ returnNumber: number, asStoreCredit: true })}
                    >
                      {t('backoffice.order.takeBackAsCredit')}
                    </Button>
                  ) : null}
                </>
              ) : null}
            </div>
            {exchanges.map((exchange) => (
              <ExchangeRow key={exchange.exchangeId} order={order} exchange={exchange} />
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const tones: Readonly<Record<Exchange['state'], BadgeTone>> = {
  held: 'plain',
  due: 'warning',
  sent: 'positive',
  released: 'negative',
}

type RowProps = { readonly order: StaffOrder; readonly exchange: Exchange }

function ExchangeRow({ order: { orderNumber, items }, exchange }: RowProps) {
  const { t } = useWords()
  const { rights } = useSession()
  const [isSending, setIsSending] = useState(false)
  const { exchangeId, itemId, size, upc, qty, state, tracking } = exchange
  const name = items.find((item) => item.itemId === itemId)?.name ?? ''
  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <span>{t('backoffice.order.exchange', { qty, name, size })}</span>
        <Badge tone={tones[state]} text={t(`backoffice.exchange.${state}`)} />
      </div>
      <p className={styles.quiet}>
        {upc}
        {tracking ? (
          <>
            {' · '}
            <a href={tracking.url} target="_blank" rel="noreferrer">
              {tracking.carrier} {tracking.number}
            </a>
          </>
        ) : null}
      </p>
      {state === 'due' && rights.includes('orders.fulfil') ? (
        <div className={styles.row}>
          <a
            href={toAddress('backoffice.getExchangeLabel', { params: { orderNumber, exchangeId } })}
            target="_blank"
            rel="noreferrer"
          >
            {t('backoffice.exchange.label')}
          </a>
          <Button variant="action" onClick={() => setIsSending(true)}>
            {t('backoffice.exchange.send')}
          </Button>
        </div>
      ) : null}
      {isSending ? (
        <ParcelDialog
          orderNumber={orderNumber}
          title={t('backoffice.exchange.send')}
          send={(parcel) =>
            callBackoffice('backoffice.sendExchange', {
              params: { orderNumber },
              body: { exchangeId, tracking: parcel },
            })
          }
          onClose={() => setIsSending(false)}
        />
      ) : null}
    </div>
  )
}
