import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageKey, MessageLocale, Messages } from './message-key.ts'
import { isMessageLocale, messagesFor } from './messages-for.ts'

export type MessageValue = string | number | Date | boolean | null | undefined
export type MessageValues = Readonly<Record<string, MessageValue>>

const compiled = new Map<string, IntlMessageFormat>()
const all = new Map<string, Messages>()

/** Formats a message on the server (mails, refusals) in a locale; throws when a value is missing. */
export function formatMessage(locale: string, key: MessageKey, values: MessageValues = {}): string {
  const known = toKnownLocale(locale)
  const text = getAll(known)[key]
  if (text === undefined) throw new Error(`no message ${key} in ${locale}`)
  return /[{<'#]/.test(text) ? String(getFormat(known, key, text).format(values)) : text
}

/** Formats the message of a key that is only known at run time (an error id, a country code); null for an unknown key. */
export function findMessage(locale: string, key: string, values: MessageValues = {}): string | null {
  return Object.hasOwn(getAll(toKnownLocale(locale)), key) ? formatMessage(locale, key as MessageKey, values) : null
}

// Callers may send any locale; unknown ones must not fill the caches.
function toKnownLocale(locale: string): MessageLocale {
  return isMessageLocale(locale) ? locale : 'en-us'
}

function getAll(locale: MessageLocale): Messages {
  const cached = all.get(locale)
  if (cached) return cached
  const words = messagesFor(locale)
  all.set(locale, words)
  return words
}

function getFormat(locale: MessageLocale, key: string, text: string): IntlMessageFormat {
  const name = `${locale}/${key}`
  const cached = compiled.get(name)
  if (cached) return cached
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  compiled.set(name, format)
  return format
}
