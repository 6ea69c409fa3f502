import type { CallInput, StaffProductSummary } from '@lacehouse/contracts'
import { productStates } from '@lacehouse/domain/product/product-states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { ProductStateBadge } from './product-state-badge.tsx'

type Query = CallInput<'backoffice.listProducts'>['query']
const column = columnsFor<StaffProductSummary>()

/** Products in every state: search and filter, in pages of the server. */
export function ProductsPage() {
  const words = useWords()
  const { t, locale } = words
  const state = useListState()
  const query = { ...(state.values as Query), page: state.page }
  const products = useQuery({
    queryKey: ['products', locale, query],
    queryFn: () => callBackoffice('backoffice.listProducts', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.products.title')}</h1>
      <SearchField
        key={state.values.search}
        label={t('backoffice.products.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <div className={styles.filters}>
        <SelectField
          label={t('backoffice.products.state')}
          value={state.values.state ?? ''}
          onChange={({ target }) => state.set({ state: target.value })}
        >
          <option value="">{t('backoffice.products.state.any')}</option>
          {productStates.map((value) => (
            <option key={value} value={value}>
              {t(`backoffice.products.state.${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <ListBody query={products} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.products.title')}
            columns={columns}
            rows={rows}
            getRowId={({ productId }) => productId}
            sort={state.values.sort ?? '-updatedAt'}
            onSort={(sort) => state.set({ sort })}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, moment, locale }: Words): Column<StaffProductSummary>[] {
  const number = new Intl.NumberFormat(locale)
  return [
    column.accessor('name', {
      header: t('backoffice.products.name'),
      cell: ({ row: { original } }) => (
        <span>
          <Link to={`/products/${original.productId}`}>{original.name}</Link>
          <br />
          {original.productId}
        </span>
      ),
    }),
    column.accessor('brand', { header: t('backoffice.products.brand'), enableSorting: false }),
    column.accessor('state', {
      header: t('backoffice.products.state'),
      enableSorting: false,
      cell: ({ row: { original } }) => <ProductStateBadge state={original.state} />,
    }),
    column.accessor('variants', { header: t('backoffice.products.variants'), enableSorting: false }),
    column.accessor('free', {
      header: t('backoffice.products.free'),
      enableSorting: false,
      cell: ({ row: { original } }) => number.format(original.free),
    }),
    column.accessor('updatedAt', {
      header: t('backoffice.products.updated'),
      cell: ({ row: { original } }) => <time dateTime={original.updatedAt}>{moment(original.updatedAt)}</time>,
    }),
  ] as Column<StaffProductSummary>[]
}
