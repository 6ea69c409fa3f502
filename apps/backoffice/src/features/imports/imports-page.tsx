import type { CatalogueImportReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { ImportForm } from './import-form.tsx'
import { ImportStateBadge } from './import-state-badge.tsx'

const column = columnsFor<CatalogueImportReply>()

/** Files of products: a new one, and what became of earlier ones. */
export function ImportsPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const query = { page: state.page }
  const imports = useQuery({
    queryKey: ['imports', query],
    queryFn: () => callBackoffice('backoffice.listImports', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.imports.title')}</h1>
      {imports.data ? <ImportForm sites={imports.data.sites} pictureHosts={imports.data.pictureHosts} /> : null}
      <h2>{t('backoffice.imports.history')}</h2>
      <ListBody query={imports} state={state} empty={t('backoffice.imports.empty')}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.imports.history')}
            columns={columns}
            rows={rows}
            getRowId={({ importId }) => importId}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, moment, locale }: Words): Column<CatalogueImportReply>[] {
  const number = new Intl.NumberFormat(locale)
  return [
    column.accessor('fileName', {
      header: t('backoffice.imports.file'),
      cell: ({ row: { original } }) => <Link to={`/imports/${original.importId}`}>{original.fileName}</Link>,
    }),
    column.accessor('siteId', { header: t('backoffice.imports.site') }),
    column.accessor('state', {
      header: t('backoffice.imports.state'),
      cell: ({ row: { original } }) => <ImportStateBadge state={original.state} />,
    }),
    column.display({
      id: 'products',
      header: t('backoffice.imports.products'),
      cell: ({ row: { original } }) => (original.counts ? number.format(original.counts.products) : '–'),
    }),
    column.display({
      id: 'refused',
      header: t('backoffice.imports.refused'),
      cell: ({ row: { original } }) => (original.counts ? number.format(original.counts.refused) : '–'),
    }),
    column.accessor('createdAt', {
      header: t('backoffice.imports.at'),
      cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{moment(original.createdAt)}</time>,
    }),
  ] as Column<CatalogueImportReply>[]
}
