import { z } from 'zod'
import { ArticleDocument, ArticleSummary, ArticleTag } from '../blocks/article.ts'
import { Media } from '../blocks/block-fields.ts'
import { FacetPageDocument } from '../blocks/facet-page.ts'
import { FooterDocument, MenuDocument } from '../blocks/menu.ts'
import { PageDocument } from '../blocks/page.ts'
import { PopupDocument } from '../blocks/popup.ts'
import { defineCall } from '../define-call.ts'
import { ContentBody } from '../shapes/backoffice-content.ts'
import { LocaleQuery, ProductId, text } from '../shapes/primitives.ts'

const Mode = z.enum(['preview', 'publish'])
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
const SiteId = z.string().regex(/^[A-Z][A-Z0-9-]{1,15}$/)
const OfSite = z.object({ mode: Mode, siteId: SiteId })
const ContentQuery = LocaleQuery.extend({
  removeNulls: z.boolean().optional(),
  cms: z.string().max(40).optional(),
  /** Shows staff what will be, or was, published at this time. */
  at: z.iso.datetime().optional(),
})

/** `preview` needs a staff session, whose refusals the call's `session` does not declare. */
const contentErrors = ['API404', 'AUT404', 'AUT432', 'AUT498'] as const

const document = <Params extends z.ZodObject, Reply extends z.ZodType>(
  path: `/${string}`,
  { params, reply, summary }: { params: Params; reply: Reply; summary: string },
) =>
  defineCall({
    method: 'GET',
    path,
    summary,
    session: 'none',
    params,
    query: ContentQuery,
    reply,
    errors: contentErrors,
    cache: 'public',
  })

/** A page in a list of pages. */
const PageSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  description: z.string().optional(),
  date: z.string().optional(),
  media: Media.optional(),
})

/** A part of a page under a heading of its own, or a question with its answer. */
const FoundPassage = z.object({
  /** The slugs of the pages that lead to it, without the one that was searched below: `returns/how-to-return`. */
  path: z.string(),
  /** The title of its page. */
  page: z.string(),
  title: z.string(),
  /** Plain text, shortened. */
  text: z.string(),
})

/** A document in the staff's showcase of a type of documents or of blocks. */
const ShowcaseDocument = z.object({
  id: z.string(),
  name: z.string(),
  doctype: z.string(),
  slug: z.string(),
  /** The number of documents that lead to it. */
  referrers: z.number(),
  updatedAt: z.string(),
  body: ContentBody,
})

/** Content documents by site, in the language of the locale. */
export const contentCalls = {
  'content.augmentedPage': document('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', {
    params: OfSite.extend({ page: Slug }),
    reply: PageDocument,
    summary:
      'One of the fixed pages: account, cart, checkout, error-4xx, order-confirmation, search …, or any further one',
  }),
  'content.page': document('/{mode}/caas/v1/canvas/page/{siteId}/{page}', {
    params: OfSite.extend({ page: Slug }),
    reply: PageDocument,
    summary: 'A page of the content system, such as home',
  }),
  'content.category': document('/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}', {
    params: OfSite.extend({ categoryId: z.string().regex(/^\d{4,10}$/) }),
    reply: PageDocument,
    summary: 'The blocks around a category listing',
  }),
  'content.product': document('/{mode}/caas/v1/canvas/product/{siteId}/{productId}', {
    params: OfSite.extend({ productId: ProductId }),
    reply: PageDocument,
    summary: 'The blocks around a product',
  }),
  'content.search': document('/{mode}/caas/v1/canvas/search/{siteId}/{searchType}', {
    params: OfSite.extend({ searchType: Slug }),
    reply: PageDocument,
    summary: 'The blocks around the results of a type of search; those of every search where the type has none',
  }),
  'content.fragment': document('/{mode}/caas/v1/canvas/fragment/{fragmentId}', {
    params: z.object({ mode: Mode, fragmentId: Slug }),
    reply: PageDocument,
    summary: 'Blocks that several pages or dialogs show; the locale says of which site',
  }),
  'content.children': document('/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}', {
    params: OfSite.extend({ parentPageSlug: Slug }),
    reply: z.object({ documents: z.array(PageSummary) }),
    summary: 'The pages below a page, by slug',
  }),
  'content.popups': document('/{mode}/caas/v1/canvas/popups/{siteId}', {
    params: OfSite,
    reply: z.object({ documents: z.array(PopupDocument) }),
    summary: 'The pop-ups of a site, in the order in which they are offered',
  }),
  'content.facetPages': document('/{mode}/caas/v1/canvas/facet-pages/{siteId}', {
    params: OfSite,
    /** With the slug in each language of the page that shows the same list. */
    reply: z.object({ documents: z.array(FacetPageDocument.extend({ slugs: z.record(z.string(), z.string()) })) }),
    summary: 'The parts of categories with a page of their own, in one language',
  }),
  'content.menu': document('/{mode}/caas/v1/canvas/menu/{siteId}', {
    params: OfSite,
    reply: MenuDocument,
    summary: 'The mega menu',
  }),
  'content.footer': document('/{mode}/caas/v1/canvas/footer/{siteId}', {
    params: OfSite,
    reply: FooterDocument,
    summary: 'The footer',
  }),
  'content.article': document('/{mode}/caas/v1/canvas/article/{siteId}/{slug}', {
    params: OfSite.extend({ slug: Slug }),
    reply: ArticleDocument,
    summary: 'An article',
  }),
  'content.searchArticles': defineCall({
    method: 'GET',
    path: '/{mode}/caas/v1/search/{siteId}/articles',
    summary:
      'Articles that have every word of the query and one of the tags, the newest first; the facets count the tags of all that have the words',
    session: 'none',
    params: OfSite,
    query: ContentQuery.extend({
      query: text(100).optional(),
      /** Ids of tags with commas between them. */
      tags: z
        .string()
        .regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$/)
        .optional(),
      offset: z.coerce.number().int().min(0).max(10_000).optional(),
      limit: z.coerce.number().int().min(1).max(48).optional(),
    }),
    reply: z.object({
      facets: z.array(z.object({ ...ArticleTag.shape, count: z.number() })),
      documents: z.array(ArticleSummary),
      numFound: z.number(),
    }),
    errors: contentErrors,
    cache: 'public',
  }),
  'content.searchPages': defineCall({
    method: 'GET',
    path: '/{mode}/caas/v1/search/{siteId}/pages/{parentPageSlug}',
    summary:
      'Passages of the pages below a page, and of the pages below those, that have words of the query; the best first',
    session: 'none',
    params: OfSite.extend({ parentPageSlug: Slug }),
    query: ContentQuery.extend({ query: text(100), limit: z.coerce.number().int().min(1).max(48).optional() }),
    reply: z.object({ passages: z.array(FoundPassage) }),
    errors: contentErrors,
    cache: 'public',
  }),
  'content.showcase': defineCall({
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
    summary: 'The documents of a type, or those with a block of the type, for staff; the newest drafts in preview mode',
    session: 'staff',
    params: OfSite.extend({ docType: z.string().regex(/^[a-z][a-z-]{1,39}$/) }),
    query: ContentQuery.extend({
      /** The variant that a block has. */
      layoutVariant: z
        .string()
        .regex(/^[a-z][a-z-]{1,39}$/)
        .optional(),
      limit: z.enum(['10', '20', '50']).optional(),
      offset: z.coerce.number().int().min(0).max(10_000).optional(),
    }),
    reply: z.object({ documents: z.array(ShowcaseDocument), numFound: z.number() }),
    errors: ['API404'],
  }),
}
