import {
  longestCaption,
  mediaReportReasons,
  mediaStates,
  mostMedia,
  mostMediaTags,
  mostStashedMedia,
  mostUserMediaBytes,
} from '@lacehouse/domain/social/social-media'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { JpegFile, LocaleQuery, ProductId, text } from '../shapes/primitives.ts'
import { MediaTag, SocialMedia, SocialStream, StreamId } from '../shapes/social.ts'

const MediaId = z.string().uuid()
const MediaIds = z.array(MediaId).max(mostStashedMedia)
/** The token of `social.auth`; it is of the session that asked for it. */
const AuthToken = z.string().max(120)
/** Base64 has four characters for three bytes. */
const photoCharacters = Math.ceil(mostUserMediaBytes / 3) * 4

/** The social media service (CALL-07, decision 0093). Reading is public; writing needs the token of `social.auth`. */
export const socialCalls = {
  'social.auth': defineCall({
    method: 'POST',
    path: '/social/v1/auth',
    summary: "A token to write with, for the caller's session and site, and the shop's account at the service",
    session: 'guest',
    limits: [{ policy: 'socialSessions' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: z.object({
      authToken: z.string(),
      /** Seconds. */
      expiresIn: z.number(),
      customerId: z.string(),
    }),
    errors: [],
  }),
  'social.media': defineCall({
    method: 'GET',
    path: '/social/v1/media',
    summary:
      'Public pictures: those in a stream, with a tag, of products of a category, of a customer; conditions add up',
    session: 'none',
    limits: [{ policy: 'dearReads' }],
    query: LocaleQuery.extend({
      category: z
        .string()
        .regex(/^\d{1,10}$/)
        .optional(),
      customer: z
        .string()
        .regex(/^[a-z-]{2,24}$/)
        .optional(),
      stream: StreamId.optional(),
      tag: MediaTag.optional(),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(mostMedia).default(24),
    }),
    reply: z.object({
      media: z.array(SocialMedia),
      /** Those that meet the conditions. */
      total: z.number(),
    }),
    errors: [],
    cache: 'public',
  }),
  'social.picture': defineCall({
    method: 'GET',
    path: '/social/v1/media/{mediaId}/picture',
    summary: 'The picture of a person, once it is public',
    session: 'none',
    params: z.object({ mediaId: MediaId }),
    query: LocaleQuery,
    reply: JpegFile,
    errors: ['SOC404'],
  }),
  'social.streams': defineCall({
    method: 'GET',
    path: '/social/v1/streams',
    summary: 'The streams that hold a picture, or all of the site',
    session: 'none',
    limits: [{ policy: 'dearReads' }],
    query: LocaleQuery.extend({ media: MediaId.optional() }),
    reply: z.object({ streams: z.array(SocialStream) }),
    errors: ['SOC404'],
    cache: 'public',
  }),
  'social.report': defineCall({
    method: 'POST',
    path: '/social/v1/media/{mediaId}/reports',
    summary: 'Reports a picture; reports of several people hide it until the staff decide',
    session: 'guest',
    agents: 'refused',
    limits: [{ policy: 'socialReports' }],
    params: z.object({ mediaId: MediaId }),
    query: LocaleQuery,
    body: z.strictObject({ authToken: AuthToken, reason: z.enum(mediaReportReasons) }),
    reply: z.object({ isNew: z.boolean() }),
    errors: ['SOC401', 'SOC404', 'SOC409'],
  }),
  'social.stash': defineCall({
    method: 'POST',
    path: '/social/v1/stashes',
    summary: "Adds pictures to the caller's stash and takes others out; replies with all of it, the latest first",
    session: 'guest',
    agents: 'refused',
    limits: [{ policy: 'productVotes' }],
    query: LocaleQuery,
    body: z.strictObject({
      authToken: AuthToken,
      /** Unknown pictures are ignored. */
      mediaIds: MediaIds.default([]),
      removedMediaIds: MediaIds.default([]),
    }),
    reply: z.object({ stashId: z.string(), media: z.array(SocialMedia) }),
    errors: ['SOC401', 'SOC409'],
  }),
  'social.createUser': defineCall({
    method: 'POST',
    path: '/social/v1/users',
    summary: 'Sets the name below the pictures that the caller sends from now on; a person has one user of the service',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'socialSessions' }],
    query: LocaleQuery,
    body: z.strictObject({ authToken: AuthToken, name: text(100) }),
    reply: z.object({ userId: z.string(), name: z.string() }),
    errors: ['SOC401'],
  }),
  'social.addMedia': defineCall({
    method: 'POST',
    path: '/social/v1/user-media',
    summary:
      "Sends a picture as the caller's user, upright and without its metadata; it is public once the staff approve it",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'socialUploads' }],
    largeBody: photoCharacters + 4096,
    query: LocaleQuery,
    body: z.strictObject({
      authToken: AuthToken,
      /** A JPEG, PNG or WebP in base64. */
      photo: z
        .string()
        .min(1)
        .max(photoCharacters)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
      caption: text(longestCaption).default(''),
      /** The products in it. */
      productIds: z.array(ProductId).max(mostMediaTags).default([]),
      /** That the picture is the sender's own and may be shown. */
      rightsAccepted: z.literal(true),
    }),
    reply: z.object({ mediaId: z.string(), state: z.enum(mediaStates) }),
    status: 201,
    errors: ['SOC401', 'SOC404', 'SOC409'],
  }),
}
