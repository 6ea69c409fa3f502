import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue } from './catalogue.ts'

export type TextValues = Readonly<Record<string, string | number | Date>>

const formats = new Map<string, IntlMessageFormat>()

/** The type of a plain text element in a parsed message. */
const literal = 0

export type Words = { readonly locale: string; readonly catalogue: Catalogue }

/** Formats a message. The result may contain elements if the values are elements or functions for tags. */
export function formatWords<Value>({ locale, catalogue }: Words, id: string, values?: Readonly<Record<string, Value>>) {
  const message = catalogue[id]
  // The build checks all messages, so a missing one is a bug; its id is better than an empty page.
  if (!message) return id
  const [first] = message
  if (message.length === 1 && first?.type === literal) return first.value
  return getFormat(locale, id, message).format<Value>(values as Record<string, Value>)
}

function getFormat(locale: string, id: string, message: Catalogue[string]): IntlMessageFormat {
  const key = `${locale} ${id}`
  const known = formats.get(key)
  if (known) return known
  const format = new IntlMessageFormat(message, toLanguageTag(locale))
  formats.set(key, format)
  return format
}
