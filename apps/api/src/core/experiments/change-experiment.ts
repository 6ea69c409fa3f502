import type { Executor } from '@lacehouse/database'
import {
  baselineVariant,
  type Experiment,
  type ExperimentChange,
  planStart,
  planStop,
  planTraffic,
} from '@lacehouse/domain/experiments/experiment'
import { type ExperimentRow, experimentQueries } from './experiments.queries.ts'

export type ExperimentAction = { readonly action: 'start' | 'stop' | 'traffic'; readonly traffic?: number | undefined }

export type ChangedExperiment =
  | { readonly ok: true; readonly before: ExperimentRow; readonly after: ExperimentRow }
  | { readonly ok: false; readonly reason: 'unknown' | Extract<ExperimentChange, { ok: false }>['reason'] }

/** Changes an experiment in the transaction of the executor; the change event brings it to every instance. */
export async function changeExperiment(
  executor: Executor,
  change: ExperimentAction & { readonly key: string; readonly now: number },
): Promise<ChangedExperiment> {
  const before = await experimentQueries.find(executor, change.key)
  if (!before) return { ok: false, reason: 'unknown' }
  const planned = plan(before, change)
  if (!planned.ok) return planned
  await experimentQueries.put(executor, planned.experiment, change.now)
  const after = await experimentQueries.find(executor, change.key)
  return after ? { ok: true, before, after } : { ok: false, reason: 'unknown' }
}

const plan = (experiment: Experiment, { action, traffic = 0 }: ExperimentAction): ExperimentChange => {
  if (action === 'start') return planStart(experiment)
  return action === 'stop' ? planStop(experiment) : planTraffic(experiment, traffic)
}

export type NewExperiment = Omit<Experiment, 'state'>

/** Adds an experiment as a draft, or changes a draft; one that has run keeps what its visitors saw. */
export async function addExperiment(
  executor: Executor,
  { variants, ...given }: NewExperiment,
  now: number,
): Promise<'added' | 'has_run'> {
  const known = await experimentQueries.find(executor, given.key)
  if (known && known.state !== 'draft') return 'has_run'
  const all = [baselineVariant, ...variants.filter((variant) => variant !== baselineVariant)]
  await experimentQueries.put(executor, { ...given, variants: all, state: 'draft' }, now)
  return 'added'
}
