import { localise } from '../words/localise.ts'
import { say, type Words } from '../words/words.ts'

export type MarkCode = 'new' | 'sale' | 'bestseller' | 'limited' | 'coming-soon'

const markWords: Readonly<Record<MarkCode, Words>> = {
  new: say('New', 'Neu', 'Nouveau'),
  sale: say('Sale', 'Sale', 'Solde'),
  bestseller: say('Bestseller', 'Bestseller', 'Succès'),
  limited: say('Limited', 'Limitiert', 'Édition limitée'),
  'coming-soon': say('Coming soon', 'Demnächst', 'Bientôt'),
}

/** A badge or eyebrow as the database keeps it: its code for the rules beside its words by locale. */
export function toMark(code: MarkCode, locales: readonly string[]): Record<string, string> {
  return {
    code,
    ...localise(markWords[code], locales),
  }
}
