import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { FacetIndex } from './facet-index.ts'
import type { SearchQueries } from './search.queries.ts'
import { createTextIndex, type TextDocument, type TextIndex } from './text-index.ts'

/** The words of a site's products by locale, each read when it is first asked for. */
export type SiteTexts = Map<string, Promise<TextIndex>>

type Documents = Pick<SearchQueries, 'listDocuments' | 'listDocumentsOf'>
type Words = { readonly texts: SiteTexts; readonly index: FacetIndex }

const pageSize = 2000

/** Gives the words of a locale. A failed reading leaves the texts, so that the next request tries again. */
export function getText(queries: Documents, { texts, index }: Words, locale: string): Promise<TextIndex> {
  const known = texts.get(locale)
  if (known) return known
  const building = buildText(queries, index, locale)
  texts.set(locale, building)
  building.catch(() => texts.delete(locale))
  return building
}

/** Adds the words of products that got a new place in the index, in every locale that was read. */
export async function addTexts(queries: Documents, { texts, index }: Words, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const [locale, building] of texts) {
    try {
      const text = await building
      addDocuments(text, index, await queries.listDocumentsOf(locale, ids))
    } catch {
      // Without the words of the changed products the text is read anew by the next search, which says why it cannot be.
      texts.delete(locale)
    }
  }
}

const buildText = async (queries: Documents, index: FacetIndex, locale: string): Promise<TextIndex> => {
  const text = createTextIndex(getLexicon(locale))
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await queries.listDocuments(locale, after, pageSize)
    addDocuments(text, index, page)
    after = page.length === pageSize ? page.at(-1)?.id : undefined
  }
  return text
}

const addDocuments = (text: TextIndex, { ordinals }: FacetIndex, documents: readonly TextDocument[]): void => {
  for (const document of documents) {
    const ordinal = ordinals.get(document.id)
    if (ordinal !== undefined) text.add(ordinal, document)
  }
}
