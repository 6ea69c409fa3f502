import type { StaffEventSummary } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

const tones: Readonly<Record<StaffEventSummary['state'], BadgeTone>> = {
  open: 'positive',
  closed: 'warning',
  past: 'plain',
  cancelled: 'negative',
}

/** The state of an event in words. */
export function EventStateBadge({ state }: Pick<StaffEventSummary, 'state'>) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`backoffice.events.state.${state}`)} />
}
