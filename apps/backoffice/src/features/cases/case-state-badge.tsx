import type { StaffCaseSummary } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

type CaseState = StaffCaseSummary['state']

const tones: Readonly<Record<CaseState, BadgeTone>> = { open: 'warning', answered: 'positive', closed: 'plain' }

/** The state of a case in words. */
export function CaseStateBadge({ state }: { readonly state: CaseState }) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`backoffice.caseState.${state}`)} />
}
