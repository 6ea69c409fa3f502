import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery } from '../shapes/primitives.ts'

const DataExport = z.object({
  exportId: z.string(),
  /** `collecting` until every table is read. */
  state: z.enum(['collecting', 'ready']),
  /** The parts that are read, and all of them. */
  partsDone: z.number(),
  partsTotal: z.number(),
  requestedAt: z.string(),
  /** Only of a ready export: until then it can be read. */
  expiresAt: z.string().optional(),
})
export type DataExport = z.output<typeof DataExport>

const Deletion = z.object({
  requestedAt: z.string(),
  /** The end of the cooling-off, from which on nothing can be taken back. */
  dueAt: z.string(),
})

const Privacy = z.object({
  dataExport: DataExport.nullable(),
  deletion: Deletion.nullable(),
  /** The proof that the owner asks for a deletion: the password, or a code by mail where the account has none. */
  deletionProof: z.enum(['password', 'code']),
})

/** Calls about a person's data and the end of an account (decision 0066). */
export const privacyCalls = {
  'privacy.get': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/privacy',
    summary: "The caller's newest export with its progress, and the deletion of the account that was asked for",
    session: 'consumer',
    query: LocaleQuery,
    reply: Privacy,
    errors: [],
  }),
  'privacy.requestExport': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/retrieveUserData',
    summary: 'Starts the export of everything that the shop holds of the caller; its link comes by mail',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'dataExports' }],
    query: LocaleQuery,
    /** Both may be given, and are the caller's own. */
    body: z.strictObject({ consumerId: z.string().max(64).optional(), email: Email.optional() }),
    reply: Privacy,
    status: 202,
    errors: ['PRO404'],
  }),
  'privacy.getExport': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/retrieveUserData/{exportId}',
    summary: "The caller's own export, table by table; one that has expired is answered like an unknown one",
    session: 'consumer',
    agents: 'refused',
    params: z.object({ exportId: z.string().uuid() }),
    query: LocaleQuery,
    reply: z.object({
      consumerNo: z.string(),
      madeAt: z.string(),
      expiresAt: z.string(),
      /** The rows of each table by their columns; amounts are in the currency's smallest unit. */
      tables: z.array(z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
    }),
    errors: ['PRO404'],
  }),
  'privacy.requestDeletionCode': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/deletion/code',
    summary:
      'Sends a code to the mailbox of an account without a password, which confirms its deletion; refused for one with a password',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'deletionCodes' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: z.object({
      codeId: z.string(),
      /** Seconds until the code expires. */
      expiresIn: z.number(),
    }),
    status: 202,
    errors: [],
  }),
  'privacy.requestDeletion': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/deletion',
    summary:
      'Asks for the deletion of the account, which the password proves, or a code by mail where there is none; it can be taken back for 14 days',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.union([
      z.strictObject({ password: z.string().max(1024) }),
      z.strictObject({ codeId: z.string().uuid(), code: z.string().regex(/^\d{6}$/) }),
    ]),
    reply: Privacy,
    status: 202,
    errors: ['AUT450', 'AUT454', 'AUT455'],
  }),
  'privacy.takeDeletionBack': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/deletion',
    summary: 'Takes the deletion of the account back; twice is the same as once',
    session: 'consumer',
    agents: 'refused',
    query: LocaleQuery,
    reply: Privacy,
    errors: [],
  }),
}
