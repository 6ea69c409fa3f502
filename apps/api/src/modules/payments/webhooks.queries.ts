import type { Pool } from 'pg'
import type { ProviderNotice } from '../../payment-providers/payment-provider.ts'

export const createWebhookQueries = (pool: Pool) => ({
  /** Keeps a notice; true when it is to be worked on: never seen before, or seen but not finished. */
  take: async (provider: string, notice: ProviderNotice, payload: string): Promise<boolean> => {
    const { rows } = await pool.query<{ isOpen: boolean }>({
      name: 'webhook-take',
      text: `insert into webhook_events (provider, event_id, kind, payload) values ($1, $2, $3, $4::jsonb)
        on conflict (provider, event_id) do update set kind = excluded.kind
        returning processed_at is null as "isOpen"`,
      values: [provider, notice.eventId, notice.kind, payload],
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
})
