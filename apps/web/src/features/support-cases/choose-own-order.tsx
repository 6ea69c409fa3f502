import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { useOrderRecord, useOrders } from '../../client/orders/orders-query.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fromRecord } from './faulty-order.ts'
import type { Reported } from './use-warranty-form.ts'
import { WarrantyForm } from './warranty-form.tsx'
import styles from './warranty-page.module.css'

/** The orders that the list offers; an older one is named by its page. */
const mostOffered = 50

type Props = {
  /** Null before one was chosen. */
  readonly orderNumber: string | null
  readonly onChoose: (orderNumber: string | null) => void
}

/** Chooses one of the account's own orders. */
export function ChooseOwnOrder({ orderNumber, onChoose }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const { data, isError, refetch } = useOrders({ count: mostOffered })
  if (!data && isError)
    return <RetryNotice onRetry={() => void refetch()}>{t('cases.warranty.ordersNotLoaded')}</RetryNotice>
  if (!data) return <Skeleton height="5rem" />
  if (data.total === 0) return <p>{t('cases.warranty.noOrders')}</p>
  const offered = data.orders.map((order) => ({
    value: order.orderNumber,
    label: t('cases.warranty.orderOption', {
      orderNumber: formatOrderNumber(order.orderNumber),
      date: date(order.placedAt, { dateStyle: 'long' }),
    }),
  }))
  const isOffered = orderNumber === null || offered.some(({ value }) => value === orderNumber)
  const named = isOffered ? [] : [{ value: orderNumber, label: formatOrderNumber(orderNumber) }]
  return (
    <Select
      label={t('cases.field.ownOrder')}
      placeholder={t('cases.choose')}
      value={orderNumber ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
      options={[...named, ...offered]}
    />
  )
}

type OrderProps = {
  readonly orderNumber: string
  readonly onReported: (reported: Reported) => void
  /** Shown in place of an order that the caller may not read. */
  readonly unknown: React.ReactNode
}

/** The form for an order that the caller may read. */
export function OwnOrderForm({ orderNumber, onReported, unknown }: OrderProps) {
  const { data: record, isError } = useOrderRecord(orderNumber)
  if (record) return <WarrantyForm order={fromRecord(record)} onReported={onReported} />
  if (isError) return unknown
  return (
    <div className={styles.part}>
      <Skeleton height="24rem" />
    </div>
  )
}
