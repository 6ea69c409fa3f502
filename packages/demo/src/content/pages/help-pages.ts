import type { ContentContext } from '../content-context.ts'
import type { DemoDocument } from '../documents.ts'
import { about, care, making } from './about-articles.ts'
import { writeArticle } from './article.ts'
import { contact, delivery, payment, returns, sizeGuide } from './help-articles.ts'

/** Pages that help and tell; the slug is the address without `help/`, with hyphens for slashes (S2.7: `contact-us`). */
export function writeHelpPages(context: ContentContext): DemoDocument[] {
  return [returns, delivery, payment, sizeGuide, contact, about, making, care].map((one) => writeArticle(context, one))
}
