import { foldText } from '../search/fold-text.ts'
import { getLexicon } from '../search/lexicon/lexicon.ts'
import { type FoundType, productTypeWords } from './product-type-words.ts'

/** What a merchant's file says of where a product belongs. */
export type MerchantCategory = {
  /** Google's category as a number or a path; empty where the file has none. */
  readonly googleCategory: string
  /** Names of categories and the ones above them, the highest first, the best known first. */
  readonly paths: readonly (readonly string[])[]
  /** The language of the file. */
  readonly locale: string
}

/** Google's categories of what is worn, by their numbers. */
const googleTypes: Readonly<Record<string, FoundType>> = {
  187: { kind: 'footwear', type: null },
  1604: { kind: 'apparel', type: null },
  203: { kind: 'apparel', type: null },
  204: { kind: 'apparel', type: 'pants' },
  207: { kind: 'apparel', type: 'shorts' },
  211: { kind: 'apparel', type: null },
  212: { kind: 'apparel', type: null },
  1581: { kind: 'apparel', type: 'skirts' },
  2271: { kind: 'apparel', type: null },
  5322: { kind: 'apparel', type: null },
  5598: { kind: 'apparel', type: 'jackets' },
  209: { kind: 'accessory', type: 'socks' },
  173: { kind: 'accessory', type: 'caps' },
  167: { kind: 'accessory', type: null },
  170: { kind: 'accessory', type: null },
  177: { kind: 'accessory', type: null },
  178: { kind: 'accessory', type: null },
  3032: { kind: 'accessory', type: 'bags' },
  6551: { kind: 'accessory', type: 'bags' },
}

const { nouns, sports, nounFirst, joining, shortestEnding, others, elsewhere } = productTypeWords

/**
 * Finds the group and the type of a product by what a merchant's file says of its category: by words in the language of the file or in
 * English, which many files use, and by Google's numbers. Null for what is neither worn nor carried, or what nothing says.
 */
export function findProductType({ googleCategory, paths, locale }: MerchantCategory): FoundType | null {
  const number = /^\d+$/.exec(googleCategory.trim())?.[0]
  const numbered = number === undefined ? null : (googleTypes[number] ?? null)
  const named = [...paths, number === undefined ? splitPath(googleCategory) : []].map((path) => findNamed(path, locale))
  const found = numbered ?? named.find((one) => one !== null) ?? null
  if (!found) return null
  // The number says the group; a name of the same group may say more.
  const type = found.type ?? named.find((one) => one?.kind === found.kind && one.type !== null)?.type ?? null
  return { kind: found.kind, type: type ?? findSport(found, paths) }
}

const splitPath = (path: string): string[] => path.split('>').filter((name) => name.trim() !== '')

const findSport = ({ kind }: FoundType, paths: readonly (readonly string[])[]): string | null => {
  if (kind !== 'footwear') return null
  const words = paths.flat().flatMap((name) => foldText(name).split(' '))
  return words.map((word) => sports.get(word)).find((type) => type !== undefined) ?? null
}

/** The most special name that is known says the group; the ones above it may say the type. */
const findNamed = (path: readonly string[], locale: string): FoundType | null => {
  const folded = path.map(foldText)
  if (folded.some((name) => name.split(' ').some((word) => elsewhere.has(word)))) return null
  const found = path.toReversed().flatMap((name) => findOfName(name, locale) ?? [])
  // Accessories alone may be those of anything: something of the path has to be worn.
  const [first] = found
  if (!first || (isAnyAccessory(first) && path.length > 1 && !found.some(isWorn))) return null
  return first.type === null ? (found.find(({ kind, type }) => kind === first.kind && type !== null) ?? first) : first
}

const isAnyAccessory = ({ kind, type }: FoundType): boolean => kind === 'accessory' && type === null
const isWorn = ({ kind }: FoundType): boolean => kind !== 'accessory'

/** A name of several things is of the first of them, where all are of one group. */
const findOfName = (name: string, locale: string): FoundType | null => {
  const parts = name.split(/[&,/+|]|\s(?:and|und|et|en|e|y|o|oder|or|ou)\s/i).filter((part) => part.trim() !== '')
  const found = parts.flatMap((part) => findOfPart(part, locale) ?? [])
  const [first] = found
  if (!first || new Set(found.map(({ kind }) => kind)).size > 1) return null
  return found.find(({ type }) => type !== null) ?? first
}

const findOfPart = (part: string, locale: string): FoundType | null => {
  const languages = [...new Set([locale.slice(0, 2), 'en'])]
  for (const language of languages) {
    const found = findInLanguage(foldText(part).split(' ').filter(Boolean), language)
    if (found) return found
  }
  return null
}

const longestNoun = 3

const findInLanguage = (words: readonly string[], language: string): FoundType | null => {
  const { genders } = getLexicon(language)
  const own = cutAtPreposition(words).filter((word) => !genders.has(word) && word !== 's')
  const lengths = Array.from(
    { length: Math.min(longestNoun, own.length) },
    (_, at) => Math.min(longestNoun, own.length) - at,
  )
  const phrases = lengths.map((length) =>
    (nounFirst.has(language) ? own.slice(0, length) : own.slice(-length)).join('-'),
  )
  if (phrases.some((phrase) => others.has(phrase))) return null
  const known = nouns[language]
  const exact = phrases.map((phrase) => known?.get(phrase)).find((found) => found !== undefined)
  return exact ?? (joining.has(language) ? findByEnding(own.at(-1) ?? '', language) : null)
}

/** What follows says for whom or what: `shoes for children`. */
const prepositions = new Set(['for', 'with', 'fur', 'fuer', 'mit', 'aus', 'voor', 'met'])

const cutAtPreposition = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word, index) => index > 0 && prepositions.has(word))
  return at < 0 ? words : words.slice(0, at)
}

/** The longest noun that a compound ends with is what it is: gloves are no shoes, whatever German calls them. */
const findByEnding = (word: string, language: string): FoundType | null => {
  const ends = [...(nouns[language] ?? [])].filter(([noun]) => noun.length >= shortestEnding && word.endsWith(noun))
  const [longest] = ends.toSorted(([a], [b]) => b.length - a.length)
  return longest?.[1] ?? null
}
