import type { contentDocuments } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain'
import type { CategoryPlan } from '../catalogue/categories.ts'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { type ContentContext, makeContext } from './content-context.ts'
import type { DemoDocument } from './documents.ts'
import { writeFooter } from './footer.ts'
import { writeMenu } from './menu.ts'
import { writeCategoryPages } from './pages/category-pages.ts'
import { writeHelpPages } from './pages/help-pages.ts'
import { writeHome } from './pages/home.ts'
import { writeLegalPages } from './pages/legal-pages.ts'
import { writeShopPages } from './pages/shop-pages.ts'

export type ContentRow = typeof contentDocuments.$inferInsert

type Shop = {
  readonly site: Site
  readonly tree: readonly CategoryPlan[]
  readonly products: readonly DemoProduct[]
}

/** Every document of a site, in each of its languages, published. */
export const planContent = (shop: Shop): ContentRow[] =>
  shop.site.locales.flatMap((locale) =>
    writeDocuments(makeContext(shop, locale)).map(({ doctype, slug, body }) => ({
      siteId: shop.site.siteId,
      locale,
      doctype,
      slug,
      status: 'published' as const,
      version: 1,
      body,
      author: 'demo',
    })),
  )

const writeDocuments = (context: ContentContext): DemoDocument[] => [
  writeMenu(context),
  writeFooter(context),
  writeHome(context),
  ...writeShopPages(context),
  ...writeCategoryPages(context),
  ...writeHelpPages(context),
  ...writeLegalPages(context),
]
