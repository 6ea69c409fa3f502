import type { PageDocument } from '@lacehouse/contracts'
import { expandFragments } from '@lacehouse/domain/content/expand-fragments'
import { findSiteByLocale } from '@lacehouse/domain/site/find-site'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type ContentAudience, type ContentCall, findAudience } from './find-audience.ts'
import { toShowable } from './to-showable.ts'

export type ContentDeps = Pick<Deps, 'content' | 'sites'>
type DocumentKey = { readonly doctype: string; readonly slug: string }

/** Reads a document in the first locale that has it; refuses where none has. */
export function readDocument<Document>(deps: ContentDeps) {
  return async (call: ContentCall, key: DocumentKey): Promise<Document> => {
    const found = await findDocument<Document>(deps, call, key)
    if (!found) throw new Refusal('API404')
    return found
  }
}

/** Finds a document in the first locale that has it; null where none has. */
export async function findDocument<Document>(
  { content, sites }: ContentDeps,
  call: ContentCall,
  key: DocumentKey,
): Promise<Document | null> {
  const { site, view, locales } = findAudience(sites, call)
  for (const locale of locales) {
    const stored = await content.find({ siteId: site.siteId, locale, ...key }, view)
    const found = toShowable<Document>(key.doctype, view, stored)
    if (found) return withFragments(found, { content, siteId: site.siteId, view, locales }, key)
  }
  return null
}

type Showing = Pick<ContentAudience, 'view' | 'locales'> & Pick<ContentDeps, 'content'> & { readonly siteId: string }

/** Puts the blocks of fragments in the places where the document names them; other documents stay as they are. */
const withFragments = async <Document>(
  document: Document,
  showing: Showing,
  { doctype, slug }: DocumentKey,
): Promise<Document> => {
  const { blocks } = document as { readonly blocks?: PageDocument['blocks'] }
  if (!blocks?.some(({ type }) => type === 'fragment')) return document
  const above = doctype === 'fragment' ? [slug] : []
  return { ...document, blocks: await expandFragments(blocks, (id) => findFragmentBlocks(showing, id), above) }
}

const findFragmentBlocks = async ({ content, siteId, view, locales }: Showing, slug: string) => {
  for (const locale of locales) {
    const stored = await content.find({ siteId, locale, doctype: 'fragment', slug }, view)
    const found = toShowable<PageDocument>('fragment', view, stored)
    if (found) return found.blocks
  }
  return null
}

/** Reads the blocks of a type of search, `search-no-results` for instance; without them those of every search. */
export function readSearch(deps: ContentDeps): Handler<'content.search'> {
  return async (call) => {
    const { searchType } = call.params
    const own = await findDocument<PageDocument>(deps, call, { doctype: 'page', slug: `search-${searchType}` })
    return own ?? readDocument<PageDocument>(deps)(call, { doctype: 'page', slug: 'search' })
  }
}

/** Reads a fragment of the site to which the locale belongs. */
export function readFragment(deps: ContentDeps): Handler<'content.fragment'> {
  return (call) => {
    const { mode, fragmentId } = call.params
    const named = call.query.locale ? findSiteByLocale(deps.sites, call.query.locale) : null
    const { siteId } = named ?? call.site
    return readDocument<PageDocument>(deps)(
      { ...call, params: { mode, siteId } },
      { doctype: 'fragment', slug: fragmentId },
    )
  }
}
