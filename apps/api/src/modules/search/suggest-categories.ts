import { foldText } from '@lacehouse/domain/search/fold-text'
import { getLexicon, type Lexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import { stemWord } from '@lacehouse/domain/search/lexicon/stem-word'
import { listWords } from '@lacehouse/domain/search/list-words'
import type { UnderstoodQuery } from '@lacehouse/domain/search/understand-query'
import { listPath } from '../../core/catalogue/category-tree.ts'
import { type CategoryRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { type Bitset, countCommon, emptyBits, unite } from '../../core/search/bitset.ts'
import type { FacetIndex } from '../../core/search/facet-index.ts'
import { listGenders } from '../../core/search/rank-matches.ts'

type Suggesting = {
  readonly categories: readonly CategoryRecord[]
  readonly locale: string
  /** Null while words cannot be matched: then no one knows either what a category has. */
  readonly index: FacetIndex | null
  /** What was read from the text, with its corrections and synonyms; null where nothing was. */
  readonly understood: UnderstoodQuery | null
}

/**
 * Suggests the categories that a text may mean, at most so many: those whose name begins with it, those of which it begins words, then
 * those that its words mean once they are corrected, or by a synonym. A category in which the site sells nothing is none.
 */
export function suggestCategories(text: string, most: number, suggesting: Suggesting): CategoryRecord[] {
  const { categories, locale, index, understood } = suggesting
  const typed = foldText(text)
  const lexicon = getLexicon(locale)
  const bitsOf = understood && index ? findForWearers(index, understood) : (index?.live ?? null)
  const ranked = categories.flatMap((category) => {
    const named = {
      own: nameOf(category, locale),
      path: listPath(categories, category.id).map((one) => nameOf(one, locale)),
    }
    const rank = findRank(typed, named, { understood, lexicon })
    if (rank === null || !hasProducts(index, category.id, rank === meant ? bitsOf : null)) return []
    return [{ category, rank }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ category }) => category)
}

const [beginsName, beginsWords, meant] = [0, 1, 2] as const

const nameOf = ({ names }: CategoryRecord, locale: string): string => wordsOf(names, locale) ?? ''

type Named = { readonly own: string; readonly path: readonly string[] }
type Meant = Pick<Suggesting, 'understood'> & { readonly lexicon: Lexicon }

const findRank = (typed: string, { own, path }: Named, { understood, lexicon }: Meant): 0 | 1 | 2 | null => {
  if (foldText(own).startsWith(typed)) return beginsName
  const words = (names: readonly string[]): string[] => names.flatMap((name) => listWords(name, lexicon.language))
  const [ownWords, pathWords] = [words([own]), words(path)]
  const parts = typed.split(' ')
  const begins = (list: readonly string[]) => (part: string) => list.some((word) => word.startsWith(part))
  if (parts.every(begins(pathWords)) && parts.some(begins(ownWords))) return beginsWords
  if (!understood || understood.units.length === 0) return null
  const stems = (list: readonly string[]) => new Set(list.map((word) => stemWord(word, lexicon.language)))
  const [ownStems, pathStems] = [stems(ownWords), stems(pathWords)]
  const isIn =
    (known: ReadonlySet<string>) =>
    ({ phrases }: UnderstoodQuery['units'][number]): boolean =>
      phrases.some((phrase) => phrase.every((stem) => known.has(stem)))
  return understood.units.every(isIn(pathStems)) && understood.units.some(isIn(ownStems)) ? meant : null
}

/** The products for the wearers that a text names, as a search finds them: `damenschuhe` means those of women, and unisex ones. */
const findForWearers = ({ facets, live, capacity }: FacetIndex, { filters }: UnderstoodQuery): Bitset =>
  filters.wearers.length === 0
    ? live
    : unite(
        listGenders(filters.wearers).flatMap((one) => facets.get('gender')?.get(one) ?? []),
        capacity,
      )

const hasProducts = (index: FacetIndex | null, id: string, among: Bitset | null): boolean => {
  if (!index) return true
  const own = index.categories.get(id) ?? emptyBits(index.capacity)
  return countCommon(own, among ?? index.live) > 0
}
