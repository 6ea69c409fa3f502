import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import {
  PriceEdit,
  ProductEdit,
  ProductState,
  StaffPreOrder,
  StaffProduct,
  StaffProductStock,
  StaffProductSummary,
  StockCount,
} from '../../shapes/backoffice-product.ts'
import { LocaleQuery, ProductId, text } from '../../shapes/primitives.ts'
import { backofficeDrawCalls } from './draws.ts'
import { backofficeProductFactCalls } from './product-facts.ts'

const ProductParams = z.object({ productId: ProductId })

/** The catalogue in the back office (decision 0085), with the draws of its launches. */
export const backofficeProductCalls = {
  ...backofficeDrawCalls,
  ...backofficeProductFactCalls,
  'backoffice.listProducts': defineCall({
    method: 'GET',
    path: '/backoffice/api/products',
    summary: 'Products in every state by id, barcode or the beginning of a name, in pages',
    session: 'backoffice',
    right: 'catalogue.read',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery.extend({
      state: ProductState.optional(),
      sort: z.enum(['updatedAt', '-updatedAt', 'name', '-name']).optional(),
    }),
    reply: pageOf(StaffProductSummary),
    errors: [],
  }),
  'backoffice.listCategories': defineCall({
    method: 'GET',
    path: '/backoffice/api/categories',
    summary: 'Every category with the names of those above it',
    session: 'backoffice',
    right: 'catalogue.read',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery,
    reply: z.object({ categories: z.array(z.object({ categoryId: z.string(), path: z.string() })) }),
    errors: [],
  }),
  'backoffice.getProduct': defineCall({
    method: 'GET',
    path: '/backoffice/api/products/{productId}',
    summary: 'A product in any state with its words, categories, variants and the history of its prices',
    session: 'backoffice',
    right: 'catalogue.read',
    limits: [{ policy: 'staffReads' }],
    params: ProductParams,
    query: LocaleQuery,
    reply: StaffProduct,
    errors: ['CTG404'],
  }),
  'backoffice.editProduct': defineCall({
    method: 'PUT',
    path: '/backoffice/api/products/{productId}',
    summary:
      'Changes words, options, categories and what is shown, unless someone else did since the version that is named',
    session: 'backoffice',
    right: 'catalogue.edit',
    params: ProductParams,
    query: LocaleQuery,
    body: ProductEdit,
    reply: StaffProduct,
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.setPrice': defineCall({
    method: 'PUT',
    path: '/backoffice/api/products/{productId}/price',
    summary: 'Adds the price of a product, a colour or a variant, and its reduction with a period, to the history',
    session: 'backoffice',
    right: 'catalogue.prices',
    params: ProductParams,
    query: LocaleQuery,
    body: PriceEdit,
    reply: StaffProduct,
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.getProductStock': defineCall({
    method: 'GET',
    path: '/backoffice/api/products/{productId}/stock',
    summary: 'The stock of a product at every location of a site',
    session: 'backoffice',
    right: 'catalogue.read',
    limits: [{ policy: 'staffReads' }],
    params: ProductParams,
    query: LocaleQuery.extend({ siteId: text(20).optional() }),
    reply: StaffProductStock,
    errors: ['CTG404'],
  }),
  'backoffice.countStock': defineCall({
    method: 'PUT',
    path: '/backoffice/api/products/{productId}/stock',
    summary: 'Counts a variant at a location with a reason; not below what orders have reserved',
    session: 'backoffice',
    right: 'catalogue.stock',
    params: ProductParams,
    query: LocaleQuery,
    body: StockCount,
    reply: StaffProductStock,
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.setPreOrder': defineCall({
    method: 'PUT',
    path: '/backoffice/api/products/{productId}/pre-order',
    summary:
      'Says how many units of a variant are sold before their arrival, and from which day; not below what orders wait for',
    session: 'backoffice',
    right: 'catalogue.stock',
    params: ProductParams,
    query: LocaleQuery,
    body: StaffPreOrder,
    reply: StaffProductStock,
    errors: ['CTG404', 'CTG409'],
  }),
}
