import { contentDocuments, type Executor, listRows, nullable, param, sql, statement, text } from '@lacehouse/database'
import { findPagePath } from '@lacehouse/domain/content/find-page-path'
import { foldText } from '@lacehouse/domain/search/fold-text'
import { stemWord } from '@lacehouse/domain/search/lexicon/stem-word'
import { articlePath } from '@lacehouse/domain/url/shop-paths'

/** A page or an article of the shop's content that a search can lead to, by the path of its address. */
export type PageTitle = { readonly title: string; readonly url: string }

/** The titles of each site's published pages and articles in memory; a change event drops them. */
export type PageTitles = {
  readonly find: (of: { siteId: string; locale: string }, typed: string, most: number) => Promise<PageTitle[]>
  /** Finds the path of a published page; null where the site has none of that slug in the locale. */
  readonly findPath: (of: { siteId: string; locale: string }, slug: string) => Promise<string | null>
  readonly drop: () => void
}

/** A title with the folded words of itself and of the slug, by which it is found. */
type KnownTitle = PageTitle & { readonly page: string | null; readonly words: readonly string[] }

const list = statement({
  name: 'search-page-titles',
  row: {
    ...{ doctype: contentDocuments.doctype, slug: contentDocuments.slug },
    ...{ title: text, parentSlug: nullable(text) },
  },
  sql: sql`select doctype, slug, body ->> 'title' as title, body ->> 'parentSlug' as "parentSlug" from content_documents
    where site_id = ${param('siteId', text)} and locale = ${param('locale', text)} and doctype in ('page', 'article')
      and status = 'published' and coalesce(body ->> 'title', '') <> '' order by doctype desc, slug limit 1000`,
})

export function createPageTitles(executor: Executor): PageTitles {
  const cache = new Map<string, Promise<KnownTitle[]>>()
  const load = async (of: { siteId: string; locale: string }): Promise<KnownTitle[]> =>
    (await listRows(executor, list, of)).flatMap(({ doctype, slug, title, parentSlug }) => {
      const url = doctype === 'article' ? articlePath(of.locale, slug) : findPagePath(of.locale, { slug, parentSlug })
      const page = doctype === 'page' ? slug : null
      return url === null ? [] : [{ title, url, page, words: foldText(`${title} ${slug}`).split(' ') }]
    })
  const read = (of: { siteId: string; locale: string }): Promise<KnownTitle[]> => {
    const key = `${of.siteId}/${of.locale}`
    const known = cache.get(key) ?? load(of)
    cache.set(key, known)
    known.catch(() => cache.delete(key))
    return known
  }
  return {
    find: async (of, typed, most) => {
      const sought = foldText(typed).split(' ').filter(Boolean)
      const [language = ''] = of.locale.split('-')
      // A shopper types a part of a word, or another form of it: `carta` finds `Carte regalo`.
      const isSame = (own: string, word: string): boolean =>
        own.startsWith(word) || stemWord(own, language) === stemWord(word, language)
      const isMeant = ({ words }: KnownTitle): boolean => sought.every((word) => words.some((own) => isSame(own, word)))
      const titles = sought.length > 0 ? await read(of) : []
      return titles
        .filter(isMeant)
        .slice(0, most)
        .map(({ title, url }) => ({ title, url }))
    },
    findPath: async (of, slug) => (await read(of)).find(({ page }) => page === slug)?.url ?? null,
    drop: () => cache.clear(),
  }
}
