import type { CallInput } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SavedViews } from '../../ui/saved-views.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { toOrderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'

type Query = CallInput<'backoffice.listOrders'>['query']

/** Orders of all sites: search, filters, views and export, in pages of the server. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const state = useListState()
  // The server refuses what is no filter, so that an address that was typed wrongly shows its answer.
  const filters = state.values as Query
  const query = { ...filters, page: state.page }
  const orders = useQuery({
    queryKey: ['orders', query],
    queryFn: () => callBackoffice('backoffice.listOrders', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toOrderColumns(words), [words])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.orders.title')}</h1>
        {rights.includes('orders.export') ? (
          <a href={toAddress('backoffice.exportOrders', { query: filters })} download="orders.csv">
            {t('backoffice.list.export')}
          </a>
        ) : null}
      </div>
      <SearchField
        key={state.values.search}
        label={t('backoffice.orders.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <OrderFilters values={state.values} onChange={state.set} />
      <SavedViews area="orders" state={state} />
      <ListBody query={orders} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.orders.title')}
            columns={columns}
            rows={rows}
            getRowId={({ orderNumber }) => orderNumber}
            sort={state.values.sort ?? '-placedAt'}
            onSort={(sort) => state.set({ sort })}
          />
        )}
      </ListBody>
    </div>
  )
}
