import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { ContentDoctype, ContentSiteId } from '../../shapes/backoffice-content.ts'
import { LocaleCode } from '../../shapes/primitives.ts'

const TypeName = z.string().regex(/^[a-z][a-z-]{1,39}$/)

/** The lists of the preview tool of staff (CMS-18). */
export const backofficeShowcaseCalls = {
  'backoffice.showContent': defineCall({
    method: 'GET',
    path: '/backoffice/api/content/showcase',
    summary: 'The newest documents of a type of documents or of blocks, with the number of those that lead to each',
    session: 'backoffice',
    right: 'content.read',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery.omit({ search: true, pageSize: true }).extend({
      siteId: ContentSiteId,
      contentLocale: LocaleCode,
      type: TypeName,
      /** The variant that a block has. */
      layoutVariant: TypeName.optional(),
      limit: z.enum(['10', '20', '50']).optional(),
    }),
    reply: pageOf(
      z.object({
        id: z.string(),
        doctype: ContentDoctype,
        slug: z.string(),
        name: z.string(),
        referrers: z.number(),
        updatedAt: z.string(),
      }),
    ),
    errors: [],
  }),
}
