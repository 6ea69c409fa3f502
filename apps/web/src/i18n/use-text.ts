import type { MessageKey } from '@lacehouse/messages'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

export type TextValues = Readonly<Record<string, string | number | Date>>
export type Say = (key: MessageKey, values?: TextValues) => string

/** Gives the function that says a message in the page's language: `const say = useText()`. */
export function useText(): Say {
  const intl = useIntl()
  return useCallback((key, values) => intl.formatMessage({ id: key }, values), [intl])
}
