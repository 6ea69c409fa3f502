import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { CsvFile, ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { LocaleCode, LocaleQuery, text } from '../../shapes/primitives.ts'

const ImportParams = z.object({ importId: z.string().uuid() })

/** The bytes of a part of a file; only the last one may have fewer. */
export const importPartBytes = 768 * 1024
/** The largest file that staff may send; the command takes any. */
export const mostImportBytes = 512 * 1024 ** 2

const partCharacters = (importPartBytes / 3) * 4

export const importStates = [
  ...(['uploading', 'checking', 'checked', 'importing', 'fetching', 'done', 'failed', 'cancelled'] as const),
] as const

const CatalogueImport = z.object({
  importId: z.string(),
  siteId: z.string(),
  locale: z.string(),
  fileName: z.string(),
  sizeBytes: z.number(),
  isUpdate: z.boolean(),
  isStrict: z.boolean(),
  /** Whether the pictures that the file names are imported too. */
  hasPictures: z.boolean(),
  state: z.enum(importStates),
  /** Of the file in the present run. */
  readBytes: z.number(),
  format: z.string().optional(),
  counts: z
    .object({
      ...{ products: z.number(), created: z.number(), changed: z.number() },
      ...{ priced: z.number(), stocked: z.number(), refused: z.number() },
    })
    .optional(),
  /** What the check found, or how many are fetched; there where pictures are imported. */
  pictures: z.object({ wanted: z.number(), done: z.number(), changed: z.number(), refused: z.number() }).optional(),
  /** Why the file could not be read, in the language of the operator's messages. */
  failure: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type CatalogueImportReply = z.output<typeof CatalogueImport>

const ImportDetails = CatalogueImport.extend({
  /** The first refused rows; the table has all that are kept. */
  problems: z.array(
    z.object({ line: z.number(), column: z.string(), reason: z.string(), value: z.string(), product: z.string() }),
  ),
})

/** Imports of the catalogue in the back office (decision 0085). */
export const backofficeImportCalls = {
  'backoffice.listImports': defineCall({
    method: 'GET',
    path: '/backoffice/api/imports',
    summary: 'The imports of the last year, the newest first, and the sites that files can be imported for',
    session: 'backoffice',
    right: 'catalogue.import',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery,
    reply: pageOf(CatalogueImport).extend({
      sites: z.array(z.object({ siteId: z.string(), currency: z.string(), locales: z.array(z.string()) })),
      /** The hosts from which pictures may be fetched, each with its subdomains. */
      pictureHosts: z.array(z.string()),
    }),
    errors: [],
  }),
  'backoffice.createImport': defineCall({
    method: 'POST',
    path: '/backoffice/api/imports',
    summary: 'Announces a file, whose parts follow; the id is made by the caller, so that one sent twice is one',
    session: 'backoffice',
    right: 'catalogue.import',
    query: LocaleQuery,
    body: z.strictObject({
      importId: z.string().uuid(),
      siteId: text(20),
      fileLocale: LocaleCode,
      fileName: text(200).min(1),
      sizeBytes: z.int().min(1).max(mostImportBytes),
      encoding: z.enum(['windows-1252', 'iso-8859-1']).optional(),
      isUpdate: z.boolean(),
      isStrict: z.boolean(),
      /** Imports the pictures that the file names: from allowed hosts, and from the ZIP where it is one. */
      hasPictures: z.boolean().optional(),
    }),
    reply: CatalogueImport,
    status: 201,
    errors: ['CTG409'],
  }),
  'backoffice.putImportPart': defineCall({
    method: 'PUT',
    path: '/backoffice/api/imports/{importId}/parts/{position}',
    summary: 'A part of the file in base64; one that is sent again replaces the earlier one',
    session: 'backoffice',
    right: 'catalogue.import',
    limits: [{ policy: 'staffUploads' }],
    largeBody: partCharacters + 1024,
    params: ImportParams.extend({ position: z.string().regex(/^\d{1,4}$/) }),
    query: LocaleQuery,
    body: z.strictObject({
      data: z
        .string()
        .min(1)
        .max(partCharacters)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    reply: z.object({ receivedBytes: z.number() }),
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.runImport': defineCall({
    method: 'POST',
    path: '/backoffice/api/imports/{importId}/run',
    summary: 'Checks a file that has arrived without writing anything, or imports one that was checked',
    session: 'backoffice',
    right: 'catalogue.import',
    params: ImportParams,
    query: LocaleQuery,
    body: z.strictObject({ run: z.enum(['check', 'import']) }),
    reply: CatalogueImport,
    status: 202,
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.cancelImport': defineCall({
    method: 'POST',
    path: '/backoffice/api/imports/{importId}/cancel',
    summary: 'Ends an import that is not over; what it has written stays, and its file is deleted',
    session: 'backoffice',
    right: 'catalogue.import',
    params: ImportParams,
    query: LocaleQuery,
    reply: CatalogueImport,
    errors: ['CTG404', 'CTG409'],
  }),
  'backoffice.getImport': defineCall({
    method: 'GET',
    path: '/backoffice/api/imports/{importId}',
    summary: 'An import with its progress, its counts and the first 100 refused rows and pictures',
    session: 'backoffice',
    right: 'catalogue.import',
    limits: [{ policy: 'staffReads' }],
    params: ImportParams,
    query: LocaleQuery,
    reply: ImportDetails,
    errors: ['CTG404'],
  }),
  'backoffice.exportImportProblems': defineCall({
    method: 'GET',
    path: '/backoffice/api/imports/{importId}/refused.csv',
    summary: 'The refused rows and pictures of an import as a table, at most 10,000',
    session: 'backoffice',
    right: 'catalogue.import',
    limits: [{ policy: 'staffExports' }],
    params: ImportParams,
    query: LocaleQuery,
    reply: CsvFile,
    errors: ['CTG404'],
  }),
}
