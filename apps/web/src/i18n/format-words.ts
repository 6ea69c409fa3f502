import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue } from './catalogue.ts'

export type TextValues = Readonly<Record<string, string | number | Date>>

const formats = new Map<string, IntlMessageFormat>()

/** Kind of a piece that is words alone, in a parsed message. */
const literal = 0

export type Words = { readonly locale: string; readonly catalogue: Catalogue }

/** Writes a message; values may be elements and functions for tags, and then so may be what comes out. */
export function formatWords<Value>({ locale, catalogue }: Words, id: string, values?: Readonly<Record<string, Value>>) {
  const message = catalogue[id]
  // A missing word is a fault of the build, which checks them all; its name is better than an empty page.
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
