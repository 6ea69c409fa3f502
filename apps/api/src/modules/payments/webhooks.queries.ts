import { arrayOf, boolean, execute, getRow, jsonText, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'
import { stepsWithoutNotices } from '../../core/placement/reconcile-order.ts'
import type { ProviderNotice } from '../../infra/payment-providers/payment-provider.ts'

const provider = param('provider', text)
const eventId = param('eventId', text)

const take = statement({
  name: 'webhook-take',
  row: { isOpen: boolean },
  sql: sql`insert into webhook_events (provider, event_id, kind, payload, processed_at)
    select ${provider}, ${eventId}, ${param('kind', text)}, ${param('payload', jsonText)}::jsonb,
      (select now() from orders where number = ${param('orderNumber', nullable(text))}
        and placement_step = any (${param('steps', arrayOf(text))}))
    where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (provider, event_id) do update set kind = excluded.kind
    returning processed_at is null as "isOpen"`,
})

const finish = statement({
  name: 'webhook-finish',
  sql: sql`update webhook_events set processed_at = now() where provider = ${provider} and event_id = ${eventId}`,
})

export function createWebhookQueries(pool: Pool) {
  return {
    /**
     * Stores a webhook event and resolves to true if it has to be processed: it is new, or its processing did not finish. The same
     * statement finishes an event whose order it cannot change, which is the normal case. The commit does not wait for the disk,
     * because recovery checks every open order anyway, so that an event that a power failure loses has no effect.
     */
    take: async (provider: string, notice: ProviderNotice, payload: string): Promise<boolean> => {
      const { eventId, kind, orderNumber } = notice
      const values = { provider, eventId, kind, payload, orderNumber, steps: stepsWithoutNotices }
      return (await getRow(pool, take, values)).isOpen
    },

    finish: async (provider: string, eventId: string): Promise<void> => {
      await execute(pool, finish, { provider, eventId })
    },
  }
}
