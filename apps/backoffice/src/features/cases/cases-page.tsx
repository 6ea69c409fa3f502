import type { CallInput, StaffCaseSummary } from '@lacehouse/contracts'
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
import { CaseFilters } from './case-filters.tsx'
import { CaseStateBadge } from './case-state-badge.tsx'

type Query = CallInput<'backoffice.listCases'>['query']
const column = columnsFor<StaffCaseSummary>()

/** Questions of shoppers and faults of goods: search, filters, views and export, in pages of the server. */
export function CasesPage() {
  const words = useWords()
  const { t, locale } = words
  const { rights } = useSession()
  const state = useListState()
  const filters = state.values as Query
  const query = { ...filters, page: state.page }
  const cases = useQuery({
    // The server writes the subjects in the language of the page.
    queryKey: ['cases', locale, query],
    queryFn: () => callBackoffice('backoffice.listCases', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.cases.title')}</h1>
        {rights.includes('cases.export') ? (
          <a href={toAddress('backoffice.exportCases', { query: filters })} download="cases.csv">
            {t('backoffice.list.export')}
          </a>
        ) : null}
      </div>
      <SearchField
        key={state.values.search}
        label={t('backoffice.cases.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <CaseFilters values={state.values} onChange={state.set} />
      <SavedViews area="cases" state={state} />
      <ListBody query={cases} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.cases.title')}
            columns={columns}
            rows={rows}
            getRowId={({ caseNumber }) => caseNumber}
            sort={state.values.sort ?? '-updatedAt'}
            onSort={(sort) => state.set({ sort })}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, moment }: Words): Column<StaffCaseSummary>[] {
  return [
    column.accessor('caseNumber', {
      header: t('backoffice.cases.number'),
      enableSorting: false,
      cell: ({ row: { original } }) => <Link to={`/cases/${original.caseNumber}`}>{original.caseNumber}</Link>,
    }),
    column.accessor('subject', {
      header: t('backoffice.cases.subject'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span>
          {original.subject}
          <br />
          {t(`backoffice.caseKind.${original.category}`)}
        </span>
      ),
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
      cell: ({ row: { original } }) => <CaseStateBadge state={original.state} />,
    }),
    column.accessor('createdAt', {
      header: t('backoffice.cases.opened'),
      cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{moment(original.createdAt)}</time>,
    }),
    column.accessor('updatedAt', {
      header: t('backoffice.cases.updated'),
      cell: ({ row: { original } }) => <time dateTime={original.updatedAt}>{moment(original.updatedAt)}</time>,
    }),
  ] as Column<StaffCaseSummary>[]
}
