import { foldText } from './fold-text.ts'

// `l’été`, `d'hiver`, `jusqu'à`: the article or conjunction before the apostrophe is a word of its own.
const elision = /(^|[^\p{L}])(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu

/** Lists the folded words of a text; in French an elided word is split from the next. */
export function listWords(text: string, language: string): string[] {
  const open = language === 'fr' ? text.replaceAll(elision, '$1$2 ') : text
  return foldText(open).split(' ').filter(Boolean)
}
