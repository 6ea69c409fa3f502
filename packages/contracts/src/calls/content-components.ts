import { pageTypes } from '@lacehouse/domain/page/page-type'
import { z } from 'zod'
import { FooterDocument } from '../blocks/menu.ts'
import { PageDocument } from '../blocks/page.ts'
import { defineCall } from '../define-call.ts'
import { CurrencyCode, LocaleQuery } from '../shapes/primitives.ts'

/** Content as parts of the storefront's pages, of the site to which the locale belongs. */
export const contentComponentsCalls = {
  'content.footerComponent': defineCall({
    method: 'GET',
    path: '/fapi/components/footer',
    summary: 'The footer of the locale',
    session: 'none',
    query: LocaleQuery,
    reply: FooterDocument,
    errors: ['API404'],
    cache: 'public',
  }),
  'content.utilityComponent': defineCall({
    method: 'GET',
    path: '/fapi/components/utility',
    summary: 'What stands above every page: the blocks above the header, the languages of the site, and its currency',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({
      siteId: z.string(),
      locale: z.string(),
      locales: z.array(z.string()),
      currency: CurrencyCode,
      blocks: PageDocument.shape.blocks,
    }),
    errors: [],
    cache: 'public',
  }),
  'content.pageComponent': defineCall({
    method: 'GET',
    path: '/fapi/pages/{page}',
    summary: 'A page of the locale with its type and its address',
    session: 'none',
    params: z.object({ page: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/) }),
    query: LocaleQuery,
    reply: z.object({ pageType: z.enum(pageTypes), path: z.string(), page: PageDocument }),
    errors: ['API404'],
    cache: 'public',
  }),
}
