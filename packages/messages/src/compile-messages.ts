import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageArea } from './areas.ts'
import { messagesFor } from './messages-for.ts'

export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>

/**
 * Compiles the texts of one area to the format that react-intl reads without a parser. Keys are sorted, so that equal input
 * gives equal bytes.
 */
export function compileMessages(locale: string, area: MessageArea): CompiledMessages {
  const entries = Object.entries(messagesFor(locale, [area])).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, text]) => [key, parse(text, { captureLocation: false })]))
}
