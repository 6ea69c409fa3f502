import type { ContentContext } from '../content-context.ts'
import type { DemoDocument } from '../documents.ts'
import { writeArticle } from './article.ts'
import { accessibility, imprint, privacy, saleTerms } from './legal-articles.ts'

/** Pages that the law asks for; the imprint where it does. */
export function writeLegalPages(context: ContentContext): DemoDocument[] {
  return [privacy, saleTerms, accessibility, ...(context.site.region === 'EMEA' ? [imprint] : [])].map((article) =>
    writeArticle(context, article),
  )
}
