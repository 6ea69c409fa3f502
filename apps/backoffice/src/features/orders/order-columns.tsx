import type { StaffOrderSummary } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { Link } from 'react-router'
import { type Column, columnsFor } from '../../ui/data-table.tsx'
import type { Words } from '../../words/words-context.ts'
import { OrderStateBadge, ShipmentStateBadge } from './state-badges.tsx'

const column = columnsFor<StaffOrderSummary>()

/** The columns of a list of orders; the server sorts by two of them. */
export function toOrderColumns({ t, moment, money }: Words): Column<StaffOrderSummary>[] {
  return [
    column.accessor('orderNumber', {
      header: t('backoffice.orders.number'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <Link to={`/orders/${original.orderNumber}`}>{formatOrderNumber(original.orderNumber)}</Link>
      ),
    }),
    column.accessor('placedAt', {
      header: t('backoffice.orders.placed'),
      cell: ({ row: { original } }) => <time dateTime={original.placedAt}>{moment(original.placedAt)}</time>,
    }),
    column.accessor('name', {
      header: t('backoffice.orders.customer'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span>
          {original.name}
          <br />
          {original.email}
        </span>
      ),
    }),
    column.accessor('siteId', { header: t('backoffice.orders.site'), enableSorting: false }),
    column.accessor('state', {
      header: t('backoffice.orders.state'),
      enableSorting: false,
      cell: ({ row: { original } }) => <OrderStateBadge state={original.state} charge={original.charge} />,
    }),
    column.accessor('shipmentStates', {
      header: t('backoffice.orders.shipments'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span>
          {[...new Set(original.shipmentStates)].map((state) => (
            <ShipmentStateBadge key={state} state={state} />
          ))}
        </span>
      ),
    }),
    column.accessor('total', {
      header: t('backoffice.orders.total'),
      cell: ({ row: { original } }) => <span>{money(original.total, original.currency)}</span>,
    }),
  ] as Column<StaffOrderSummary>[]
}
