import type { StaffPreOrder } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { type Column, columnsFor } from '../../ui/data-table.tsx'
import { toLocalDay } from '../../words/to-local-day.ts'
import type { Words } from '../../words/words-context.ts'
import styles from './pre-orders.module.css'

const column = columnsFor<StaffPreOrder>()

/** The columns of the list of pre-orders; who may read products is led to them. */
export function toPreOrderColumns(
  words: Words,
  { readsProducts }: { readonly readsProducts: boolean },
): Column<StaffPreOrder>[] {
  const { t, day, locale } = words
  const number = new Intl.NumberFormat(locale)
  return [
    column.accessor('name', {
      header: t('backoffice.preOrders.product'),
      cell: ({ row: { original } }) => (
        <span>
          {readsProducts ? <Link to={`/products/${original.productId}`}>{original.name}</Link> : original.name}
          <br />
          {original.attributes}
          <br />
          <span className={styles.quiet}>{original.variantId}</span>
        </span>
      ),
    }),
    column.accessor('expectedOn', {
      header: t('backoffice.preOrder.from'),
      cell: ({ row: { original } }) => (
        <span className={styles.stack}>
          <time dateTime={original.expectedOn}>{day(toLocalDay(original.expectedOn))}</time>
          {original.hasPassed ? <Badge tone="negative" text={t('backoffice.preOrders.passed')} /> : null}
        </span>
      ),
    }),
    column.accessor('location', {
      header: t('backoffice.products.stock.location'),
      cell: ({ row: { original } }) => `${original.siteId} · ${original.location}`,
    }),
    column.accessor('incoming', {
      header: t('backoffice.preOrders.incoming'),
      cell: ({ row: { original } }) => number.format(original.incoming),
    }),
    column.accessor('promised', {
      header: t('backoffice.preOrders.promised'),
      cell: ({ row: { original } }) => number.format(original.promised),
    }),
    column.accessor('orders', {
      header: t('backoffice.preOrders.orders'),
      cell: ({ row: { original } }) => <WaitingOrders preOrder={original} words={words} />,
    }),
  ] as Column<StaffPreOrder>[]
}

type Props = { readonly preOrder: StaffPreOrder; readonly words: Words }

/** The first of the waiting orders in the order of their placement, and the way to all of them. */
function WaitingOrders({ preOrder: { orders, orderCount, variantId }, words: { t } }: Props) {
  if (orderCount === 0) return t('backoffice.preOrders.none')
  return (
    <span className={styles.stack}>
      {orders.map(({ orderNumber, units }) => (
        <span key={orderNumber}>
          <Link to={`/orders/${orderNumber}`}>{formatOrderNumber(orderNumber)}</Link> × {units}
        </span>
      ))}
      {orderCount > orders.length ? (
        <Link to={`/orders?${new URLSearchParams({ waitsFor: variantId })}`}>
          {t('backoffice.preOrders.all', { count: orderCount })}
        </Link>
      ) : null}
    </span>
  )
}
