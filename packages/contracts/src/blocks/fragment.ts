import { z } from 'zod'

/**
 * Shows the blocks of a fragment in its place. Replies of pages have those blocks instead of it, so that only an editor's own document
 * has this one.
 */
export const FragmentBlock = z.object({
  id: z.string(),
  type: z.literal('fragment'),
  name: z.string().optional(),
  /** The slug of the fragment. */
  fragmentId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
})
export type FragmentBlock = z.output<typeof FragmentBlock>
