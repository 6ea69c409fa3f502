import type { MessageKey } from '@lacehouse/messages'
import { useCallback } from 'react'
import { formatWords, type TextValues } from './format-words.ts'
import { useWords } from './messages-provider.tsx'

export type Translate = (key: MessageKey, values?: TextValues) => string

/** Gives the function that formats a message in the page's language: `const t = useTranslate()`. */
export function useTranslate(): Translate {
  const words = useWords()
  return useCallback((key, values) => String(formatWords(words, key, values)), [words])
}
