import { type MessageArea, messageAreas } from './areas.ts'
import { catalogues, localeBases } from './catalogues.gen.ts'
import type { MessageLocale, Messages } from './message-key.ts'

const source: MessageLocale = 'en-us'
const bases: Record<string, string | null> = localeBases
const texts: Record<string, Partial<Record<MessageArea, Messages>>> = catalogues
const merged = new Map<string, Messages>()

/** Locales with catalogues of their own. */
export const messageLocales = Object.keys(bases) as MessageLocale[]

/** Returns whether a locale has a catalogue. */
export function isMessageLocale(locale: string): locale is MessageLocale {
  return Object.hasOwn(bases, locale)
}

/**
 * Returns the texts of some areas. The texts of an overlay locale (`en-gb`) override those of its base, and English is the base
 * of all.
 */
export function messagesFor(locale: string, areas: readonly MessageArea[] = messageAreas): Messages {
  return areas.length === 1 && areas[0]
    ? getArea(locale, areas[0])
    : Object.assign({}, ...areas.map((area) => getArea(locale, area)))
}

/** Lists a locale with its bases, the nearest first: `['en-gb', 'en-us']`. */
export function listLocaleChain(locale: string): string[] {
  const base = bases[locale] ?? source
  return locale === source ? [source] : [locale, ...listLocaleChain(base)]
}

function getArea(locale: string, area: MessageArea): Messages {
  const key = `${locale}/${area}`
  const cached = merged.get(key)
  if (cached) return cached
  const layers = listLocaleChain(isMessageLocale(locale) ? locale : source).toReversed()
  const words: Messages = Object.assign({}, ...layers.map((layer) => texts[layer]?.[area]))
  if (isMessageLocale(locale)) merged.set(key, words)
  return words
}
