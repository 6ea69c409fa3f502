import type { Database } from '@lacehouse/database'
import { type Arm, adjustByHistory, toArm } from '@lacehouse/domain/experiments/arm-statistics'
import { type Comparison, compareArms } from '@lacehouse/domain/experiments/confidence-sequence'
import { mismatchBelow, testSampleRatio } from '@lacehouse/domain/experiments/sample-ratio'
import { type ExperimentRow, experimentQueries, type SumsRow } from './experiments.queries.ts'

/** The counts and sums of the visitors of one variant. */
export type VariantReport = {
  readonly variant: string
  readonly visitors: number
  /** The visitors of whom the metric is true. */
  readonly conversions: number
  readonly rate: number
  /** Against the baseline; null for the baseline itself. */
  readonly effect: Comparison | null
  readonly guards: readonly Guard[]
}

export type Guard = {
  readonly metric: 'errors' | 'lcp' | 'returns'
  readonly value: number
  readonly effect: Comparison | null
}

export type ExperimentReport = {
  readonly variants: readonly VariantReport[]
  /** The p-value of the planned shares. */
  readonly sampleRatio: number
  readonly hasMismatch: boolean
  /** The share of the variance that the history of the visitors explains. */
  readonly explainedByHistory: number
}

export type ReportDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly toPurchaseId: (orderNumber: string) => string
}

const nothing = { visitors: 0, y: 0, yy: 0, x: 0, xx: 0, xy: 0, withErrors: 0, measured: 0, lcp: 0, lcpSquares: 0 }

/** Reports an experiment. Its intervals hold however often it is read (decision 0097). */
export async function reportExperiment(deps: ReportDeps, experiment: ExperimentRow): Promise<ExperimentReport> {
  const found = await experimentQueries.listSums(deps.database.pool, experiment)
  const rows = experiment.variants.map(
    (variant): SumsRow => found.find((row) => row.variant === variant) ?? { variant, ...nothing },
  )
  const returns = await countReturns(deps, experiment)
  const shares = rows.map(() => 1 / rows.length)
  const sampleRatio = testSampleRatio(
    rows.map(({ visitors }) => visitors),
    shares,
  )
  const { arms, reduction } = adjustByHistory(rows)
  const guardArms = rows.map((row) => toGuardArms(row, returns.get(row.variant)))
  return {
    sampleRatio,
    hasMismatch: sampleRatio < mismatchBelow,
    explainedByHistory: reduction,
    variants: rows.map(({ variant, visitors, y }, index) => ({
      ...{ variant, visitors, conversions: y, rate: visitors > 0 ? y / visitors : 0 },
      effect: compareWithFirst(arms, index),
      guards: (['errors', 'lcp', 'returns'] as const).map((metric) => {
        const ofMetric = guardArms.map((one) => one[metric])
        return { metric, value: ofMetric[index]?.mean ?? 0, effect: compareWithFirst(ofMetric, index) }
      }),
    })),
  }
}

const compareWithFirst = ([baseline, ...others]: readonly Arm[], index: number): Comparison | null => {
  const variant = others[index - 1]
  return baseline && variant ? compareArms(baseline, variant) : null
}

const share = (count: number, visitors: number): Arm => toArm({ visitors, y: count, yy: count })

type Returns = { readonly orders: number; readonly returned: number }

const toGuardArms = (row: SumsRow, { orders, returned }: Returns = { orders: 0, returned: 0 }) => ({
  errors: share(row.withErrors, row.visitors),
  lcp: toArm({ visitors: row.measured, y: row.lcp, yy: row.lcpSquares }),
  returns: share(returned, orders),
})

/** Counts orders and returned ones by variant. Conversions have a hash of the order, so that returned orders are hashed to find them. */
async function countReturns({ database, toPurchaseId }: ReportDeps, experiment: ExperimentRow) {
  const { key, startedAt } = experiment
  if (!startedAt) return new Map<string, Returns>()
  const [purchases, returned] = await Promise.all([
    experimentQueries.listPurchases(database.pool, key),
    experimentQueries.listReturned(database.pool, startedAt),
  ])
  const ids = new Set(returned.map(({ orderNumber }) => toPurchaseId(orderNumber)))
  return new Map(
    [...Map.groupBy(purchases, ({ variant }) => variant)].map(([variant, orders]): [string, Returns] => [
      variant,
      { orders: orders.length, returned: orders.filter(({ id }) => ids.has(id)).length },
    ]),
  )
}
