import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageKey, Messages } from './message-key.ts'
import { messagesFor } from './messages-for.ts'

export type MessageValue = string | number | Date | boolean | null | undefined
export type MessageValues = Readonly<Record<string, MessageValue>>

const compiled = new Map<string, IntlMessageFormat>()
const all = new Map<string, Messages>()

/** Writes a text on the server (mail, refusals) in the words of a locale; a value that the text needs and misses throws. */
export function formatMessage(locale: string, key: MessageKey, values: MessageValues = {}): string {
  const text = allMessages(locale)[key]
  if (text === undefined) throw new Error(`no message ${key} in ${locale}`)
  if (!/[{<'#]/.test(text)) return text
  return String(getFormat(locale, key, text).format(values))
}

/** Finds words for a key that is only known at run time (an error id, a country code), or null. */
export function findMessage(locale: string, key: string, values: MessageValues = {}): string | null {
  return Object.hasOwn(allMessages(locale), key) ? formatMessage(locale, key as MessageKey, values) : null
}

function allMessages(locale: string): Messages {
  const kept = all.get(locale)
  if (kept) return kept
  const words = messagesFor(locale)
  all.set(locale, words)
  return words
}

function getFormat(locale: string, key: string, text: string): IntlMessageFormat {
  const name = `${locale}/${key}`
  const kept = compiled.get(name)
  if (kept) return kept
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  compiled.set(name, format)
  return format
}
