import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { StaffProduct } from '../../shapes/backoffice-product.ts'
import { KnownMark, ProductFactsEdit } from '../../shapes/backoffice-product-facts.ts'
import { LocaleQuery, ProductId } from '../../shapes/primitives.ts'

/** Marks, launch, measurements and upsells of products in the back office (decision 0150). */
export const backofficeProductFactCalls = {
  'backoffice.listProductMarks': defineCall({
    method: 'GET',
    path: '/backoffice/api/product-marks',
    summary: 'The badges and eyebrows that products have, and those that every shop has use for, with their words',
    session: 'backoffice',
    right: 'catalogue.read',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery,
    reply: z.object({ marks: z.array(KnownMark) }),
    errors: [],
  }),
  'backoffice.editProductFacts': defineCall({
    method: 'PUT',
    path: '/backoffice/api/products/{productId}/facts',
    summary:
      'Changes badge, eyebrow, launch, how it is sold, measurements and upsells, by the rules of an import, unless someone else did since the version that is named',
    session: 'backoffice',
    right: 'catalogue.edit',
    params: z.object({ productId: ProductId }),
    query: LocaleQuery,
    body: ProductFactsEdit,
    reply: StaffProduct,
    errors: ['CTG404', 'CTG409'],
  }),
}
