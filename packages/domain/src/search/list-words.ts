import { foldText } from './fold-text.ts'

// `l’été`, `d'hiver`, `dell’inverno`: the article or conjunction before the apostrophe is a word of its own.
const elisions: Readonly<Record<string, RegExp>> = {
  fr: /(^|[^\p{L}])(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu,
  it: /(^|[^\p{L}])(l|un|d|all|dall|dell|nell|sull|quest|quell)['’](?=\p{L})/giu,
}

/** Lists the folded words of a text; in French and Italian an elided word is split from the next. */
export function listWords(text: string, language: string): string[] {
  const elision = elisions[language]
  const open = elision ? text.replaceAll(elision, '$1$2 ') : text
  return foldText(open).split(' ').filter(Boolean)
}
