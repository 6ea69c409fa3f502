import { foldText } from '../search/fold-text.ts'
import { getLexicon, type Wearers } from '../search/lexicon/lexicon.ts'
import { splitCompound } from '../search/split-compound.ts'

const genders: Readonly<Record<string, Wearers>> = { male: 'men', female: 'women', unisex: 'unisex' }
const ofChildren: ReadonlySet<string> = new Set(['newborn', 'infant', 'toddler', 'kids'])

/** What a merchant's file says of who wears a product. */
export type MerchantWearers = {
  /** As Google names it: `male`, `female` or `unisex`. */
  readonly gender: string
  /** As Google names it: `kids`, `toddler`, `adult` and so on. */
  readonly ageGroup: string
  /** Names of the categories of the product. */
  readonly names: readonly string[]
  readonly locale: string
}

/** Finds who wears a product: by its gender and age group, else by the words of its categories; null where nothing says it, or two things do. */
export function findWearers({ gender, ageGroup, names, locale }: MerchantWearers): Wearers | null {
  if (ofChildren.has(ageGroup.trim().toLowerCase())) return 'kids'
  const said = genders[gender.trim().toLowerCase()]
  if (said) return said
  const found = new Set(names.flatMap((name) => listWearers(name, locale)))
  const [only] = found
  return found.size === 1 && only ? only : null
}

/** The words of a lexicon by language, which are many. */
const knownWords = new Map<string, ReadonlySet<string>>()

const getKnownWords = (language: string): ReadonlySet<string> => {
  const known = knownWords.get(language) ?? new Set(getLexicon(language).words)
  knownWords.set(language, known)
  return known
}

const listWearers = (name: string, locale: string): Wearers[] =>
  [...new Set([locale.slice(0, 2), 'en'])].flatMap((language) => {
    const lexicon = getLexicon(language)
    const known = getKnownWords(language)
    const words = foldText(name).split(' ')
    const parts = words.flatMap((word) => [word, ...(splitCompound(word, (part) => known.has(part)) ?? [])])
    return parts.flatMap((part) => lexicon.genders.get(part) ?? [])
  })
