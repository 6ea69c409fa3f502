import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Amount, CurrencyCode, LocaleQuery, ProductId } from '../shapes/primitives.ts'
import { ImageReply, ProductTile, Upsell } from '../shapes/product.ts'
import { SearchHubReply } from '../shapes/search.ts'

const SetPrice = z.object({ lowOriginal: Amount, highOriginal: Amount, lowCurrent: Amount, highCurrent: Amount })

/** A set of products; its price is that of all of them together. */
const SetSummary = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  currency: CurrencyCode,
  price: SetPrice,
})

/** A set as lists show it. */
const ListedSet = SetSummary.extend({ count: z.number(), images: z.array(ImageReply) })

/** Parts of pages that help to choose a product. */
export const productComponentsCalls = {
  'products.productSets': defineCall({
    method: 'GET',
    path: '/products/v2/products/{productId}/productSets',
    summary: 'The sets that a product is part of',
    session: 'none',
    params: z.object({ productId: ProductId }),
    query: LocaleQuery,
    reply: z.object({ productSets: z.array(ListedSet) }),
    errors: ['ORD404'],
    cache: 'public',
  }),
  'products.listSets': defineCall({
    method: 'GET',
    path: '/products/v2/productSets',
    summary: 'The sets of which the site sells at least two products',
    session: 'none',
    query: LocaleQuery.extend({
      start: z.coerce.number().int().min(0).max(100_000).optional(),
      /** The default is 24. */
      count: z.coerce.number().int().min(1).max(48).optional(),
    }),
    reply: z.object({ total: z.number(), productSets: z.array(ListedSet) }),
    errors: [],
    cache: 'public',
  }),
  'products.upsells': defineCall({
    method: 'GET',
    path: '/products/v2/products/{productId}/upsells',
    summary: 'The products that go with a product, each with the variant that is bought of it first',
    session: 'none',
    params: z.object({ productId: ProductId }),
    query: LocaleQuery.extend({
      /** The default is 3. */
      limit: z.coerce.number().int().min(1).max(12).optional(),
    }),
    reply: z.object({ layout: z.enum(['list', 'carousel']), upsells: z.array(Upsell) }),
    errors: ['ORD404'],
    cache: 'public',
  }),
  'products.productSet': defineCall({
    method: 'GET',
    path: '/products/v2/products/{productSetId}/productSet',
    summary: 'A set with its products',
    session: 'none',
    params: z.object({ productSetId: ProductId }),
    query: LocaleQuery,
    reply: SetSummary.extend({
      slug: z.string(),
      /** The slug in each language, for the addresses of the page in other locales (RT-19). */
      slugs: z.record(z.string(), z.string()),
      description: z.string(),
      products: z.array(ProductTile),
    }),
    errors: ['ORD404'],
    cache: 'public',
  }),
  'search.hub': defineCall({
    method: 'GET',
    path: '/fapi/components/search-hub',
    summary: 'What the search offers before anything is typed: popular searches, categories, collections, products',
    session: 'none',
    query: LocaleQuery,
    reply: SearchHubReply,
    errors: [],
    cache: 'public',
  }),
  'products.compare': defineCall({
    method: 'GET',
    path: '/fapi/components/compare',
    summary: 'Up to four products side by side, with the properties in which they differ',
    session: 'none',
    query: LocaleQuery.extend({
      /** Ids, separated by commas; products that the site does not sell are left out. */
      ids: z.string().min(1).max(600),
    }),
    reply: z.object({
      products: z.array(ProductTile),
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          differs: z.boolean(),
          /** The values of each product, in the order of the products. */
          values: z.array(z.array(z.string())),
        }),
      ),
    }),
    errors: ['PLP400'],
    cache: 'public',
  }),
}
