import type { contentDocuments } from '@lacehouse/database'
import { type ContentContext, type ContentSource, makeContext } from './content-context.ts'
import type { DemoDocument } from './documents.ts'
import { writeArticles } from './write-articles.ts'
import { writeCategoryPages } from './write-category-pages.ts'
import { writeMenu } from './write-menu.ts'
import { writeFooter, writePages } from './write-pages.ts'

export type ContentRow = typeof contentDocuments.$inferInsert

/** Plans every document of a site in each of its languages, published. */
export function planContent(source: ContentSource): ContentRow[] {
  return source.site.locales.flatMap((locale) =>
    writeDocuments(makeContext(source, locale)).map(({ doctype, slug, body }) => ({
      siteId: source.site.siteId,
      locale,
      doctype,
      slug,
      status: 'published' as const,
      version: 1,
      body,
      author: 'demo',
    })),
  )
}

function writeDocuments(context: ContentContext): DemoDocument[] {
  return [
    writeMenu(context),
    writeFooter(context),
    ...writePages(context),
    ...writeCategoryPages(context),
    ...writeArticles(context),
  ]
}
