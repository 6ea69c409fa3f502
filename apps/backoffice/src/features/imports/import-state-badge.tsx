import type { CatalogueImportReply } from '@lacehouse/contracts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useWords } from '../../words/use-words.ts'

type State = CatalogueImportReply['state']

const tones: Readonly<Record<State, BadgeTone>> = {
  ...{ uploading: 'plain', checking: 'warning', checked: 'warning' },
  ...{ importing: 'warning', fetching: 'warning', done: 'positive', failed: 'negative', cancelled: 'plain' },
}

/** The state of an import in words. */
export function ImportStateBadge({ state }: { readonly state: State }) {
  const { t } = useWords()
  return <Badge tone={tones[state]} text={t(`backoffice.imports.state.${state}`)} />
}
