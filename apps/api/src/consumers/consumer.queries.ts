import type { Pool } from 'pg'
import { type Shopper, shopperJson } from './shopper.ts'

/** Statements on consumers that more than one module uses. */
export const createConsumerQueries = (pool: Pool) => ({
  /** What the till knows of a consumer, whatever their state. */
  findShopper: async (consumerNo: string): Promise<Shopper | null> => {
    const { rows } = await pool.query<{ shopper: Shopper }>({
      name: 'consumer-shopper',
      text: `select ${shopperJson} as shopper from consumers k where k.consumer_no = $1`,
      values: [consumerNo],
    })
    return rows[0]?.shopper ?? null
  },
})

export type ConsumerQueries = ReturnType<typeof createConsumerQueries>
