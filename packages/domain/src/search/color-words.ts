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
    red: 'rot weinrot bordeaux',
    orange: 'orange orangefarben',
    yellow: 'gelb golden goldfarben',
    green: 'grun gruen oliv',
    blue: 'blau marine turkis',
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
  it: {
    black: 'nero nera neri nere',
    gray: 'grigio grigia grigi grigie argento',
    white: 'bianco bianca bianchi bianche crema avorio',
    beige: 'beige sabbia',
    brown: 'marrone marroni',
    red: 'rosso rossa rossi rosse bordeaux',
    orange: 'arancione arancioni arancio',
    yellow: 'giallo gialla gialli gialle oro senape',
    green: 'verde verdi oliva kaki',
    blue: 'blu azzurro azzurra azzurri azzurre turchese',
    purple: 'viola lilla',
    pink: 'rosa fucsia',
    multi: 'multicolore multicolor colorato colorata colorati colorate',
  },
  es: {
    black: 'negro negra',
    gray: 'gris plateado plateada',
    white: 'blanco blanca crema marfil',
    beige: 'beis beige arena',
    brown: 'marron',
    red: 'rojo roja granate burdeos',
    orange: 'naranja',
    yellow: 'amarillo amarilla dorado dorada mostaza',
    green: 'verde oliva caqui',
    blue: 'azul marino turquesa celeste',
    purple: 'morado morada violeta lila',
    pink: 'rosa fucsia',
    multi: 'multicolor multicolores colorido colorida',
  },
  nl: {
    black: 'zwart zwarte',
    gray: 'grijs grijze zilver zilveren zilverkleurig zilverkleurige',
    white: 'wit witte creme cremewit cremewitte cremekleurig cremekleurige ivoor',
    beige: 'beige zandkleurig zandkleurige zand',
    brown: 'bruin bruine',
    red: 'rood rode bordeaux bordeauxrood',
    orange: 'oranje',
    yellow: 'geel gele goud gouden goudkleurig goudkleurige',
    green: 'groen groene olijf olijfgroen olijfgroene kaki khaki',
    blue: 'blauw blauwe marine marineblauw marineblauwe turquoise',
    purple: 'paars paarse lila violet',
    pink: 'roze fuchsia',
    multi: 'meerkleurig meerkleurige veelkleurig veelkleurige gekleurd gekleurde kleurrijk kleurrijke bonte',
  },
}

const endingsOf: Readonly<Record<string, readonly string[]>> = {
  en: [''],
  de: ['', 'e', 'er', 'es', 'en', 'em'],
  fr: ['', 's'],
  it: [''],
  es: ['', 's', 'es'],
  nl: [''],
}

/** What makes a shade of a colour where it is written as one word with it. */
const shadesOf: Readonly<Record<string, readonly string[]>> = {
  de: ['', 'dunkel', 'hell'],
  nl: ['', 'donker', 'licht'],
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
  const shades = shadesOf[language] ?? ['']
  const listForms = (word: string): string[] =>
    shades.flatMap((shade) => endings.map((ending) => shade + word + ending))
  return new Map(
    (Object.entries(groups) as [ColorFamily, string][]).flatMap(([group, words]) =>
      words
        .split(' ')
        .flatMap(listForms)
        .map((form): [string, ColorFamily] => [form, group]),
    ),
  )
}
