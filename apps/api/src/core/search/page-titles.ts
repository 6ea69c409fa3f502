import { contentDocuments, type Executor, listRows, param, sql, statement, text } from '@lacehouse/database'
import { foldText } from '@lacehouse/domain/search/fold-text'

/** A page or an article of the shop's content that a search can lead to. */
export type PageTitle = { readonly doctype: string; readonly slug: string; readonly title: string }

/** The titles of each site's published pages and articles in memory; a change event drops them. */
export type PageTitles = {
  readonly find: (of: { siteId: string; locale: string }, typed: string, most: number) => Promise<PageTitle[]>
  readonly drop: () => void
}

/** Pages that are steps or states of the shop, and not places to read. */
const steps = [
  'home',
  'global',
  'cart',
  'checkout',
  'payment',
  'order-confirmation',
  'search',
  'error-4xx',
  'error-5xx',
]

const list = statement({
  name: 'search-page-titles',
  row: { doctype: contentDocuments.doctype, slug: contentDocuments.slug, title: text },
  sql: sql`select doctype, slug, body ->> 'title' as title from content_documents
    where site_id = ${param('siteId', text)} and locale = ${param('locale', text)} and doctype in ('page', 'article')
      and status = 'published' and coalesce(body ->> 'title', '') <> '' order by doctype desc, slug limit 1000`,
})

export function createPageTitles(executor: Executor): PageTitles {
  const kept = new Map<string, Promise<PageTitle[]>>()
  const read = (of: { siteId: string; locale: string }): Promise<PageTitle[]> => {
    const key = `${of.siteId}/${of.locale}`
    const known = kept.get(key) ?? listRows(executor, list, of)
    kept.set(key, known)
    known.catch(() => kept.delete(key))
    return known
  }
  return {
    find: async (of, typed, most) => {
      const words = foldText(typed).split(' ').filter(Boolean)
      const isMeant = ({ slug, title }: PageTitle): boolean => {
        const own = foldText(`${title} ${slug}`).split(' ')
        return words.every((word) => own.some((one) => one.startsWith(word)))
      }
      const pages = words.length > 0 ? await read(of) : []
      const isStep = ({ doctype, slug }: PageTitle): boolean => doctype === 'page' && steps.includes(slug)
      return pages.filter((page) => !isStep(page) && isMeant(page)).slice(0, most)
    },
    drop: () => kept.clear(),
  }
}
