import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageArea } from './areas.ts'
import { messagesFor } from './messages-for.ts'

/** A text without placeholders as it is shown, and any other as its parsed elements. */
type CompiledMessage = string | MessageFormatElement[]

export type CompiledMessages = Readonly<Record<string, CompiledMessage>>

/** Compiles the texts of one area, so that they are formatted without a parser. Keys are sorted, so that equal input gives equal bytes. */
export function compileMessages(locale: string, area: MessageArea): CompiledMessages {
  const entries = Object.entries(messagesFor(locale, [area])).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, text]) => [key, compileMessage(text)]))
}

const compileMessage = (text: string): CompiledMessage => {
  const elements = parse(text, { captureLocation: false })
  const [first] = elements
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements
}
