import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/field.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'

type Reply = CallReply<'backoffice.listRecommendationEffects'>
type Effect = Reply['effects'][number]
const column = columnsFor<Effect>()
const spans = [7, 30, 90, 365]
const usualSpan = 30

/** The results of recommendations: cards that were seen, followed and bought, by slot and strategy. */
export function RecommendationsPage() {
  const words = useWords()
  const { t } = words
  const state = useListState()
  const days = spans.find((span) => String(span) === state.values.days) ?? usualSpan
  const siteId = state.values.site
  const query = { days, ...(siteId && { siteId }) }
  const effects = useQuery({
    queryKey: ['recommendations', query],
    queryFn: () => callBackoffice('backoffice.listRecommendationEffects', { query }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.recommendations.title')}</h1>
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
          {effects.data?.siteIds.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </SelectField>
      </div>
      {effects.error ? (
        <>
          <ErrorNotice error={effects.error} />
          <Button onClick={() => effects.refetch()}>{t('backoffice.retry')}</Button>
        </>
      ) : (
        <Effects effects={effects.data?.effects} columns={columns} />
      )}
    </div>
  )
}

type EffectsProps = { readonly effects: Effect[] | undefined; readonly columns: Column<Effect>[] }

function Effects({ effects, columns }: EffectsProps) {
  const { t } = useWords()
  if (!effects) return <p role="status">{t('backoffice.loading')}</p>
  if (effects.length === 0) return <p role="status">{t('backoffice.recommendations.none')}</p>
  return (
    <>
      <DataTable
        caption={t('backoffice.recommendations.title')}
        columns={columns}
        rows={effects}
        getRowId={({ slot, strategy }) => `${slot} ${strategy}`}
      />
      <p>{t('backoffice.recommendations.rule')}</p>
    </>
  )
}

function toColumns({ t, locale, money }: Words): Column<Effect>[] {
  const count = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const numbers = (['impressions', 'clicks', 'purchases'] as const).map((key) =>
    column.accessor(key, {
      header: t(`backoffice.recommendations.${key}`),
      cell: ({ row }) => count.format(row.original[key]),
    }),
  )
  return [
    column.accessor('slot', {
      header: t('backoffice.recommendations.slot'),
      cell: ({ row }) => t(`backoffice.recommendations.slot.${row.original.slot}`),
    }),
    column.accessor('strategy', {
      header: t('backoffice.recommendations.strategy'),
      cell: ({ row }) => t(`backoffice.recommendations.strategy.${row.original.strategy}`),
    }),
    ...numbers,
    column.display({
      id: 'rate',
      header: t('backoffice.recommendations.rate'),
      cell: ({ row }) => percent.format(row.original.clicks / Math.max(1, row.original.impressions)),
    }),
    column.accessor('orders', {
      header: t('backoffice.recommendations.orders'),
      cell: ({ row }) => count.format(row.original.orders),
    }),
    column.display({
      id: 'revenue',
      header: t('backoffice.recommendations.revenue'),
      cell: ({ row }) => row.original.revenue.map(({ currency, amount }) => money(amount, currency)).join(', ') || '–',
    }),
  ] as Column<Effect>[]
}
