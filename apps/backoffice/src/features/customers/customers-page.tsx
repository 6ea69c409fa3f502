import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SavedViews } from '../../ui/saved-views.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { CustomerFilters } from './customer-filters.tsx'

type Customer = CallReply<'backoffice.listCustomers'>['items'][number]
const column = columnsFor<Customer>()

/** Customers with an account: search, filters, views and export, in pages of the server. */
export function CustomersPage() {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const state = useListState()
  // The server refuses what is no filter, so that an address that was typed wrongly shows its answer.
  const filters = state.values as CallInput<'backoffice.listCustomers'>['query']
  const query = { ...filters, page: state.page }
  const customers = useQuery({
    queryKey: ['customers', query],
    queryFn: () => callBackoffice('backoffice.listCustomers', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.customers.title')}</h1>
        {rights.includes('customers.export') ? (
          <a href={toAddress('backoffice.exportCustomers', { query: filters })} download="customers.csv">
            {t('backoffice.list.export')}
          </a>
        ) : null}
      </div>
      <SearchField
        key={state.values.search}
        label={t('backoffice.customers.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <CustomerFilters values={state.values} sites={customers.data?.sites ?? []} onChange={state.set} />
      <SavedViews area="customers" state={state} />
      <ListBody query={customers} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.customers.title')}
            columns={columns}
            rows={rows}
            getRowId={({ consumerNo }) => consumerNo}
            sort={state.values.sort ?? '-createdAt'}
            onSort={(sort) => state.set({ sort })}
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
    column.accessor('email', { header: t('backoffice.customers.email'), enableSorting: false }),
    column.accessor('siteId', { header: t('backoffice.orders.site'), enableSorting: false }),
    column.accessor('createdAt', {
      header: t('backoffice.customers.since'),
      cell: ({ row: { original } }) => <span>{day(original.createdAt)}</span>,
    }),
    column.accessor('orders', { header: t('backoffice.customers.orders'), enableSorting: false }),
  ] as Column<Customer>[]
}
