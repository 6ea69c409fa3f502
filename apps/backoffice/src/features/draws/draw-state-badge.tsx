import type { StaffDrawSummary } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

const tones: Readonly<Record<StaffDrawSummary['state'], BadgeTone>> = {
  open: 'positive',
  drawn: 'warning',
  ended: 'plain',
  cancelled: 'negative',
}

/** The state of a draw in words. */
export function DrawStateBadge({ state }: Pick<StaffDrawSummary, 'state'>) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`backoffice.draws.state.${state}`)} />
}
