import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice, toAddress } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { type ListState, useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import { toColumns } from './searches-columns.tsx'

type Query = CallInput<'backoffice.listSearches'>['query']
type Reply = CallReply<'backoffice.listSearches'>
type Read = Required<Pick<Query, 'siteId' | 'searchLocale' | 'days' | 'show'>>

const first = 'LH-US en-us'
const spans = ['7', '30'] as const
const shown = ['all', 'few', 'none'] as const

/** What shoppers search for most, with what each text finds today and the way to a rule for it. */
export function SearchesPage() {
  const words = useWords()
  const { t } = words
  const { rights } = useSession()
  const state = useListState()
  const query = readQuery(state.values)
  const searches = useQuery({
    queryKey: ['searches', query],
    queryFn: () => callBackoffice('backoffice.listSearches', { query }),
    placeholderData: keepPreviousData,
  })
  const { siteId, searchLocale } = query
  const mayRule = rights.includes('search.manage')
  const columns = useMemo(
    () => toColumns(words, { of: `${siteId} ${searchLocale}`, mayRule }),
    [words, siteId, searchLocale, mayRule],
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('backoffice.searches.title')}</h1>
        <a href={toAddress('backoffice.exportSearches', { query })} download="searches.csv">
          {t('backoffice.list.export')}
        </a>
      </div>
      <Filters query={query} locales={searches.data?.locales ?? []} state={state} />
      <p>{t('backoffice.searches.about')}</p>
      {searches.error ? (
        <>
          <ErrorNotice error={searches.error} />
          <Button onClick={() => searches.refetch()}>{t('backoffice.retry')}</Button>
        </>
      ) : !searches.data ? (
        <p role="status">{t('backoffice.loading')}</p>
      ) : searches.data.searches.length === 0 ? (
        <p role="status">{t(`backoffice.searches.empty.${query.show}`)}</p>
      ) : (
        <DataTable
          caption={t('backoffice.searches.title')}
          columns={columns}
          rows={searches.data.searches}
          getRowId={({ text }) => text}
        />
      )}
    </div>
  )
}

const readQuery = ({ of = '', days, show }: ListState['values']): Read => {
  const [siteId = '', searchLocale = ''] = (of.includes(' ') ? of : first).split(' ')
  return {
    ...{ siteId, searchLocale },
    days: spans.find((span) => span === days) ?? '30',
    show: shown.find((one) => one === show) ?? 'all',
  }
}

type FiltersProps = {
  readonly query: Read
  readonly locales: Reply['locales']
  readonly state: ListState
}

function Filters({ query: { siteId, searchLocale, days, show }, locales, state }: FiltersProps) {
  const { t } = useWords()
  const subjects = locales.length > 0 ? locales : [{ siteId, locale: searchLocale }]
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('backoffice.search.of')}
        value={`${siteId} ${searchLocale}`}
        onChange={({ target }) => state.set({ of: target.value })}
      >
        {subjects.map((one) => (
          <option key={`${one.siteId} ${one.locale}`} value={`${one.siteId} ${one.locale}`}>
            {`${one.siteId} · ${one.locale}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.recommendations.span')}
        value={days}
        onChange={({ target }) => state.set({ days: target.value })}
      >
        {spans.map((span) => (
          <option key={span} value={span}>
            {t('backoffice.recommendations.days', { count: span })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.searches.show')}
        value={show}
        onChange={({ target }) => state.set({ show: target.value })}
      >
        {shown.map((one) => (
          <option key={one} value={one}>
            {t(`backoffice.searches.show.${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
