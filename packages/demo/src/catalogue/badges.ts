import { localise } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'

export type BadgeCode = 'new' | 'sale' | 'bestseller' | 'limited' | 'coming-soon'

/** A badge or eyebrow as the database keeps it: its code, and its words by locale. */
export function toBadge(code: BadgeCode, locales: readonly string[]): Record<string, string> {
  return { code, ...localise(wordCatalogue.get(`products.badges.${code}`), locales) }
}
