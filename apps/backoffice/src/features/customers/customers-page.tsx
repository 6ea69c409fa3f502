import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'

type Customer = CallReply<'backoffice.listCustomers'>['items'][number]
const column = columnsFor<Customer>()

/** Customers with an account. */
export function CustomersPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const query = { ...(state.values as CallInput<'backoffice.listCustomers'>['query']), page: state.page }
  const customers = useQuery({
    queryKey: ['customers', query],
    queryFn: () => callBackoffice('backoffice.listCustomers', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.customers.title')}</h1>
      <SearchField
        key={state.values.search}
        label={t('backoffice.customers.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <ListBody query={customers} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.customers.title')}
            columns={columns}
            rows={rows}
            getRowId={({ consumerNo }) => consumerNo}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, day }: Words): Column<Customer>[] {
  return [
    column.accessor('name', {
      header: t('backoffice.customers.name'),
      cell: ({ row: { original } }) => (
        <Link to={`/customers/${encodeURIComponent(original.consumerNo)}`}>{original.name || original.email}</Link>
      ),
    }),
    column.accessor('email', { header: t('backoffice.customers.email') }),
    column.accessor('siteId', { header: t('backoffice.orders.site') }),
    column.accessor('createdAt', {
      header: t('backoffice.customers.since'),
      cell: ({ row: { original } }) => <span>{day(original.createdAt)}</span>,
    }),
    column.accessor('orders', { header: t('backoffice.customers.orders') }),
  ] as Column<Customer>[]
}
