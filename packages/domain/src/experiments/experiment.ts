/** The variant that shows the baseline of an experience; the others are compared with it. */
export const baselineVariant = 'baseline'

/** All visitors of a datafile, in the SDK's ten-thousandths. */
export const allVisitors = 10_000

export const experimentStates = ['draft', 'running', 'stopped'] as const
export type ExperimentState = (typeof experimentStates)[number]

/** The events of the shop itself; an experience may add one of its own, its tracking event. */
export const shopEvents = ['purchase', 'error', 'lcp'] as const

/** A comparison of variants between visitors who are assigned at random (ROLE-05). */
export type Experiment = {
  /** The id of the experience that shows the variants. */
  readonly key: string
  readonly name: string
  readonly state: ExperimentState
  /** The ten-thousandths of visitors who take part. */
  readonly traffic: number
  /** The baseline first; each gets the same share. */
  readonly variants: readonly string[]
  /** The event that the experiment is decided by. */
  readonly metric: string
  /** Only visitors in one of these segments take part; none means everyone. */
  readonly segments: readonly string[]
  /** Only on these sites; none means all. */
  readonly siteIds: readonly string[]
}

export type ExperimentChange =
  | { readonly ok: true; readonly experiment: Experiment }
  | {
      readonly ok: false
      readonly reason: 'already_running' | 'already_stopped' | 'not_running' | 'no_variants' | 'no_traffic'
    }

/** Plans the start of an experiment. One that was stopped stays so: its visitors have seen both, and a new one has a new key. */
export function planStart(experiment: Experiment): ExperimentChange {
  if (experiment.state === 'running') return { ok: false, reason: 'already_running' }
  if (experiment.state === 'stopped') return { ok: false, reason: 'already_stopped' }
  if (experiment.variants.length < 2) return { ok: false, reason: 'no_variants' }
  if (experiment.traffic === 0) return { ok: false, reason: 'no_traffic' }
  return { ok: true, experiment: { ...experiment, state: 'running' } }
}

/** Plans the end of a running experiment. */
export function planStop(experiment: Experiment): ExperimentChange {
  if (experiment.state !== 'running') return { ok: false, reason: 'not_running' }
  return { ok: true, experiment: { ...experiment, state: 'stopped' } }
}

/** Plans another share of the traffic. A share that grows adds visitors and moves none to another variant. */
export function planTraffic(experiment: Experiment, traffic: number): ExperimentChange {
  if (experiment.state === 'stopped') return { ok: false, reason: 'already_stopped' }
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > allVisitors) return { ok: false, reason: 'no_traffic' }
  return { ok: true, experiment: { ...experiment, traffic } }
}
