import type { CallReply } from '@lacehouse/contracts'
import { rateVital } from '@lacehouse/domain/page/vitals'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'

type Reply = CallReply<'backoffice.listVitals'>
type Vital = Reply['vitals'][number]
const column = columnsFor<Vital>()
const spans = [7, 28, 90]
const usualSpan = 28

/** Shows the measurements of visitors' browsers: how fast pages were, by page type, release and variant. */
export function VitalsPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const days = spans.find((span) => String(span) === state.values.days) ?? usualSpan
  const siteId = state.values.site
  const query = { days, ...(siteId && { siteId }) }
  const vitals = useQuery({
    queryKey: ['vitals', query],
    queryFn: () => callBackoffice('backoffice.listVitals', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.vitals.title')}</h1>
      <div className={styles.filters}>
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
          label={t('backoffice.recommendations.site')}
          value={siteId ?? ''}
          onChange={({ target }) => state.set({ site: target.value })}
        >
          <option value="">{t('backoffice.recommendations.allSites')}</option>
          {vitals.data?.siteIds.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </SelectField>
      </div>
      {vitals.error ? (
        <>
          <ErrorNotice error={vitals.error} />
          <Button onClick={() => vitals.refetch()}>{t('backoffice.retry')}</Button>
        </>
      ) : (
        <Rows rows={vitals.data?.vitals} columns={columns} />
      )}
    </div>
  )
}

type RowsProps = { readonly rows: Vital[] | undefined; readonly columns: Column<Vital>[] }

function Rows({ rows, columns }: RowsProps) {
  const { t } = useWords()
  if (!rows) return <p role="status">{t('backoffice.loading')}</p>
  if (rows.length === 0) return <p role="status">{t('backoffice.vitals.none')}</p>
  return (
    <>
      <p>{t('backoffice.vitals.about')}</p>
      <DataTable
        caption={t('backoffice.vitals.title')}
        columns={columns}
        rows={rows}
        getRowId={({ page, release, variant, metric }) => `${page} ${release} ${variant} ${metric}`}
      />
    </>
  )
}

const tones = { good: 'positive', fair: 'warning', poor: 'negative' } as const satisfies Record<string, BadgeTone>

function toColumns({ t, locale }: Words): Column<Vital>[] {
  const count = new Intl.NumberFormat(locale)
  const shift = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  const format = ({ metric, p75 }: Vital) =>
    metric === 'CLS' ? shift.format(p75) : t('backoffice.vitals.ms', { value: count.format(Math.round(p75)) })
  return [
    column.accessor('page', {
      header: t('backoffice.vitals.page'),
      cell: ({ row }) => t(`backoffice.vitals.page.${row.original.page}`),
    }),
    column.accessor('release', { header: t('backoffice.vitals.release') }),
    column.accessor('variant', {
      header: t('backoffice.vitals.variant'),
      cell: ({ row }) => row.original.variant || t('backoffice.vitals.allVariants'),
    }),
    column.accessor('metric', {
      header: t('backoffice.vitals.metric'),
      cell: ({ row }) => t(`backoffice.vitals.metric.${row.original.metric}`),
    }),
    column.accessor('loads', {
      header: t('backoffice.vitals.loads'),
      cell: ({ row }) => count.format(row.original.loads),
    }),
    column.accessor('p75', { header: t('backoffice.vitals.p75'), cell: ({ row }) => format(row.original) }),
    column.display({
      id: 'rating',
      header: t('backoffice.vitals.rating'),
      cell: ({ row }) => {
        const rating = rateVital(row.original.metric, row.original.p75)
        return <Badge tone={tones[rating]} text={t(`backoffice.vitals.rating.${rating}`)} />
      },
    }),
  ] as Column<Vital>[]
}
