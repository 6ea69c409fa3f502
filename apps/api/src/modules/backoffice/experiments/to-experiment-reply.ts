import type { CallReply } from '@lacehouse/contracts'
import type { Comparison } from '@lacehouse/domain/experiments/confidence-sequence'
import type { ExperimentRow } from '../../../core/experiments/experiments.queries.ts'
import type { ExperimentReport } from '../../../core/experiments/report-experiment.ts'

type Reply = CallReply<'backoffice.getExperimentReport'>

export function toExperimentReply(row: ExperimentRow): Reply['experiment'] {
  const { startedAt, stoppedAt, variants, segments, siteIds, ...rest } = row
  return {
    ...rest,
    variants: [...variants],
    segments: [...segments],
    siteIds: [...siteIds],
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(stoppedAt && { stoppedAt: stoppedAt.toISOString() }),
  }
}

export function toReportReply(row: ExperimentRow, report: ExperimentReport): Reply {
  const { sampleRatio, hasMismatch, explainedByHistory } = report
  return {
    ...{ experiment: toExperimentReply(row), sampleRatio, hasMismatch, explainedByHistory },
    variants: report.variants.map(({ effect, guards, ...variant }) => ({
      ...variant,
      ...toEffect(effect),
      guards: guards.map(({ effect: ofGuard, ...guard }) => ({ ...guard, ...toEffect(ofGuard) })),
    })),
  }
}

/** An interval without an end is left out: JSON has no infinity. */
const toEffect = (effect: Comparison | null) => {
  if (!effect) return {}
  const { difference, low, high, isDecided } = effect
  const bounds = Number.isFinite(low) && Number.isFinite(high) ? { low, high } : {}
  return { effect: { difference, ...bounds, isDecided } }
}
