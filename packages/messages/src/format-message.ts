import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageKey, MessageLocale, Messages } from './message-key.ts'
import { isMessageLocale, messagesFor } from './messages-for.ts'

export type MessageValue = string | number | Date | boolean | null | undefined
export type MessageValues = Readonly<Record<string, MessageValue>>

const compiled = new Map<string, IntlMessageFormat>()
const all = new Map<string, Messages>()

/** Writes a text on the server (mail, refusals) in the words of a locale; a value that the text needs and misses throws. */
export function formatMessage(locale: string, key: MessageKey, values: MessageValues = {}): string {
  const spoken = toSpoken(locale)
  const text = getAll(spoken)[key]
  if (text === undefined) throw new Error(`no message ${key} in ${locale}`)
  return /[{<'#]/.test(text) ? String(getFormat(spoken, key, text).format(values)) : text
}

/** Finds words for a key that is only known at run time (an error id, a country code), or null. */
export function findMessage(locale: string, key: string, values: MessageValues = {}): string | null {
  return Object.hasOwn(getAll(toSpoken(locale)), key) ? formatMessage(locale, key as MessageKey, values) : null
}

// Unknown locales, which anybody may send, must not fill the caches.
function toSpoken(locale: string): MessageLocale {
  return isMessageLocale(locale) ? locale : 'en-us'
}

function getAll(locale: MessageLocale): Messages {
  const kept = all.get(locale)
  if (kept) return kept
  const words = messagesFor(locale)
  all.set(locale, words)
  return words
}

function getFormat(locale: MessageLocale, key: string, text: string): IntlMessageFormat {
  const name = `${locale}/${key}`
  const kept = compiled.get(name)
  if (kept) return kept
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  compiled.set(name, format)
  return format
}
