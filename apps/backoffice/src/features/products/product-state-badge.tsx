import type { StaffProductSummary } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

type State = StaffProductSummary['state']

const tones: Readonly<Record<State, BadgeTone>> = { live: 'positive', draft: 'warning', withdrawn: 'plain' }

/** The state of a product in words. */
export function ProductStateBadge({ state }: { readonly state: State }) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`backoffice.products.state.${state}`)} />
}
