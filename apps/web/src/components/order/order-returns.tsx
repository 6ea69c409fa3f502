import { useRef } from 'react'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { downloadLabel } from '../../client/orders/register-return.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './order-returns.module.css'
import { ReturnCancellation } from './return-cancellation.tsx'
import { ReturnExchange } from './return-exchange.tsx'
import { Withdrawn } from './withdrawn.tsx'

/** Shows a withdrawal that was declared, and the returns of an order that were registered. */
export function OrderReturns({ record }: { readonly record: OrderRecord }) {
  return (
    <>
      <Withdrawn at={record.withdrawnAt} />
      <RegisteredReturns record={record} />
    </>
  )
}

/** Shows the returns of an order: what they hold, whether they have arrived, and their labels (ACC-08). */
function RegisteredReturns({ record: { order, returns } }: { readonly record: OrderRecord }) {
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
        {returns.map(({ returnId, number, way, registeredAt, receivedAt, refundBy, cancelledAt, items }) => (
          <li key={returnId} className={styles.registered}>
            <p>
              <strong>
                <Text
                  id="orders.returns.registered"
                  values={{
                    number: <Unbroken>{number}</Unbroken>,
                    date: date(registeredAt, { dateStyle: 'long' }),
                  }}
                />
              </strong>
            </p>
            <ul>
              {items.map(({ itemId, qty, reason, exchange }) => (
                <li key={itemId}>
                  {t('orders.refunds.item', { name: nameOf(itemId), count: qty })}
                  <span className={styles.quiet}> · {t(`orders.return.reason.${reason}`)}</span>
                  {exchange ? (
                    <ReturnExchange exchange={exchange} isOver={(receivedAt ?? cancelledAt) !== undefined} />
                  ) : null}
                </li>
              ))}
            </ul>
            {receivedAt ? (
              <p className={styles.quiet}>
                {t('orders.returns.received', { date: date(receivedAt, { dateStyle: 'long' }) })}
                {refundBy ? (
                  <>
                    <br />
                    {t('orders.returns.refundBy', { date: date(refundBy, { dateStyle: 'long' }) })}
                  </>
                ) : null}
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
