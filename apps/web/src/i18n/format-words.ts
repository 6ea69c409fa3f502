import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, ParsedMessage } from './catalogue.ts'

export type TextValues = Readonly<Record<string, string | number | Date>>

const formats = new Map<string, IntlMessageFormat>()

export type Words = { readonly locale: string; readonly catalogue: Catalogue }

/** Formats a message. The result may contain elements if the values are elements or functions for tags. */
export function formatWords<Value>({ locale, catalogue }: Words, id: string, values?: Readonly<Record<string, Value>>) {
  const message = catalogue[id]
  // The build checks all messages, so a missing one is a bug; its id is better than an empty page.
  if (message === undefined) return id
  if (typeof message === 'string') return message
  return getFormat(locale, id, message).format<Value>(values as Record<string, Value>)
}

function getFormat(locale: string, id: string, message: ParsedMessage): IntlMessageFormat {
  const key = `${locale} ${id}`
  const known = formats.get(key)
  if (known) return known
  const format = new IntlMessageFormat(message, toLanguageTag(locale))
  formats.set(key, format)
  return format
}
