import type { StaffContent } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

type State = StaffContent['state']

const tones: Readonly<Record<State, BadgeTone>> = {
  ...{ draft: 'warning', scheduled: 'plain', published: 'positive' },
  ...{ changed: 'warning', archived: 'negative' },
}

/** The state of a document in words. */
export function ContentStateBadge({ state }: { readonly state: State }) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`content.state.${state}`)} />
}
