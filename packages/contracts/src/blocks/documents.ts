import type { ContentDoctype } from '@lacehouse/domain/content/document-types'
import type { z } from 'zod'
import { ArticleDocument } from './article.ts'
import { FacetPageDocument } from './facet-page.ts'
import { FooterDocument, MenuDocument } from './menu.ts'
import { PageDocument } from './page.ts'
import { PopupDocument } from './popup.ts'

/** The schema of each type's documents. */
export const contentDocumentSchemas: Readonly<Record<ContentDoctype, z.ZodObject>> = {
  page: PageDocument,
  category: PageDocument,
  'facet-page': FacetPageDocument,
  product: PageDocument,
  fragment: PageDocument,
  popup: PopupDocument,
  article: ArticleDocument,
  menu: MenuDocument,
  footer: FooterDocument,
}
