import { type MessageArea, messageAreas } from './areas.ts'
import { catalogues, localeBases } from './catalogues.gen.ts'
import type { MessageLocale, Messages } from './message-key.ts'

const source: MessageLocale = 'en-us'
const bases: Record<string, string | null> = localeBases
const texts: Record<string, Partial<Record<MessageArea, Messages>>> = catalogues
const merged = new Map<string, Messages>()

/** Locales that have words of their own. */
export const messageLocales = Object.keys(bases) as MessageLocale[]

/** Says whether there are words for a locale. */
export function isMessageLocale(locale: string): locale is MessageLocale {
  return Object.hasOwn(bases, locale)
}

/** Gathers the words of some areas; an overlay locale (`en-gb`) lies over its base, everything over English. */
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
  const kept = merged.get(key)
  if (kept) return kept
  const layers = listLocaleChain(isMessageLocale(locale) ? locale : source).toReversed()
  const words: Messages = Object.assign({}, ...layers.map((layer) => texts[layer]?.[area]))
  if (isMessageLocale(locale)) merged.set(key, words)
  return words
}
