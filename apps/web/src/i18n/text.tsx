import type { MessageKey } from '@lacehouse/messages'
import { createElement, Fragment, type ReactNode } from 'react'
import { formatWords } from './format-words.ts'
import { useWords } from './messages-provider.tsx'

type Chunks = (chunks: ReactNode[]) => ReactNode
type Props = {
  readonly id: MessageKey
  /** Values, which may be elements, and a function for each tag in the message: `<link>…</link>`. */
  readonly values?: Readonly<Record<string, ReactNode | Date | Chunks>>
}

/** Formats a message that contains elements; for plain text `useTranslate` is lighter. */
export function Text({ id, values }: Props) {
  const written = formatWords(useWords(), id, values) as ReactNode | ReactNode[]
  // As arguments: the parts of a message have no keys, and their order never changes.
  return createElement(Fragment, null, ...[written].flat())
}
