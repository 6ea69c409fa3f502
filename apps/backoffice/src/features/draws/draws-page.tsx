import type { StaffDrawSummary } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import styles from '../../ui/list-page.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { DrawStateBadge } from './draw-state-badge.tsx'
import { formatMoment } from './format-moment.ts'

const column = columnsFor<StaffDrawSummary>()

/** The draws of all sites with their tickets, the newest first. */
export function DrawsPage() {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const state = useListState()
  const { search = '', siteId = '' } = state.values
  const query = { page: state.page, ...(search && { search }), ...(siteId && { siteId }) }
  const draws = useQuery({
    queryKey: ['draws', query],
    queryFn: () => callBackoffice('backoffice.listDraws', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.draws.title')}</h1>
        {rights.includes('draws.manage') ? <Link to="/new-draw">{t('backoffice.draws.new')}</Link> : null}
      </div>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            key={search}
            label={t('backoffice.draws.search')}
            value={search}
            onSearch={(text) => state.set({ search: text })}
          />
        </div>
        <SelectField
          label={t('backoffice.draws.site')}
          value={siteId}
          onChange={({ target }) => state.set({ siteId: target.value })}
        >
          <option value="">{t('backoffice.list.any')}</option>
          {draws.data?.sites.map((site) => (
            <option key={site.siteId}>{site.siteId}</option>
          ))}
        </SelectField>
      </div>
      <ListBody query={draws} state={state} empty={t('backoffice.draws.empty')}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.draws.title')}
            columns={columns}
            rows={rows}
            getRowId={({ drawId }) => drawId}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, locale }: Words): Column<StaffDrawSummary>[] {
  return [
    column.accessor('name', {
      header: t('backoffice.draws.product'),
      cell: ({ row: { original } }) => <Link to={`/draws/${original.drawId}`}>{original.name}</Link>,
    }),
    column.accessor('siteId', { header: t('backoffice.draws.site') }),
    column.display({
      id: 'closes',
      header: t('backoffice.draws.closes'),
      cell: ({ row: { original } }) => (
        <time dateTime={original.closesAt}>
          {formatMoment(original.closesAt, { locale, timeZone: original.timeZone })}
        </time>
      ),
    }),
    column.accessor('entries', { header: t('backoffice.draws.entries') }),
    column.accessor('units', { header: t('backoffice.draws.units') }),
    column.display({
      id: 'state',
      header: t('backoffice.draws.state'),
      cell: ({ row: { original } }) => <DrawStateBadge state={original.state} />,
    }),
  ] as Column<StaffDrawSummary>[]
}
