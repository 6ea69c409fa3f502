import type { MessageKey } from '@lacehouse/messages'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type Chunks = (chunks: ReactNode[]) => ReactNode
type Props = {
  readonly id: MessageKey
  /** Values, elements among them, and a function for each tag in the message: `<link>…</link>`. */
  readonly values?: Readonly<Record<string, ReactNode | Date | Chunks>>
}

/** A message with elements in it; for plain words `useText` is lighter. */
export function Text({ id, values }: Props) {
  return <>{useIntl().formatMessage({ id }, values as Record<string, ReactNode>)}</>
}
