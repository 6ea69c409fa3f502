import { useRef } from 'react'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { downloadLabel } from '../../client/orders/register-return.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { DownloadButton } from './download-button.tsx'
import styles from './order-returns.module.css'
import { ReturnCancellation } from './return-cancellation.tsx'

/** Shows the returns of an order that were registered: what they hold, whether they have arrived, and their labels (ACC-08). */
export function OrderReturns({ record: { order, returns } }: { readonly record: OrderRecord }) {
  const t = useTranslate()
  const { date } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  if (returns.length === 0) return null
  const nameOf = (itemId: string) => order.items.find(({ id }) => id === itemId)?.name ?? ''
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h2 className={styles.heading} id="returns" ref={heading} tabIndex={-1}>
        {t('orders.returns')}
      </h2>
      <ol className={styles.list}>
        {returns.map(({ returnId, number, way, registeredAt, receivedAt, cancelledAt, items }) => (
          <li key={returnId} className={styles.registered}>
            <p>
              <strong>
                {t('orders.returns.registered', { number, date: date(registeredAt, { dateStyle: 'long' }) })}
              </strong>
            </p>
            <ul>
              {items.map(({ itemId, qty, reason, exchange }) => (
                <li key={itemId}>
                  {t('orders.refunds.item', { name: nameOf(itemId), count: qty })}
                  <span className={styles.quiet}> · {t(`orders.return.reason.${reason}`)}</span>
                  {exchange ? (
                    <Exchange exchange={exchange} isOver={(receivedAt ?? cancelledAt) !== undefined} />
                  ) : null}
                </li>
              ))}
            </ul>
            {receivedAt ? (
              <p className={styles.quiet}>
                {t('orders.returns.received', { date: date(receivedAt, { dateStyle: 'long' }) })}
              </p>
            ) : cancelledAt ? (
              <p className={styles.quiet}>
                {t('orders.returns.cancelled', { date: date(cancelledAt, { dateStyle: 'long' }) })}
              </p>
            ) : (
              <>
                <p className={styles.quiet}>{t('orders.returns.waiting')}</p>
                <div className={styles.answers}>
                  <DownloadButton
                    size="small"
                    name={t(way === 'store' ? 'orders.returns.codeOf' : 'orders.returns.labelOf', { number })}
                    download={() => downloadLabel(order.orderNumber, returnId)}
                  >
                    {t(way === 'store' ? 'orders.returns.code' : 'orders.returns.label')}
                  </DownloadButton>
                  <ReturnCancellation
                    orderNumber={order.orderNumber}
                    registered={{ returnId, number }}
                    onCancelled={() => heading.current?.focus()}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type ExchangeProps = {
  readonly exchange: NonNullable<OrderRecord['returns'][number]['items'][number]['exchange']>
  /** Whether the goods have arrived or are kept, so that a size that is held no more says nothing. */
  readonly isOver: boolean
}

/** Says how far the other size is, with its parcel. */
function Exchange({ exchange: { size, state, tracking }, isOver }: ExchangeProps) {
  const t = useTranslate()
  if (state === 'released' && isOver) return null
  return (
    <p>
      <span>{t(`orders.exchange.${state}`, { size })}</span>{' '}
      {tracking ? (
        <a href={tracking.url} target="_blank" rel="noreferrer">
          {tracking.carrier} {tracking.number}
        </a>
      ) : null}
    </p>
  )
}
