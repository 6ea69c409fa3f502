import type { CallReply } from '@lacehouse/contracts'
import { contentDoctypes } from '@lacehouse/domain/content/document-types'
import { showcaseQueries } from '../../core/content/showcase.queries.ts'
import { listReferences } from '../../core/content-edit/list-references.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'

type Shown = CallReply<'content.showcase'>['documents'][number]

const usualLimit = '20'

/** Shows staff the documents of a type, or those with a block of the type and variant, with the number of those that lead to them. */
export function showDocuments({
  content,
  sites,
  database,
}: Pick<Deps, 'content' | 'sites' | 'database'>): Handler<'content.showcase'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const [locale = site.defaultLocale] = locales
    const { docType } = call.params
    const isDoctype = (contentDoctypes as readonly string[]).includes(docType)
    const { layoutVariant, limit = usualLimit, offset = 0 } = call.query
    const block = { ...(!isDoctype && { type: docType }), ...(layoutVariant && { variant: layoutVariant }) }
    const { documents, numFound } = await showcaseQueries.list(database.pool, {
      ...{ siteId: site.siteId, locale, doctype: isDoctype ? docType : null, isNewest: view !== 'published' },
      ...{ blocks: Object.keys(block).length > 0 ? { blocks: [block] } : {}, offset, limit: Number(limit) },
    })
    const references = await listReferences(database.pool, { siteId: site.siteId, locale })
    const shown = documents.map(async ({ doctype, slug, title, updatedAt }): Promise<Shown> => {
      const body = (await content.find({ siteId: site.siteId, locale, doctype, slug }, view)) as Shown['body'] | null
      const referrers = references.get(`${doctype}/${slug}`)?.length ?? 0
      return {
        ...{ id: `${doctype}/${slug}`, name: title, doctype, slug, referrers, body: body ?? {} },
        updatedAt: new Date(updatedAt).toISOString(),
      }
    })
    return { documents: await Promise.all(shown), numFound }
  }
}
