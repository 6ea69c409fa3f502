import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { toPreOrderColumns } from './pre-order-columns.tsx'

/** What is on its way, by day, and the orders that wait for it, in pages of the server. */
export function PreOrdersPage() {
  const words = useWords()
  const { t, locale } = words
  const { rights } = useSession()
  const state = useListState()
  const { search = '' } = state.values
  const query = { ...(search && { search }), page: state.page }
  const preOrders = useQuery({
    queryKey: ['pre-orders', locale, query],
    queryFn: () => callBackoffice('backoffice.listPreOrders', { query }),
    placeholderData: keepPreviousData,
  })
  const readsProducts = rights.includes('catalogue.read')
  const columns = useMemo(() => toPreOrderColumns(words, { readsProducts }), [words, readsProducts])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.preOrders.title')}</h1>
      <SearchField
        key={search}
        label={t('backoffice.products.search')}
        value={search}
        onSearch={(text) => state.set({ search: text })}
      />
      <ListBody query={preOrders} state={state} empty={t('backoffice.preOrders.empty')}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.preOrders.title')}
            columns={columns}
            rows={rows}
            getRowId={({ variantId, locationId }) => `${variantId} ${locationId}`}
          />
        )}
      </ListBody>
    </div>
  )
}
