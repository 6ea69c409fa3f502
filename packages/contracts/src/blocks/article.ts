import { z } from 'zod'
import { Media } from './block-fields.ts'
import { PageDocument } from './page.ts'

/** A subject by which articles are found: its id in addresses, and its name in the document's language. */
export const ArticleTag = z.object({ id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), title: z.string() })
export type ArticleTag = z.output<typeof ArticleTag>

/** An article: a page with a date and tags. `relatedQuery` is the search that finds the articles related to it. */
export const ArticleDocument = PageDocument.extend({ date: z.iso.date(), tags: z.array(ArticleTag) })
export type ArticleDocument = z.output<typeof ArticleDocument>

/** An article as a card shows it. */
export const ArticleSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  description: z.string().optional(),
  date: z.string(),
  media: Media.optional(),
  tags: z.array(ArticleTag),
})
export type ArticleSummary = z.output<typeof ArticleSummary>
