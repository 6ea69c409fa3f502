import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './confirmation-page.module.css'
import { findStage, type Order } from './order.ts'

type Props = { readonly order: Order; readonly isFromMail: boolean }

/** Thanks the shopper who has just ordered; later, and to the reader of a mail, it says how far the order is. */
export function OrderHeading({ order, isFromMail }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const orderNumber = <Unbroken>{formatOrderNumber(order.orderNumber)}</Unbroken>
  return (
    <header className={styles.thanks}>
      <p className={styles.number}>
        <Text id="order.number" values={{ orderNumber }} />
      </p>
      <StageWords order={order} isFromMail={isFromMail} />
      <p className={styles.quiet}>{t('order.placedOn', { date: date(order.placedAt, { dateStyle: 'long' }) })}</p>
    </header>
  )
}

function StageWords({ order, isFromMail }: Props) {
  const t = useTranslate()
  const { email } = order
  const orderNumber = <Unbroken>{formatOrderNumber(order.orderNumber)}</Unbroken>
  const firstName = order.shippingAddress?.firstName ?? order.billingAddress?.firstName
  const stage = findStage(order)
  const isNew = stage === 'waiting' || (stage === 'placed' && !isFromMail)
  if (!isNew)
    return (
      <>
        <h1 className={styles.title}>{t(`order.stage.${stage}.title`)}</h1>
        <p className={styles.text}>{t(`order.stage.${stage}.text`, { email })}</p>
      </>
    )
  return (
    <>
      <h1 className={styles.title}>
        {firstName ? t('order.confirmation.title', { firstName }) : t('order.confirmation.titleNoName')}
      </h1>
      {stage === 'waiting' ? (
        <Notice tone="warning">{t('order.confirmation.pending')}</Notice>
      ) : (
        <p className={styles.text}>
          <Text id="order.confirmation.text" values={{ orderNumber, email }} />
        </p>
      )}
    </>
  )
}
