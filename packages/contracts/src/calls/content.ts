import { z } from 'zod'
import { FooterDocument, MenuDocument } from '../blocks/menu.ts'
import { PageDocument } from '../blocks/page.ts'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

const Mode = z.enum(['preview', 'publish'])
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
const SiteId = z.string().regex(/^[A-Z][A-Z0-9-]{1,15}$/)
const ContentQuery = LocaleQuery.extend({ removeNulls: z.boolean().optional(), cms: z.string().max(40).optional() })

/** `preview` needs a staff session, whose refusals the call's `session` does not declare. */
const contentErrors = ['API404', 'AUT404', 'AUT432', 'AUT498'] as const

const page = <Params extends z.ZodObject>(path: `/${string}`, params: Params, summary: string) =>
  defineCall({
    method: 'GET',
    path,
    summary,
    session: 'none',
    params,
    query: ContentQuery,
    reply: PageDocument,
    errors: contentErrors,
    cache: 'public',
  })

/** Content documents by site, in the language of the locale. */
export const contentCalls = {
  'content.augmentedPage': page(
    '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
    z.object({ mode: Mode, siteId: SiteId, page: Slug }),
    'One of the fixed pages: account, cart, checkout, error-4xx, order-confirmation, search …',
  ),
  'content.page': page(
    '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
    z.object({ mode: Mode, siteId: SiteId, page: Slug }),
    'A page of the content system, such as home',
  ),
  'content.category': page(
    '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
    z.object({ mode: Mode, siteId: SiteId, categoryId: z.string().regex(/^\d{4,10}$/) }),
    'The blocks around a category listing',
  ),
  'content.menu': defineCall({
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/menu/{siteId}',
    summary: 'The mega menu',
    session: 'none',
    params: z.object({ mode: Mode, siteId: SiteId }),
    query: ContentQuery,
    reply: MenuDocument,
    errors: contentErrors,
    cache: 'public',
  }),
  'content.footer': defineCall({
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/footer/{siteId}',
    summary: 'The footer',
    session: 'none',
    params: z.object({ mode: Mode, siteId: SiteId }),
    query: ContentQuery,
    reply: FooterDocument,
    errors: contentErrors,
    cache: 'public',
  }),
}
