import {
  accountDeletions,
  boolean,
  consumers,
  dataExports,
  execute,
  findRow,
  integer,
  json,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { countCodeTry } from '../../core/one-time-codes/count-code-try.ts'
import type { ExportDocument } from '../../core/privacy/data-exports.queries.ts'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const consumerNo = param('consumerNo', text)
const siteId = param('siteId', text)
const locale = param('locale', text)
const now = moment('now')

const findPrivacy = statement({
  name: 'privacy-find',
  row: {
    email: consumers.email,
    state: consumers.state,
    passwordHash: consumers.passwordHash,
    exportId: nullable(dataExports.id),
    partsDone: nullable(dataExports.partsDone),
    requestedAt: nullable(dataExports.requestedAt),
    readyAt: dataExports.readyAt,
    expiresAt: nullable(dataExports.expiresAt),
    deletionRequestedAt: nullable(accountDeletions.requestedAt),
    deletionDueAt: nullable(accountDeletions.dueAt),
  },
  sql: sql`
    select k.email, k.state, k.password_hash as "passwordHash", e.id as "exportId", e.parts_done as "partsDone",
      e.requested_at as "requestedAt", e.ready_at as "readyAt", e.expires_at as "expiresAt",
      d.requested_at as "deletionRequestedAt", d.due_at as "deletionDueAt"
    from consumers k
    left join data_exports e on e.consumer_no = k.consumer_no and e.expires_at > ${now}
    left join account_deletions d on d.consumer_no = k.consumer_no
    where k.consumer_no = ${consumerNo}`,
})

/** The export and the deletion of an account, as far as there are any. */
export type PrivacyRow = RowOf<typeof findPrivacy>

// A new export replaces one that is ready. One that is being made goes on, unless its job has been lost for a day.
const requestExport = statement({
  name: 'privacy-request-export',
  sql: sql`
    with made as (
      insert into data_exports as e (id, consumer_no, site_id, locale, requested_at, expires_at)
      values (${param('id', uuid)}, ${consumerNo}, ${siteId}, ${locale}, ${now}, ${moment('expiresAt')})
      on conflict (consumer_no) do update set id = excluded.id, site_id = excluded.site_id, locale = excluded.locale,
        parts_done = 0, document = null, requested_at = excluded.requested_at, ready_at = null, expires_at = excluded.expires_at
        where e.ready_at is not null or e.requested_at < ${now} - interval '1 day'
      returning id
    ), ${enqueueInStatement({
      queues: sql`array['data-export']`,
      data: sql`jsonb_build_object('exportId', made.id)`,
      source: sql`made`,
    })}
    select 1 from made`,
})

const findDocument = statement({
  name: 'privacy-export',
  row: { document: nullable(json<ExportDocument>()), expiresAt: dataExports.expiresAt },
  sql: sql`select document, expires_at as "expiresAt" from data_exports
    where id = ${param('id', uuid)} and consumer_no = ${consumerNo} and ready_at is not null and expires_at > ${now}`,
})

/** The part of a statement that enqueues the mail about the deletion of `changed`. */
const enqueueNotice = enqueueInStatement({
  queues: sql`array['deletion-mail']`,
  data: sql`jsonb_build_object('consumerNo', changed.consumer_no, 'siteId', ${siteId}::text, 'locale', ${locale}::text,
    'kind', ${param('kind', text)}::text, 'dueAt', to_char(changed.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  source: sql`changed`,
})

const requestDeletion = statement({
  name: 'privacy-request-deletion',
  sql: sql`
    with changed as (
      insert into account_deletions (consumer_no, site_id, locale, requested_at, due_at)
      values (${consumerNo}, ${siteId}, ${locale}, ${now}, ${moment('dueAt')})
      on conflict (consumer_no) do nothing returning consumer_no, due_at
    ), ${enqueueNotice}
    select 1 from changed`,
})

// The code went to the mailbox of this account, which still has no password.
const takeDeletionCode = statement({
  name: 'privacy-take-deletion-code',
  row: { isTaken: boolean, tries: integer },
  sql: sql`
    with code as (
      ${countCodeTry({
        purpose: 'delete_account',
        tried: sql`c.consumer_no = ${consumerNo}`,
        usable: sql`k.consumer_no = c.consumer_no and k.email = c.recipient and k.password_hash is null and k.state = 'active'`,
      })}
      returning c.tries, c.used_at is not null as taken
    )
    select taken as "isTaken", tries from code`,
})

const takeDeletionBack = statement({
  name: 'privacy-take-deletion-back',
  sql: sql`
    with changed as (
      delete from account_deletions where consumer_no = ${consumerNo} returning consumer_no, due_at
    ), ${enqueueNotice}
    select 1 from changed`,
})

type Caller = { readonly consumerNo: string; readonly siteId: string; readonly locale: string }

/** Creates the statements of the privacy page: exports and deletions. */
export function createPrivacyQueries(pool: Pool) {
  return {
    find: (of: string, at: number): Promise<PrivacyRow | null> =>
      findRow(pool, findPrivacy, { consumerNo: of, now: at }),

    /** Records an export and enqueues its job; one that is being made stays the only one. */
    requestExport: async (wanted: Caller & { id: string; now: number; expiresAt: number }): Promise<void> => {
      await execute(pool, requestExport, wanted)
    },

    /** Finds an export that is ready and has not expired, of this consumer only. */
    findDocument: (wanted: { id: string; consumerNo: string; now: number }) => findRow(pool, findDocument, wanted),

    /** Records that an account shall be deleted and enqueues its mail; the first request counts. */
    requestDeletion: async (wanted: Caller & { now: number; dueAt: number }): Promise<void> => {
      await execute(pool, requestDeletion, { ...wanted, kind: 'requested' })
    },

    /** Counts a try of a code that confirms a deletion; null where it is unknown, another account's, used, spent or too old. */
    takeDeletionCode: (given: { id: string; consumerNo: string; isRight: boolean; now: number }) =>
      findRow(pool, takeDeletionCode, given),

    /** Takes the deletion of an account back; resolves to false where there is none. */
    takeDeletionBack: async (caller: Caller): Promise<boolean> =>
      (await execute(pool, takeDeletionBack, { ...caller, kind: 'taken_back' })) === 1,
  }
}

export type PrivacyQueries = ReturnType<typeof createPrivacyQueries>
