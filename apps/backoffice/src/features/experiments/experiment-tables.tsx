import type { ExperimentReportReply } from '@lacehouse/contracts'
import { useMemo } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'

type Variant = ExperimentReportReply['variants'][number]
type Effect = NonNullable<Variant['effect']>
type GuardRow = { readonly variant: string; readonly guard: Variant['guards'][number] }
type Props = { readonly report: ExperimentReportReply }

const result = columnsFor<Variant>()
const guards = columnsFor<GuardRow>()

/** The results of each variant, with its difference to the baseline. */
export function ResultTable({ report }: Props) {
  const words = useWords()
  const columns = useMemo(() => toResultColumns(words), [words])
  return (
    <DataTable
      caption={words.t('backoffice.experiments.result')}
      columns={columns}
      rows={report.variants}
      getRowId={({ variant }) => variant}
    />
  )
}

/** The metrics that an experiment must not make worse. */
export function GuardTable({ report }: Props) {
  const words = useWords()
  const columns = useMemo(() => toGuardColumns(words), [words])
  const rows = report.variants.flatMap(({ variant, guards: own }) => own.map((guard) => ({ variant, guard })))
  return (
    <DataTable
      caption={words.t('backoffice.experiments.guards')}
      columns={columns}
      rows={rows}
      getRowId={({ variant, guard }) => `${variant} ${guard.metric}`}
    />
  )
}

const nameVariant = ({ t }: Words, variant: string): string =>
  variant === 'baseline' ? t('backoffice.experiments.baseline') : variant

const formatRate = ({ locale }: Words) =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format

function describeEffect({ t }: Words, effect: Effect | undefined, format: (value: number) => string): string {
  if (!effect) return '–'
  const { difference, low, high } = effect
  if (low === undefined || high === undefined) return t('backoffice.experiments.tooFew')
  return t('backoffice.experiments.interval', {
    difference: format(difference),
    low: format(low),
    high: format(high),
  })
}

function toResultColumns(words: Words): Column<Variant>[] {
  const { t, locale } = words
  const count = new Intl.NumberFormat(locale)
  const rate = formatRate(words)
  return [
    result.accessor('variant', {
      header: t('backoffice.experiments.variant'),
      cell: ({ row: { original } }) => nameVariant(words, original.variant),
    }),
    result.accessor('visitors', {
      header: t('backoffice.experiments.visitors'),
      cell: ({ row: { original } }) => count.format(original.visitors),
    }),
    result.accessor('conversions', {
      header: t('backoffice.experiments.conversions'),
      cell: ({ row: { original } }) => count.format(original.conversions),
    }),
    result.accessor('rate', {
      header: t('backoffice.experiments.rate'),
      cell: ({ row: { original } }) => rate(original.rate),
    }),
    result.display({
      id: 'effect',
      header: t('backoffice.experiments.effect'),
      cell: ({ row: { original } }) => describeEffect(words, original.effect, rate),
    }),
    result.display({
      id: 'decided',
      header: t('backoffice.experiments.state'),
      cell: ({ row: { original } }) => <Decided effect={original.effect} />,
    }),
  ] as Column<Variant>[]
}

function Decided({ effect }: { readonly effect: Effect | undefined }) {
  const { t } = useWords()
  if (!effect) return '–'
  return effect.isDecided ? (
    <Badge tone="positive" text={t('backoffice.experiments.decided')} />
  ) : (
    <Badge text={t('backoffice.experiments.open')} />
  )
}

function toGuardColumns(words: Words): Column<GuardRow>[] {
  const { t, locale } = words
  const rate = formatRate(words)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const formatOf = ({ metric }: GuardRow['guard']) =>
    metric === 'lcp' ? (value: number) => t('backoffice.experiments.ms', { value: number.format(value) }) : rate
  return [
    guards.display({
      id: 'metric',
      header: t('backoffice.experiments.guards'),
      cell: ({ row: { original } }) => t(`backoffice.experiments.guard.${original.guard.metric}`),
    }),
    guards.display({
      id: 'variant',
      header: t('backoffice.experiments.variant'),
      cell: ({ row: { original } }) => nameVariant(words, original.variant),
    }),
    guards.display({
      id: 'value',
      header: t('backoffice.experiments.rate'),
      cell: ({ row: { original } }) => formatOf(original.guard)(original.guard.value),
    }),
    guards.display({
      id: 'effect',
      header: t('backoffice.experiments.effect'),
      cell: ({ row: { original } }) => describeEffect(words, original.guard.effect, formatOf(original.guard)),
    }),
  ] as Column<GuardRow>[]
}
