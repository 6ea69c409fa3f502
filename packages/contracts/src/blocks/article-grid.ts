import { z } from 'zod'
import { blockFields, Target } from './block-fields.ts'

/** The newest articles in a grid, three at first, with a button that loads more (CMS-17). They come after the page. */
export const ArticleGridBlock = z.object({
  ...blockFields,
  type: z.literal('article-grid'),
  /** Ids of tags of which an article needs one; without any, all articles. */
  tags: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)).optional(),
  textLink: Target.optional(),
})
export type ArticleGridBlock = z.output<typeof ArticleGridBlock>
