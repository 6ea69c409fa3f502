import { contentDoctypes, contentStates, contentStatuses } from '@lacehouse/domain/content/document-types'
import { z } from 'zod'
import { LocaleCode, text } from './primitives.ts'

export const ContentDoctype = z.enum(contentDoctypes)
export const ContentState = z.enum(contentStates)
/** The name of a document within its type; of a category or product it is the id in lower case. */
export const ContentSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
export const ContentSiteId = z.string().regex(/^[A-Z][A-Z0-9-]{1,15}$/)

/** The key of a document; `locale` of a query is the reader's language. */
export const ContentKeyShape = z.object({
  siteId: ContentSiteId,
  contentLocale: LocaleCode,
  doctype: ContentDoctype,
  slug: ContentSlug,
})

/** The fields of a document, as the schema of its type has them. */
export const ContentBody = z.record(z.string().max(60), z.unknown())

/** The version that was read and that a change names, so that it does not undo another one. */
export const ContentVersion = text(24)

/** A date and time as a clock of the site's country shows it: `2026-12-24T18:00`. */
export const WallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/)

/** The period of a publication, as instants and as wall times of the site. */
export const ContentPeriod = z.object({
  number: z.number(),
  from: z.string(),
  fromWallTime: z.string(),
  until: z.string().optional(),
  untilWallTime: z.string().optional(),
})

/** A document in a list. */
export const ContentSummary = z.object({
  ...ContentKeyShape.shape,
  title: z.string(),
  state: ContentState,
  /** The number of the newest version. */
  number: z.number(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type ContentSummary = z.output<typeof ContentSummary>

/** A document as it is edited: its newest version, and what is published and scheduled. */
export const StaffContent = z.object({
  ...ContentSummary.shape,
  version: ContentVersion,
  status: z.enum(contentStatuses),
  body: ContentBody,
  published: ContentPeriod.optional(),
  scheduled: z.array(ContentPeriod),
  timeZone: z.string(),
  /** Every locale of the site, with the state of the document in it. */
  locales: z.array(z.object({ contentLocale: z.string(), state: ContentState.optional() })),
})
export type StaffContent = z.output<typeof StaffContent>

/** A version in the history of a document. */
export const ContentVersionSummary = z.object({
  number: z.number(),
  status: z.enum(contentStatuses),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  by: z.string(),
  from: z.string().optional(),
  until: z.string().optional(),
  restoredFrom: z.number().optional(),
})

/** A field that differs between two versions. */
export const ContentDifference = z.object({
  /** As `blocks.0.title`; items with an id are named by it: `blocks.[hero].title`. */
  path: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})
export type ContentDifference = z.output<typeof ContentDifference>

/** A document that uses another one. */
export const ContentReference = z.object({
  ...ContentKeyShape.shape,
  title: z.string(),
  isPublished: z.boolean(),
  /** The fields that name it. */
  paths: z.array(z.string()),
})

/** A JSON Schema, from which the form is made. */
const JsonSchema = z.record(z.string(), z.unknown())

/** The parts of documents and blocks, and where they may stand. */
export const ContentTypes = z.object({
  doctypes: z.array(z.object({ doctype: ContentDoctype, schema: JsonSchema })),
  blocks: z.array(z.object({ type: z.string(), schema: JsonSchema })),
  fixedPages: z.array(z.string()),
  sites: z.array(
    z.object({
      siteId: z.string(),
      name: z.string(),
      locales: z.array(z.string()),
      defaultLocale: z.string(),
      timeZone: z.string(),
    }),
  ),
})
export type ContentTypes = z.output<typeof ContentTypes>
