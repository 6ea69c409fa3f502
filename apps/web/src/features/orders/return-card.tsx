import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { downloadLabel } from '../../client/orders/register-return.ts'
import type { OwnReturn } from '../../client/orders/returns-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { DownloadButton } from '../../components/order/download-button.tsx'
import { ReturnExchange } from '../../components/order/return-exchange.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './return-card.module.css'

/** Shows a return in a list: how far it is, what it holds, its money, its label and its order (ACC-08). */
export function ReturnCard({ one }: { readonly one: OwnReturn }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { locale } = useShop()
  const { returnId, number, orderNumber, state, registeredAt, items } = one
  const order = formatOrderNumber(orderNumber)
  return (
    <article className={styles.card} aria-labelledby={`return-${returnId}`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`return-${returnId}`}>
          <Text id="orders.ownReturns.title" values={{ number: <Unbroken>{number}</Unbroken> }} />
        </h2>
        <Badge tone={state === 'received' ? 'positive' : 'outline'}>{t(`orders.ownReturns.state.${state}`)}</Badge>
      </div>
      <p className={styles.quiet}>
        {t('orders.ownReturns.registered', { date: date(registeredAt, { dateStyle: 'long' }) })}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <ReturnedItem key={item.itemId} item={item} isOver={state !== 'registered'} />
        ))}
      </ul>
      <Progress one={one} />
      <div className={styles.ways}>
        {state === 'registered' ? <Label one={one} /> : null}
        <a
          className={styles.order}
          href={`/${locale}/account/orders/${orderNumber}`}
          aria-label={t('orders.ownReturns.orderOf', { orderNumber: order, number })}
        >
          <Text id="orders.ownReturns.order" values={{ orderNumber: <Unbroken>{order}</Unbroken> }} />
        </a>
      </div>
    </article>
  )
}

type ItemProps = {
  readonly item: OwnReturn['items'][number]
  /** Whether the goods have arrived or are kept. */
  readonly isOver: boolean
}

function ReturnedItem({ item: { name, qty, reason, productImageURL, pdpUrl, exchange }, isOver }: ItemProps) {
  const t = useTranslate()
  return (
    <li className={styles.item}>
      <Picture
        source={productImageURL ? { url: productImageURL, alt: '', width: 800, height: 1000 } : null}
        ratio="4 / 5"
        sizes="4.5rem"
        largest={96}
      />
      <div className={styles.words}>
        <p>
          <a href={pdpUrl}>{name}</a>
        </p>
        <p className={styles.quiet}>
          {t('orders.ownReturns.quantity', { count: qty })} · {t(`orders.return.reason.${reason}`)}
        </p>
        {exchange ? <ReturnExchange exchange={exchange} isOver={isOver} /> : null}
      </div>
    </li>
  )
}

/** Says what happened last, and what money comes or came of it. */
function Progress({ one: { state, receivedAt, cancelledAt, refund } }: { readonly one: OwnReturn }) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  const on = (moment: string) => date(moment, { dateStyle: 'long' })
  if (state === 'cancelled' && cancelledAt)
    return <p className={styles.quiet}>{t('orders.returns.cancelled', { date: on(cancelledAt) })}</p>
  const money = refund && amount(refund.amount, refund.currency)
  return (
    <div className={styles.words}>
      {receivedAt ? <p className={styles.quiet}>{t('orders.returns.received', { date: on(receivedAt) })}</p> : null}
      {money ? (
        <p className={styles.refund}>
          {t(receivedAt ? 'orders.ownReturns.refunded' : 'orders.ownReturns.expected', { amount: money })}
        </p>
      ) : null}
      {refund?.by ? (
        <p className={styles.quiet}>{t('orders.returns.refundBy', { date: on(refund.by) })}</p>
      ) : money ? (
        <p className={styles.quiet}>{t('orders.return.preview.when')}</p>
      ) : null}
    </div>
  )
}

function Label({ one: { orderNumber, returnId, way, number } }: { readonly one: OwnReturn }) {
  const t = useTranslate()
  const [words, name] =
    way === 'store'
      ? (['orders.returns.code', 'orders.returns.codeOf'] as const)
      : (['orders.returns.label', 'orders.returns.labelOf'] as const)
  return (
    <DownloadButton size="small" name={t(name, { number })} download={() => downloadLabel(orderNumber, returnId)}>
      {t(words)}
    </DownloadButton>
  )
}
