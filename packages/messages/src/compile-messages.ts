import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageArea } from './areas.ts'
import { messagesFor } from './messages-for.ts'

export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>

/** Compiles the words of one area to what react-intl reads without a parser; keys sorted, so equal input gives equal bytes. */
export function compileMessages(locale: string, area: MessageArea): CompiledMessages {
  const entries = Object.entries(messagesFor(locale, [area])).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, text]) => [key, parse(text, { captureLocation: false })]))
}
