import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { toActionWord } from '../../words/to-action-word.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { RecordedValues } from './recorded-values.tsx'

type Entry = CallReply<'backoffice.listAudit'>['items'][number]
const column = columnsFor<Entry>()

/** The audit log: who did what, about what and for whom, before and after. */
export function AuditPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const query = { ...(state.values as CallInput<'backoffice.listAudit'>['query']), page: state.page }
  const entries = useQuery({
    queryKey: ['audit', query],
    queryFn: () => callBackoffice('backoffice.listAudit', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.audit.title')}</h1>
      <SearchField
        key={state.values.search}
        label={t('backoffice.audit.search')}
        value={state.values.search ?? ''}
        onSearch={(search) => state.set({ search })}
      />
      <div className={styles.filters}>
        <PeriodFields values={state.values} onChange={state.set} />
      </div>
      <ListBody query={entries} state={state}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.audit.title')}
            columns={columns}
            rows={rows}
            getRowId={({ entryId }) => String(entryId)}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, moment }: Words): Column<Entry>[] {
  return [
    column.accessor('at', {
      header: t('backoffice.audit.at'),
      cell: ({ row }) => <time dateTime={row.original.at}>{moment(row.original.at)}</time>,
    }),
    column.accessor('actor', { header: t('backoffice.audit.actor') }),
    column.accessor('action', {
      header: t('backoffice.audit.action'),
      cell: ({ row }) => <span>{toActionWord(t, row.original.action)}</span>,
    }),
    column.accessor('subject', { header: t('backoffice.audit.subject') }),
    column.accessor('customer', { header: t('backoffice.audit.customer') }),
    column.accessor('before', {
      header: t('backoffice.audit.before'),
      cell: ({ row }) => <RecordedValues json={row.original.before} />,
    }),
    column.accessor('after', {
      header: t('backoffice.audit.after'),
      cell: ({ row }) => <RecordedValues json={row.original.after} />,
    }),
  ] as Column<Entry>[]
}
