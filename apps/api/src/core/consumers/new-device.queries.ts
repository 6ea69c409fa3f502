import { execute, moment, nullable, param, sql, statement, text } from '@lacehouse/database'
import { refreshLifetime } from '@lacehouse/domain/auth/plan-token-rotation'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

export type NewDevice = {
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
  /** In milliseconds since 1970. */
  readonly now: number
  readonly browser: string | null
  readonly system: string | null
}

// Sessions stay in their table for as long as they could be used. An account that is older than that and has none was signed in to before,
// or made for its owner; a younger one without any has its first sign-in.
const enqueueMail = statement({
  name: 'new-device-mail',
  sql: sql`
    with noted as (
      select k.consumer_no from consumers k
      where k.consumer_no = ${param('consumerNo', text)} and k.state = 'active' and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')
        and (k.created_at <= ${moment('youngest')} or exists (
          select from refresh_token_families f where f.owner_kind = 'consumer' and f.owner_id = k.consumer_no and f.agent_id is null))
    ), ${enqueueInStatement({
      queues: sql`array['new-device-mail']`,
      data: sql`jsonb_build_object('consumerNo', noted.consumer_no, 'siteId', ${param('siteId', text)}::text,
        'locale', ${param('locale', text)}::text, 'signedInAt', ${param('signedInAt', text)}::text,
        'browser', ${param('browser', nullable(text))}::text, 'system', ${param('system', nullable(text))}::text)`,
      source: sql`noted`,
    })}
    select 1`,
})

/** Enqueues the mail about a sign-in by a device that an account does not know; none for the first sign-in of an account, and none for staff. */
export async function notifyOfNewDevice(pool: Pool, device: NewDevice): Promise<void> {
  const signedInAt = new Date(device.now).toISOString()
  await execute(pool, enqueueMail, { ...device, signedInAt, youngest: device.now - refreshLifetime })
}
