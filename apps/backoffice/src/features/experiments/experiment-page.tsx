import type { ExperimentReportReply } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import page from '../../ui/detail-page.module.css'
import { Facts } from '../../ui/facts.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { ExperimentActions } from './experiment-actions.tsx'
import { ExperimentStateBadge } from './experiment-state-badge.tsx'
import { GuardTable, ResultTable } from './experiment-tables.tsx'
import { nameMetric } from './name-metric.ts'

/** One experiment: how it runs, what it found so far, and whether its result can be believed. */
export function ExperimentPage() {
  const { t } = useWords()
  const { experimentKey = '' } = useParams()
  const { data, error, isPending } = useQuery({
    queryKey: ['experiment', experimentKey],
    queryFn: () => callBackoffice('backoffice.getExperimentReport', { params: { experimentKey } }),
  })
  const back = <Link to="/experiments">{t('backoffice.experiments.back')}</Link>
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data)
    return (
      <>
        <ErrorNotice error={error} />
        {back}
      </>
    )
  return (
    <>
      {back}
      <div className={page.head}>
        <h1>{data.experiment.name}</h1>
        <div className={page.actions}>
          <ExperimentStateBadge state={data.experiment.state} />
        </div>
      </div>
      <ExperimentActions experiment={data.experiment} />
      <Setup report={data} />
      <Result report={data} />
    </>
  )
}

type Props = { readonly report: ExperimentReportReply }

const whole = 10_000

function Setup({ report: { experiment } }: Props) {
  const words = useWords()
  const { t, locale, moment } = words
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Panel title={experiment.key}>
      <Facts
        facts={[
          [t('backoffice.experiments.traffic'), percent.format(experiment.traffic / whole)],
          [t('backoffice.experiments.metric'), nameMetric(words, experiment.metric)],
          [t('backoffice.experiments.started'), experiment.startedAt ? moment(experiment.startedAt) : '–'],
        ]}
      />
    </Panel>
  )
}

function Result({ report }: Props) {
  const { t, locale } = useWords()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const p = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }).format(report.sampleRatio)
  return (
    <>
      <Panel title={t('backoffice.experiments.result')}>
        {report.hasMismatch ? (
          <Notice kind="error" text={t('backoffice.experiments.mismatch', { p })} />
        ) : (
          <p>{t('backoffice.experiments.ratioOk', { p })}</p>
        )}
        <ResultTable report={report} />
        <p>{t('backoffice.experiments.always')}</p>
        {report.explainedByHistory > 0 ? (
          <p>{t('backoffice.experiments.history', { share: percent.format(report.explainedByHistory) })}</p>
        ) : null}
      </Panel>
      <Panel title={t('backoffice.experiments.guards')}>
        <GuardTable report={report} />
      </Panel>
    </>
  )
}
