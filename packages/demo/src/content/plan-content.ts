import type { contentDocuments } from '@lacehouse/database'
import { type ContentContext, type ContentSource, makeContext } from './content-context.ts'
import type { DemoDocument } from './documents.ts'
import { writeFooter } from './footer.ts'
import { writeMenu } from './menu.ts'
import { writeCategoryPages } from './pages/category-pages.ts'
import { writeHelpPages } from './pages/help-pages.ts'
import { writeHome } from './pages/home.ts'
import { writeLegalPages } from './pages/legal-pages.ts'
import { writeShopPages } from './pages/shop-pages.ts'

export type ContentRow = typeof contentDocuments.$inferInsert

/** Every document of a site, in each of its languages, published. */
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

const writeDocuments = (context: ContentContext): DemoDocument[] => [
  writeMenu(context),
  writeFooter(context),
  writeHome(context),
  ...writeShopPages(context),
  ...writeCategoryPages(context),
  ...writeHelpPages(context),
  ...writeLegalPages(context),
]
