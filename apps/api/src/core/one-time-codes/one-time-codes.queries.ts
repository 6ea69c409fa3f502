import {
  execute,
  findRow,
  literal,
  moment,
  nullable,
  oneTimeCodes,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { oneTimeCode } from '@lacehouse/domain/auth/one-time-code'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const id = param('id', uuid)
const now = moment('now')

// The row and its job are written for any recipient, so that the statement takes as long without an account.
const insertCode = statement({
  name: 'one-time-code-insert',
  sql: sql`
    with made as (
      insert into one_time_codes (id, purpose, site_id, locale, recipient, consumer_no, code_challenge, requested_at, expires_at)
      values (${id}, ${param('purpose', oneTimeCodes.purpose)}, ${param('siteId', text)}, ${param('locale', text)},
        ${param('recipient', text)}, ${param('consumerNo', nullable(text))}, ${param('codeChallenge', nullable(text))}, ${now},
        ${moment('expiresAt')})
      returning id
    ), ${enqueueInStatement({
      queues: sql`array[${param('queue', text)}::text]`,
      data: sql`jsonb_build_object('codeId', made.id)`,
      source: sql`made`,
    })}
    select id from made`,
})

const findCode = statement({
  name: 'one-time-code-find',
  row: {
    id: oneTimeCodes.id,
    siteId: oneTimeCodes.siteId,
    locale: oneTimeCodes.locale,
    recipient: oneTimeCodes.recipient,
  },
  sql: sql`
    select c.id, c.site_id as "siteId", c.locale, c.recipient from one_time_codes c
    where c.id = ${id} and c.used_at is null and c.tries < ${literal(oneTimeCode.tries)} and c.expires_at > ${now}
      and case c.purpose
        when 'sign_in' then exists (select from consumers k where k.email = c.recipient and k.state = 'active'
          and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE'))
        when 'confirm_phone' then exists (select from consumers k where k.consumer_no = c.consumer_no and k.phone = c.recipient
          and k.state = 'active')
        else exists (select from consumers k where k.consumer_no = c.consumer_no and k.email = c.recipient and k.state = 'active') end`,
})

/** A code that can still be used by its recipient. */
export type OpenCode = RowOf<typeof findCode>

type NewCode = Pick<typeof oneTimeCodes.$inferSelect, 'id' | 'purpose' | 'siteId' | 'locale' | 'recipient'> & {
  readonly consumerNo: string | null
  readonly codeChallenge: string | null
  readonly now: number
}

/** The job that sends a code of each purpose. */
const queues = {
  sign_in: 'sign-in-code-mail',
  confirm_phone: 'phone-code-message',
  delete_account: 'deletion-code-mail',
} as const

/** Creates the statements of one-time codes. */
export function createOneTimeCodeQueries(pool: Pool) {
  return {
    /** Records a code together with the job that sends it, whether or not someone can use it. */
    insert: async (code: NewCode): Promise<void> => {
      const expiresAt = code.now + oneTimeCode.lasts
      await execute(pool, insertCode, { ...code, expiresAt, queue: queues[code.purpose] })
    },
    /** Finds a code whose recipient has an account that can use it; null where there is nothing to send. */
    find: (codeId: string, at: number): Promise<OpenCode | null> => findRow(pool, findCode, { id: codeId, now: at }),
  }
}
