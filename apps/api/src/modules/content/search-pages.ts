import type { PageDocument } from '@lacehouse/contracts'
import { findParentSlug } from '@lacehouse/domain/content/find-page-path'
import { searchPassages } from '@lacehouse/domain/content/search-passages'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'
import { listPassages } from './list-passages.ts'
import type { ContentDeps } from './read-document.ts'
import { toShowable } from './to-showable.ts'

/** The passages of a reply, where the caller says no number. */
const defaultLimit = 12
/** Letters of a passage that a reply shows. */
const shownLength = 320

/** Searches the pages below a page, and those below them, in the language of the locale (CMS-04). */
export function searchPages({ content, sites }: ContentDeps): Handler<'content.searchPages'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const { query: text, limit = defaultLimit } = call.query
    const stored = await content.list({ siteId: site.siteId, locales, doctype: 'page' }, view)
    const pages = stored.flatMap(({ body }) => toShowable<PageDocument>('page', view, body) ?? [])
    const passages = listBelow(pages, call.params.parentPageSlug).flatMap(({ path, page }) =>
      listPassages(page).map((passage) => ({ path, page: page.title, ...passage })),
    )
    const [language = ''] = (locales[0] ?? call.locale).split('-')
    const found = searchPassages(passages, { text, language, limit })
    return { passages: found.map((passage) => ({ ...passage, text: shorten(passage.text) })) }
  }
}

type PageBelow = { readonly path: string; readonly page: PageDocument }
/** The pages between the searched one and another: their slugs with its own, and their parts of the path. */
type Above = { readonly slugs: readonly string[]; readonly names: readonly string[] }

/** Lists the pages below a page with their paths. A page that stands below itself is not listed again. */
function listBelow(pages: readonly PageDocument[], parent: string, above?: Above): PageBelow[] {
  const { slugs, names } = above ?? { slugs: [parent], names: [] }
  return pages.flatMap((page) => {
    const name = toNameBelow(page, parent)
    if (name === null || slugs.includes(page.slug)) return []
    const own = { slugs: [...slugs, page.slug], names: [...names, name] }
    return [{ path: own.names.join('/'), page }, ...listBelow(pages, page.slug, own)]
  })
}

/** A page stands below the one that it names. Without a name, it stands below the page whose slug its own begins with. */
function toNameBelow({ slug, parentSlug }: PageDocument, parent: string): string | null {
  const isPart = slug.startsWith(`${parent}-`)
  if (slug === parent || !(parentSlug === undefined ? isPart : findParentSlug(parentSlug) === parent)) return null
  return isPart ? slug.slice(parent.length + 1) : slug
}

/** Ends a long text after a word, or within one that is longer than what is shown. */
function shorten(text: string): string {
  if (text.length <= shownLength) return text
  const end = text.lastIndexOf(' ', shownLength)
  return `${text.slice(0, end > 0 ? end : shownLength)} …`
}
