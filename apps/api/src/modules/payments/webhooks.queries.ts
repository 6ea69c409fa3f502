import type { Pool } from 'pg'
import { stepsWithoutNotices } from '../../core/placement/reconcile-order.ts'
import type { ProviderNotice } from '../../infra/payment-providers/payment-provider.ts'

export function createWebhookQueries(pool: Pool) {
  return {
    /**
     * Keeps a notice; true when it is to be worked on: never seen before, or seen but not finished. One that comes to an order which
     * it cannot change is finished with the same statement, and that is every notice of a checkout without incident. Its commit does
     * not wait for the disk: one that a power cut takes was a reason to look, and recovery looks at every order that is not over.
     */
    take: async (provider: string, notice: ProviderNotice, payload: string): Promise<boolean> => {
      const { rows } = await pool.query<{ isOpen: boolean }>({
        name: 'webhook-take',
        text: `insert into webhook_events (provider, event_id, kind, payload, processed_at)
        select $1, $2, $3, $4::jsonb, (select now() from orders where number = $5 and placement_step = any ($6))
        where set_config('synchronous_commit', 'off', true) = 'off'
        on conflict (provider, event_id) do update set kind = excluded.kind
        returning processed_at is null as "isOpen"`,
        values: [provider, notice.eventId, notice.kind, payload, notice.orderNumber, stepsWithoutNotices],
      })
      return rows[0]?.isOpen ?? false
    },

    finish: async (provider: string, eventId: string): Promise<void> => {
      await pool.query({
        name: 'webhook-finish',
        text: 'update webhook_events set processed_at = now() where provider = $1 and event_id = $2',
        values: [provider, eventId],
      })
    },
  }
}
