import {
  accountLinks,
  boolean,
  type Executor,
  execute,
  findRow,
  float,
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
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

// The row and its job are written for any mailbox, so that the statement takes as long without an account.
const insertLink = statement({
  name: 'account-link-insert',
  sql: sql`
    with made as (
      insert into account_links (id, purpose, site_id, locale, email, consumer_no, requested_at, expires_at)
      values (${param('id', uuid)}, ${param('purpose', accountLinks.purpose)}, ${param('siteId', text)},
        ${param('locale', text)}, ${param('email', text)}, ${param('consumerNo', nullable(text))}, ${moment('now')}, ${moment('expiresAt')})
      returning id
    ), ${enqueueInStatement({
      queues: sql`array['account-link-mail']`,
      data: sql`jsonb_build_object('linkId', made.id)`,
      source: sql`made`,
    })}
    select id from made`,
})

const findLink = statement({
  name: 'account-link-find',
  row: {
    id: accountLinks.id,
    purpose: accountLinks.purpose,
    siteId: accountLinks.siteId,
    locale: accountLinks.locale,
    email: accountLinks.email,
    expiresAt: float,
    /** Another account has the email that an account wants to change to. */
    isTaken: boolean,
  },
  sql: sql`
    select l.id, l.purpose, l.site_id as "siteId", l.locale, l.email,
      extract(epoch from l.expires_at)::float8 * 1000 as "expiresAt",
      l.purpose = 'change_email' and exists (select from consumers o where o.email = l.email) as "isTaken"
    from account_links l join consumers k on (l.consumer_no is null and k.email = l.email) or k.consumer_no = l.consumer_no
    where l.id = ${param('id', uuid)} and l.used_at is null and k.state = 'active'
      and (k.consumer_type in ('AGENT', 'STORE_EMPLOYEE')) = (l.purpose = 'staff_invitation')
      and case l.purpose when 'confirm_email' then k.email_confirmed_at is null
        when 'staff_invitation' then k.password_hash is null else true end`,
})

/**
 * A link whose mail has a reader: an active account of a shopper, for a confirmation one that is not confirmed; for an invitation an
 * account of staff without a password.
 */
export type AccountLink = RowOf<typeof findLink>

type NewLink = Omit<AccountLink, 'isTaken'> & {
  readonly now: number
  /** The account whose email changes, or did. */
  readonly consumerNo?: string
}

/** Creates the statements of links that go to accounts' mailboxes. */
export function createAccountLinkQueries(pool: Pool) {
  return {
    /** Records a link together with the job of its mail, whether or not the mailbox has an account. */
    insert: async (link: NewLink, executor: Executor = pool): Promise<void> => {
      await execute(executor, insertLink, { consumerNo: null, ...link })
    },
    /** Finds an unused link whose mailbox has an account that can use it. */
    find: (id: string): Promise<AccountLink | null> => findRow(pool, findLink, { id }),
  }
}
