import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import {
  ContentBody,
  ContentDifference,
  ContentDoctype,
  ContentKeyShape,
  ContentReference,
  ContentSiteId,
  ContentState,
  ContentSummary,
  ContentTypes,
  ContentVersion,
  ContentVersionSummary,
  StaffContent,
  WallTime,
} from '../../shapes/backoffice-content.ts'
import { ContentProblem } from '../../shapes/content-refusal.ts'
import { LocaleCode, LocaleQuery } from '../../shapes/primitives.ts'

const documentPath = '/backoffice/api/content/documents/{siteId}/{contentLocale}/{doctype}/{slug}'
const VersionNumber = z.coerce.number().int().min(1).max(1_000_000)
const BasedOn = z.strictObject({ version: ContentVersion })
const read = { session: 'backoffice', right: 'content.read', limits: [{ policy: 'staffReads' }] } as const
const edit = { session: 'backoffice', right: 'content.edit' } as const
const publish = { session: 'backoffice', right: 'content.publish' } as const
const ofDocument = { params: ContentKeyShape, query: LocaleQuery } as const

/** The content documents of the sites: drafts, their history and their publication (decision 0087). */
export const backofficeContentCalls = {
  'backoffice.getContentTypes': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/content/types',
    summary: 'The types of documents and of blocks as JSON Schema, the fixed pages, and the sites with their locales',
    query: LocaleQuery,
    reply: ContentTypes,
    errors: [],
  }),
  'backoffice.listContent': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/content/documents',
    summary:
      'Documents by site, locale, type and state, in pages; the search looks at slugs and at the words of the newest version',
    query: ListQuery.extend({
      siteId: ContentSiteId.optional(),
      contentLocale: LocaleCode.optional(),
      doctype: ContentDoctype.optional(),
      state: ContentState.optional(),
      sort: z.enum(['updatedAt', '-updatedAt', 'slug', '-slug']).optional(),
    }),
    reply: pageOf(ContentSummary),
    errors: [],
  }),
  'backoffice.listUntranslatedContent': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/content/untranslated',
    summary: 'Documents of a site’s default locale that another one lacks, or has in an older state',
    query: ListQuery.extend({ siteId: ContentSiteId, contentLocale: LocaleCode }),
    reply: pageOf(z.object({ ...ContentSummary.shape, lack: z.enum(['missing', 'outdated']) })),
    errors: [],
  }),
  'backoffice.createContent': defineCall({
    ...edit,
    method: 'POST',
    path: '/backoffice/api/content/documents',
    summary: 'Creates a document as a draft',
    query: LocaleQuery,
    body: z.strictObject({ ...ContentKeyShape.shape, body: ContentBody }),
    reply: StaffContent,
    status: 201,
    errors: ['CMS404', 'CMS411'],
  }),
  'backoffice.copyContent': defineCall({
    ...edit,
    method: 'POST',
    path: `${documentPath}/copies`,
    summary: 'Copies the newest version as the draft of another slug, locale or site',
    ...ofDocument,
    body: z.strictObject({
      siteId: ContentSiteId.optional(),
      contentLocale: LocaleCode.optional(),
      slug: ContentKeyShape.shape.slug.optional(),
    }),
    reply: StaffContent,
    status: 201,
    errors: ['CMS404', 'CMS411'],
  }),
  'backoffice.getContent': defineCall({
    ...read,
    method: 'GET',
    path: documentPath,
    summary: 'A document: its newest version or the one that is asked for, and what is published and scheduled',
    params: ContentKeyShape,
    query: LocaleQuery.extend({ number: VersionNumber.optional() }),
    reply: StaffContent,
    errors: ['CMS404'],
  }),
  'backoffice.saveContent': defineCall({
    ...edit,
    method: 'PUT',
    path: documentPath,
    summary:
      'Saves a draft, unless someone else did since the version that is named; fields may be incomplete until it is published',
    ...ofDocument,
    body: z.strictObject({ version: ContentVersion, body: ContentBody }),
    reply: StaffContent,
    errors: ['CMS404', 'CMS409'],
  }),
  'backoffice.listContentVersions': defineCall({
    ...read,
    method: 'GET',
    path: `${documentPath}/versions`,
    summary: 'The versions of a document with who wrote them and when they were published, the newest first',
    params: ContentKeyShape,
    query: ListQuery,
    reply: pageOf(ContentVersionSummary),
    errors: ['CMS404'],
  }),
  'backoffice.compareContent': defineCall({
    ...read,
    method: 'GET',
    path: `${documentPath}/comparison`,
    summary: 'The fields that differ between two versions of a document',
    params: ContentKeyShape,
    query: LocaleQuery.extend({ from: VersionNumber, to: VersionNumber }),
    reply: z.object({ differences: z.array(ContentDifference) }),
    errors: ['CMS404'],
  }),
  'backoffice.restoreContent': defineCall({
    ...edit,
    method: 'POST',
    path: `${documentPath}/versions/{number}/restore`,
    summary: 'Makes the words of an older version the newest draft',
    params: ContentKeyShape.extend({ number: VersionNumber }),
    query: LocaleQuery,
    body: BasedOn,
    reply: StaffContent,
    errors: ['CMS404', 'CMS409'],
  }),
  'backoffice.publishContent': defineCall({
    ...publish,
    method: 'POST',
    path: `${documentPath}/publication`,
    summary: 'Publishes the newest version at once on every instance',
    ...ofDocument,
    body: BasedOn,
    reply: StaffContent,
    errors: ['CMS404', 'CMS409', 'CMS410'],
  }),
  'backoffice.scheduleContent': defineCall({
    ...publish,
    method: 'PUT',
    path: `${documentPath}/schedule`,
    summary:
      'Publishes the newest version at a time of the site’s clock; at the end of its period the one before it returns',
    ...ofDocument,
    body: z.strictObject({ version: ContentVersion, from: WallTime, until: WallTime.optional() }),
    reply: StaffContent,
    errors: ['CMS404', 'CMS409', 'CMS410', 'CMS412'],
  }),
  'backoffice.cancelContentSchedule': defineCall({
    ...publish,
    method: 'DELETE',
    path: `${documentPath}/schedule/{number}`,
    summary: 'Cancels the schedule of a version, which is a draft again; of a published one only its end',
    params: ContentKeyShape.extend({ number: VersionNumber }),
    query: LocaleQuery,
    reply: StaffContent,
    errors: ['CMS404', 'CMS412'],
  }),
  'backoffice.archiveContent': defineCall({
    ...publish,
    method: 'POST',
    path: `${documentPath}/archive`,
    summary: 'Takes a document off its site with its schedules; saving or restoring opens it again',
    ...ofDocument,
    body: BasedOn,
    reply: StaffContent,
    errors: ['CMS404', 'CMS409'],
  }),
  'backoffice.checkContent': defineCall({
    ...read,
    method: 'GET',
    path: `${documentPath}/problems`,
    summary: 'Broken links, missing alternative texts, invalid fields and missing locales of the newest version',
    ...ofDocument,
    reply: z.object({ canPublish: z.boolean(), problems: z.array(ContentProblem) }),
    errors: ['CMS404'],
  }),
  'backoffice.listContentReferences': defineCall({
    ...read,
    method: 'GET',
    path: `${documentPath}/references`,
    summary: 'The documents of the site that lead to this one',
    ...ofDocument,
    reply: z.object({ references: z.array(ContentReference) }),
    errors: ['CMS404'],
  }),
}
