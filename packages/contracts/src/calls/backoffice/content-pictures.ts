import {
  longestAlternativeText,
  longestPictureName,
  mostContentPictureBytes,
} from '@lacehouse/domain/content/media-token'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { ContentReference } from '../../shapes/backoffice-content.ts'
import { LocaleCode, LocaleQuery, text } from '../../shapes/primitives.ts'

/** Base64 has four characters for three bytes. */
const pictureCharacters = Math.ceil(mostContentPictureBytes / 3) * 4
const Alt = z.record(LocaleCode, text(longestAlternativeText).min(1))
const PictureId = z.object({ pictureId: z.uuid() })
const edit = { session: 'backoffice', right: 'content.edit' } as const

/** The facts of an uploaded picture. */
const Uploaded = z.object({
  pictureId: z.string(),
  title: z.string(),
  type: z.enum(['jpeg', 'webp']),
  sizeBytes: z.number(),
  /** The alternative texts that a document begins with, by locale. */
  alt: z.record(z.string(), z.string()),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
})

const ContentPicture = z.object({
  /** As a document names it. */
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** The documents that show it. */
  uses: z.number(),
  uploaded: Uploaded.optional(),
})
export type ContentPicture = z.output<typeof ContentPicture>

/** The pictures of content documents, those that staff uploaded among them (decision 0122). */
export const backofficePictureCalls = {
  'backoffice.listContentPictures': defineCall({
    session: 'backoffice',
    right: 'content.read',
    limits: [{ policy: 'staffReads' }],
    method: 'GET',
    path: '/backoffice/api/content/pictures',
    summary:
      'The uploaded pictures, the newest first, and those that documents show, with the name by which a document shows each, its present address and how many do',
    query: ListQuery,
    reply: pageOf(ContentPicture),
    errors: [],
  }),
  'backoffice.addContentPicture': defineCall({
    ...edit,
    method: 'POST',
    path: '/backoffice/api/content/pictures',
    summary:
      'Uploads a JPEG, PNG, WebP or AVIF, which is stored upright and without its metadata; one that the shop has already is answered as it is',
    limits: [{ policy: 'staffUploads' }],
    largeBody: pictureCharacters + 16 * 1024,
    query: LocaleQuery,
    body: z.strictObject({
      fileName: text(200).min(1),
      picture: z
        .string()
        .min(1)
        .max(pictureCharacters)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
      alt: Alt.default({}),
    }),
    reply: ContentPicture,
    status: 201,
    errors: [],
  }),
  'backoffice.describeContentPicture': defineCall({
    ...edit,
    method: 'PUT',
    path: '/backoffice/api/content/pictures/{pictureId}',
    summary: 'Names an uploaded picture, and says what it shows in each language',
    params: PictureId,
    query: LocaleQuery,
    body: z.strictObject({ title: text(longestPictureName).min(1), alt: Alt }),
    reply: ContentPicture,
    errors: ['CMS404'],
  }),
  'backoffice.deleteContentPicture': defineCall({
    ...edit,
    method: 'DELETE',
    path: '/backoffice/api/content/pictures/{pictureId}',
    summary: 'Deletes an uploaded picture that no document shows, neither published nor drafted nor scheduled',
    params: PictureId,
    query: LocaleQuery,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['CMS404', 'CMS413'],
  }),
  'backoffice.listContentPictureUses': defineCall({
    session: 'backoffice',
    right: 'content.read',
    limits: [{ policy: 'staffReads' }],
    method: 'GET',
    path: '/backoffice/api/content/picture-uses',
    summary: 'The documents of all sites that show a picture, and the fields in which they do',
    query: LocaleQuery.extend({ name: text(200).min(1) }),
    reply: z.object({ references: z.array(ContentReference) }),
    errors: [],
  }),
}
