import type { StaffExperiment } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

const tones: Readonly<Record<StaffExperiment['state'], BadgeTone>> = {
  draft: 'plain',
  running: 'positive',
  stopped: 'warning',
}

/** The state of an experiment in words. */
export function ExperimentStateBadge({ state }: Pick<StaffExperiment, 'state'>) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`backoffice.experiments.state.${state}`)} />
}
