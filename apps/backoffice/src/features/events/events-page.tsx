import type { StaffEventSummary } from '@lacehouse/contracts'
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
import { EventStateBadge } from './event-state-badge.tsx'
import { formatPeriod } from './format-period.ts'

const column = columnsFor<StaffEventSummary>()

/** The events of all sites with their free places, those to come first. */
export function EventsPage() {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const state = useListState()
  const { search = '', siteId = '' } = state.values
  const query = { page: state.page, ...(search && { search }), ...(siteId && { siteId }) }
  const events = useQuery({
    queryKey: ['events', query],
    queryFn: () => callBackoffice('backoffice.listEvents', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.events.title')}</h1>
        {rights.includes('content.edit') ? <Link to="/new-event">{t('backoffice.events.new')}</Link> : null}
      </div>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            key={search}
            label={t('backoffice.events.search')}
            value={search}
            onSearch={(text) => state.set({ search: text })}
          />
        </div>
        <SelectField
          label={t('backoffice.events.site')}
          value={siteId}
          onChange={({ target }) => state.set({ siteId: target.value })}
        >
          <option value="">{t('backoffice.list.any')}</option>
          {events.data?.sites.map((site) => (
            <option key={site.siteId}>{site.siteId}</option>
          ))}
        </SelectField>
      </div>
      <ListBody query={events} state={state} empty={t('backoffice.events.empty')}>
        {(rows) => (
          <DataTable
            caption={t('backoffice.events.title')}
            columns={columns}
            rows={rows}
            getRowId={({ eventId }) => eventId}
          />
        )}
      </ListBody>
    </div>
  )
}

function toColumns({ t, locale }: Words): Column<StaffEventSummary>[] {
  return [
    column.accessor('name', {
      header: t('backoffice.events.name'),
      cell: ({ row: { original } }) => <Link to={`/events/${original.eventId}`}>{original.name}</Link>,
    }),
    column.accessor('siteId', { header: t('backoffice.events.site') }),
    column.display({
      id: 'when',
      header: t('backoffice.events.when'),
      cell: ({ row: { original } }) => (
        <time dateTime={original.startDate}>{`${formatPeriod(locale, original)} (${original.timeZone})`}</time>
      ),
    }),
    column.display({
      id: 'taken',
      header: t('backoffice.events.taken'),
      cell: ({ row: { original } }) => t('backoffice.events.taken.of', original),
    }),
    column.accessor('waiting', { header: t('backoffice.events.waiting') }),
    column.display({
      id: 'state',
      header: t('backoffice.events.state'),
      cell: ({ row: { original } }) => <EventStateBadge state={original.state} />,
    }),
  ] as Column<StaffEventSummary>[]
}
