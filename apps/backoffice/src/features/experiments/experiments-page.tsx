import type { StaffExperiment } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import styles from '../../ui/list-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import { ExperimentStateBadge } from './experiment-state-badge.tsx'
import { nameMetric } from './name-metric.ts'

const column = columnsFor<StaffExperiment>()
const whole = 10_000

/** All experiments, the newest first. */
export function ExperimentsPage() {
  const words = useWords()
  const { t } = words
  const found = useQuery({
    queryKey: ['experiments'],
    queryFn: () => callBackoffice('backoffice.listExperiments', {}),
  })
  const columns = useMemo(() => toColumns(words), [words])
  return (
    <div className={styles.page}>
      <h1>{t('backoffice.experiments.title')}</h1>
      {found.error ? (
        <>
          <ErrorNotice error={found.error} />
          <Button onClick={() => found.refetch()}>{t('backoffice.retry')}</Button>
        </>
      ) : (
        <List experiments={found.data?.experiments} columns={columns} />
      )}
    </div>
  )
}

type ListProps = {
  readonly experiments: StaffExperiment[] | undefined
  readonly columns: Column<StaffExperiment>[]
}

function List({ experiments, columns }: ListProps) {
  const { t } = useWords()
  if (!experiments) return <p role="status">{t('backoffice.loading')}</p>
  if (experiments.length === 0) return <p role="status">{t('backoffice.experiments.none')}</p>
  return (
    <DataTable
      caption={t('backoffice.experiments.title')}
      columns={columns}
      rows={experiments}
      getRowId={({ key }) => key}
    />
  )
}

function toColumns(words: Words): Column<StaffExperiment>[] {
  const { t, locale, moment } = words
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return [
    column.accessor('name', {
      header: t('backoffice.experiments.name'),
      cell: ({ row: { original } }) => <Link to={`/experiments/${original.key}`}>{original.name}</Link>,
    }),
    column.accessor('state', {
      header: t('backoffice.experiments.state'),
      cell: ({ row: { original } }) => <ExperimentStateBadge state={original.state} />,
    }),
    column.accessor('traffic', {
      header: t('backoffice.experiments.traffic'),
      cell: ({ row: { original } }) => percent.format(original.traffic / whole),
    }),
    column.accessor('metric', {
      header: t('backoffice.experiments.metric'),
      cell: ({ row: { original } }) => nameMetric(words, original.metric),
    }),
    column.accessor('startedAt', {
      header: t('backoffice.experiments.started'),
      cell: ({ row: { original } }) => (original.startedAt ? moment(original.startedAt) : '–'),
    }),
  ] as Column<StaffExperiment>[]
}
