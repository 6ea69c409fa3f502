import { mediaBounds, mediaRoles } from '@lacehouse/domain/product/product-media'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { StaffMediumEdit, StaffProductMedia } from '../../shapes/backoffice-media.ts'
import { LocaleQuery, ProductId, text } from '../../shapes/primitives.ts'
import { importPartBytes } from './imports.ts'

const ProductParams = z.object({ productId: ProductId })
const partCharacters = (importPartBytes / 3) * 4

/** Videos, 360-degree views and models of products in the back office (decision 0129). */
export const backofficeProductMediaCalls = {
  'backoffice.getProductMedia': defineCall({
    method: 'GET',
    path: '/backoffice/api/products/{productId}/media',
    summary: 'The videos, 360-degree views and models of a product, and the pictures that may stand for them',
    session: 'backoffice',
    right: 'catalogue.read',
    limits: [{ policy: 'staffReads' }],
    params: ProductParams,
    query: LocaleQuery,
    reply: StaffProductMedia,
    errors: ['CTG404'],
  }),
  'backoffice.editProductMedia': defineCall({
    method: 'PUT',
    path: '/backoffice/api/products/{productId}/media',
    summary:
      'Replaces the media of a product by these, in this order, unless someone else changed them since the version that is named; their files are checked as an import does',
    session: 'backoffice',
    right: 'catalogue.edit',
    params: ProductParams,
    query: LocaleQuery,
    body: z.strictObject({ version: text(64), media: z.array(StaffMediumEdit).max(mediaBounds.media) }),
    reply: StaffProductMedia,
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.putMediaPart': defineCall({
    method: 'PUT',
    path: '/backoffice/api/media-uploads/{uploadId}/parts/{position}',
    summary:
      'A part of a media file in base64; with the last one that arrives the file is checked and stored, and its name is answered',
    session: 'backoffice',
    right: 'catalogue.edit',
    limits: [{ policy: 'staffUploads' }],
    largeBody: partCharacters + 1024,
    params: z.object({ uploadId: z.uuid(), position: z.string().regex(/^\d{1,3}$/) }),
    query: LocaleQuery,
    body: z.strictObject({
      role: z.enum(mediaRoles),
      sizeBytes: z.int().min(1).max(mediaBounds.videoBytes),
      data: z
        .string()
        .min(1)
        .max(partCharacters)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    reply: z.object({
      receivedBytes: z.number(),
      /** The name under which the shop has the file; there once it has all of it. */
      file: z.string().optional(),
    }),
    errors: [],
  }),
}
