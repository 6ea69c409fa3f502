import { z } from 'zod'
import { Amount, CurrencyCode } from './primitives.ts'
import { ImageReply, ProductTile } from './product.ts'

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number(),
  selected: z.boolean(),
  swatch: z.string().optional(),
  /** The words of the group of a size: clothes, the shoes of one group of wearers. */
  group: z.string().optional(),
})

export const Facet = z.object({
  key: z.string(),
  label: z.string(),
  /** Whose shoe sizes the numbers are, where all are of the same wearers. */
  audience: z.enum(['men', 'women', 'kids']).optional(),
  values: z.array(FacetValue),
})
export type Facet = z.output<typeof Facet>

/** One page of a listing or of search results, with facets counted over the whole result (SRCH-01, SRCH-03). */
export const ProductSearchReply = z.object({
  query: z.string().optional(),
  /** The searched query when it differs from the entered one because of a typo. */
  correctedQuery: z.string().optional(),
  /** The page of the shop to which a merchant leads this search. */
  redirect: z.string().optional(),
  category: z
    .object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      description: z.string().optional(),
      /** The slug in each language, for the addresses of the page in other locales (RT-19). */
      slugs: z.record(z.string(), z.string()),
    })
    .optional(),
  breadcrumbs: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  subcategories: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), count: z.number() })),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  pageCount: z.number(),
  sort: z.string(),
  sortOptions: z.array(z.object({ value: z.string(), label: z.string() })),
  facets: z.array(Facet),
  price: z.object({ min: Amount, max: Amount, currency: CurrencyCode }),
  products: z.array(ProductTile),
  /** Other searches, when a search found nothing. */
  suggestions: z.array(z.object({ text: z.string(), url: z.string() })),
  /** Pages and articles whose title has the searched words, three at most, on the first page of a search that found products. */
  pages: z.array(z.object({ title: z.string(), url: z.string() })),
  /** The search of the help centre for the same words, where there are such pages and the site has a help centre. */
  helpUrl: z.string().optional(),
})
export type ProductSearchReply = z.output<typeof ProductSearchReply>

export const AutoSuggestReply = z.object({
  terms: z.array(z.object({ text: z.string(), url: z.string() })),
  categories: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  products: z.array(ProductTile),
  /** Pages of the shop's content, such as the one about returns, then articles. */
  pages: z.array(z.object({ title: z.string(), url: z.string() })),
})
export type AutoSuggestReply = z.output<typeof AutoSuggestReply>

/** A group of products with its page and a picture. */
const CollectionSummary = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  count: z.number(),
  image: ImageReply,
})

/** What the search offers before anything is typed (SRCH-05). */
export const SearchHubReply = z.object({
  popular: z.array(z.object({ text: z.string(), url: z.string() })),
  categories: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  collections: z.array(CollectionSummary),
  products: z.array(ProductTile),
})
export type SearchHubReply = z.output<typeof SearchHubReply>
