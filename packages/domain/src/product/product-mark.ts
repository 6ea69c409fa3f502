import { slugify } from '../url/slugify.ts'
import { isControlled } from '../validation/is-controlled.ts'

/** Texts by locale, such as `de-de`, or by language. */
export type WordsByLocale = Readonly<Record<string, string>>

/** A key of texts: a locale, or a language for all its locales. */
export const wordsKey = /^[a-z]{2}(-[a-z]{2})?$/

/**
 * A badge or an eyebrow: a code by which shop, feeds and analytics know it, and what shoppers read. A mark of no code is known by its
 * words alone.
 */
export type ProductMark = { readonly code?: string | undefined; readonly words: WordsByLocale }

/** The marks that mean something to the shop, or that every shop has use for. */
export const commonMarks = ['new', 'sale', 'coming-soon'] as const

/** The largest values of a mark. */
export const markBounds = { code: 60, words: 60 } as const

export type MarkReason = 'mark_without_words' | 'mark_too_long' | 'locale_unknown' | 'control_characters'
/** Why a mark is refused; the locale is the one whose words are wrong. */
export type MarkProblem = { readonly reason: MarkReason; readonly locale?: string }

/** Finds why a mark cannot be taken, whether staff type it or a file states it; null where it can. */
export function findMarkProblem({ code, words }: ProductMark): MarkProblem | null {
  if (code !== undefined && code.length > markBounds.code) return { reason: 'mark_too_long' }
  if (code !== undefined && isControlled(code)) return { reason: 'control_characters' }
  for (const [locale, text] of Object.entries(words)) {
    if (!wordsKey.test(locale)) return { reason: 'locale_unknown', locale }
    if (text.length > markBounds.words) return { reason: 'mark_too_long', locale }
    if (isControlled(text)) return { reason: 'control_characters', locale }
  }
  // Shoppers would read the code.
  return Object.values(words).every((text) => text.trim() === '') ? { reason: 'mark_without_words' } : null
}

/** Reads a mark as the catalogue holds it: texts by locale, and its code among them. */
export function fromStoredMark(stored: WordsByLocale | null): ProductMark | null {
  if (stored === null) return null
  const { code, ...words } = stored
  return { ...(code !== undefined && { code }), words }
}

/**
 * Writes a mark as the catalogue holds it, without empty words. One without a code gets it by its words, so that the same words are
 * the same mark on every product.
 */
export function toStoredMark(mark: ProductMark | null): WordsByLocale | null {
  if (mark === null) return null
  const words = dropEmptyWords(mark.words)
  const [own, text = ''] =
    Object.entries(words).find(([locale]) => locale === 'en-us') ?? Object.entries(words)[0] ?? []
  const code = mark.code || slugify(text, own)
  return { ...(code !== '' && { code }), ...words }
}

/** Leaves out the locales without a text. */
export function dropEmptyWords(words: WordsByLocale): WordsByLocale {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''))
}
