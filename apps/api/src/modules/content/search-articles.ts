import type { ArticleDocument } from '@lacehouse/contracts'
import { searchArticles as findArticles } from '@lacehouse/domain/content/search-articles'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'
import { type ContentDeps, readDocument } from './read-document.ts'
import { toShowable } from './to-showable.ts'

/** The articles of a first page, where the caller says no number. */
const firstPage = 12

/** Reads an article by its slug. */
export function readArticle(deps: ContentDeps): Handler<'content.article'> {
  return (call) => readDocument<ArticleDocument>(deps)(call, { doctype: 'article', slug: call.params.slug })
}

/** Searches the articles of a site (CMS-04). */
export function searchArticles({ content, sites }: ContentDeps): Handler<'content.searchArticles'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const { query: text = '', tags, offset = 0, limit = firstPage } = call.query
    const listed = await content.list({ siteId: site.siteId, locales, doctype: 'article' }, view)
    const articles = listed.flatMap(({ body }) => toShowable<ArticleDocument>('article', view, body) ?? [])
    const found = findArticles(articles, { text, tags: tags?.split(',') ?? [], offset, limit })
    return { ...found, facets: [...found.facets], documents: [...found.documents] }
  }
}
