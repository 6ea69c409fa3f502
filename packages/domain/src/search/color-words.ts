import type { ColorFamily } from '../product/color-families.ts'
import { foldText } from './fold-text.ts'

type Groups = Readonly<Partial<Record<ColorFamily, string>>>

/** Words for the groups of the colour facet by language, folded; German words are stems that take an ending. */
const wordsOf: Readonly<Record<string, Groups>> = {
  en: {
    black: 'black',
    gray: 'gray grey silver',
    white: 'white cream ivory',
    beige: 'beige sand',
    brown: 'brown tan',
    red: 'red burgundy crimson',
    orange: 'orange',
    yellow: 'yellow gold mustard',
    green: 'green olive khaki',
    blue: 'blue navy teal turquoise',
    purple: 'purple violet',
    pink: 'pink',
    multi: 'multicolor multicolour multicolored multicoloured colorful colourful',
  },
  de: {
    black: 'schwarz',
    gray: 'grau silbern silberfarben',
    white: 'weiss creme cremefarben',
    beige: 'beige beigefarben sandfarben',
    brown: 'braun',
    red: 'rot weinrot dunkelrot hellrot bordeaux',
    orange: 'orange orangefarben',
    yellow: 'gelb golden goldfarben',
    green: 'grun gruen dunkelgrun hellgrun oliv',
    blue: 'blau dunkelblau hellblau marine turkis',
    purple: 'lila violett',
    pink: 'rosa pink rosafarben',
    multi: 'bunt mehrfarbig',
  },
  fr: {
    black: 'noir noire',
    gray: 'gris grise argente argentee',
    white: 'blanc blanche creme ivoire',
    beige: 'beige sable',
    brown: 'brun brune marron',
    red: 'rouge bordeaux',
    orange: 'orange',
    yellow: 'jaune dore doree',
    green: 'vert verte olive kaki',
    blue: 'bleu bleue marine turquoise',
    purple: 'violet violette mauve',
    pink: 'rose',
    multi: 'multicolore',
  },
}

const endingsOf: Readonly<Record<string, readonly string[]>> = {
  en: [''],
  de: ['', 'e', 'er', 'es', 'en', 'em'],
  fr: ['', 's'],
}

const tables = new Map(Object.entries(wordsOf).map(([language, groups]) => [language, toTable(language, groups)]))

/** A search text in two parts: the words that name a group of colours, and the others. */
export type ColorsOfText = {
  /** The groups of colours that the text names, in its order. */
  readonly groups: readonly ColorFamily[]
  /** The words that name no group of colours, folded. */
  readonly others: readonly string[]
}

/** Finds the groups of colours that a search text names in its language: `rote Stiefel` asks for red and for `stiefel`. */
export function findColorsOfText(text: string, locale: string): ColorsOfText {
  const table = tables.get(locale.slice(0, 2))
  const words = foldText(text).split(' ').filter(Boolean)
  return {
    groups: [...new Set(words.flatMap((word) => table?.get(word) ?? []))],
    others: words.filter((word) => !table?.has(word)),
  }
}

/** Lists the words of a language that name a group of colours, folded. */
export function listColorWords(language: string): string[] {
  return [...(tables.get(language)?.keys() ?? [])]
}

function toTable(language: string, groups: Groups): Map<string, ColorFamily> {
  const endings = endingsOf[language] ?? ['']
  return new Map(
    (Object.entries(groups) as [ColorFamily, string][]).flatMap(([group, words]) =>
      words.split(' ').flatMap((word) => endings.map((ending): [string, ColorFamily] => [word + ending, group])),
    ),
  )
}
