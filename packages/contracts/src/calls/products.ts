import { type ListingFacet, listingFacets } from '@lacehouse/domain/search/listing-query'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery, ProductId, VariantId } from '../shapes/primitives.ts'
import { CategoryNode, DeliveryPromise, Inventory, Painting, Product, ProductTile } from '../shapes/product.ts'
import { AutoSuggestReply, ProductSearchReply } from '../shapes/search.ts'

// Unparsed text of the address; the domain parses it and refuses malformed parameters.
const listingParameters = {
  q: z.string().optional(),
  /** `literal` searches the words as they were typed. */
  spelling: z.string().optional(),
  category: z.string().optional(),
  price: z.string().optional(),
  /** The shopper's own sizes, as values of the size facet. */
  mySize: z.string().optional(),
  sort: z.string().optional(),
  page: z.string().optional(),
  pageSize: z.string().optional(),
}

const facetParameters = Object.fromEntries(
  listingFacets.map((facet) => [facet, z.union([z.string(), z.array(z.string())]).optional()]),
) as Record<ListingFacet, z.ZodOptional<z.ZodUnion<[z.ZodString, z.ZodArray<z.ZodString>]>>>

const ProductParams = z.object({ productId: ProductId })

/** Products, their stock, the category tree and search. */
export const productsCalls = {
  'products.details': defineCall({
    method: 'GET',
    path: '/products/v2/products/{productId}/details',
    summary: 'A product with its attributes, variants, prices and pictures',
    session: 'none',
    params: ProductParams,
    query: LocaleQuery,
    reply: Product,
    errors: ['ORD404'],
    cache: 'public',
  }),
  'products.inventory': defineCall({
    method: 'GET',
    path: '/products/v2/products/{productId}/inventory',
    summary: "Quantity and stock status of each of a product's variants",
    session: 'none',
    params: ProductParams,
    query: LocaleQuery,
    reply: Inventory,
    errors: ['INV701', 'ORD404'],
  }),
  'products.deliveryPromise': defineCall({
    method: 'GET',
    path: '/products/v1/products/{productId}/deliveryPromise',
    summary: 'The days on which a product arrives at a postal code of the site’s country, by each shipping method',
    session: 'none',
    params: ProductParams,
    query: LocaleQuery.extend({ postalCode: z.string().max(20) }),
    reply: DeliveryPromise,
    errors: ['ORD404', 'CHK320', 'CHK380', 'SHP404'],
  }),
  'products.availability': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/availability',
    summary: 'Whether the stock of variants suffices for quantities',
    session: 'none',
    params: ProductParams,
    query: LocaleQuery,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ variantId: VariantId, quantity: z.number() }))
        .min(1)
        .max(100),
    }),
    reply: z.object({
      items: z.array(
        z.object({ variantId: z.string(), quantity: z.number(), available: z.boolean(), missing: z.number() }),
      ),
    }),
    errors: ['INV701', 'INV407', 'ORD404'],
  }),
  'products.painting': defineCall({
    method: 'GET',
    path: '/products/v1/products/{productId}/painting',
    summary: 'The choices of a made-to-order product, and the pictures of a recipe',
    session: 'none',
    limits: [{ policy: 'designs', each: 'recipe' }],
    params: ProductParams,
    query: LocaleQuery.extend({ recipe: z.string().max(80).optional() }),
    reply: Painting,
    errors: ['ORD404', 'ATTR100', 'ATTR200'],
    cache: 'public',
  }),
  'products.catalog': defineCall({
    method: 'GET',
    path: '/products/v2/catalog',
    summary: 'The category tree',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({ categories: z.array(CategoryNode) }),
    errors: [],
    cache: 'public',
  }),
  'products.tiles': defineCall({
    method: 'GET',
    path: '/fapi/components/collections',
    summary: 'Product tiles by id or of a category, for carousels and collections',
    session: 'none',
    query: LocaleQuery.extend({
      ids: z.string().max(600).optional(),
      categoryId: z.string().max(10).optional(),
      sort: z.string().max(24).optional(),
      limit: z.coerce.number().int().min(1).max(24).optional(),
      /** Ids of the products in the cart or order: they are left out, and their wearers come first. */
      besides: z.string().max(1200).optional(),
    }),
    reply: z.object({ products: z.array(ProductTile) }),
    errors: ['PLP400'],
    cache: 'public',
  }),
  'search.products': defineCall({
    method: 'GET',
    path: '/products/v2/search/productSearch',
    summary: 'A listing or a search: products, facets with counts, sort and paging',
    session: 'none',
    limits: [{ policy: 'dearReads' }],
    query: LocaleQuery.extend({
      ...listingParameters,
      ...facetParameters,
    }),
    reply: ProductSearchReply,
    errors: ['PLP400'],
    cache: 'public',
  }),
  'search.autoSuggest': defineCall({
    method: 'GET',
    path: '/products/v2/search/autoSuggest',
    summary: 'Terms, categories and products for the text typed so far',
    session: 'none',
    limits: [{ policy: 'dearReads' }],
    query: LocaleQuery.extend({ q: z.string().max(100) }),
    reply: AutoSuggestReply,
    errors: [],
    cache: 'public',
  }),
}
