import type { Pool } from 'pg'
import { type Shopper, shopperJson } from './shopper.ts'

/** A saved card with the provider's token for it. */
export type SavedCardRow = {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

const cardOfConsumer = `select provider_token as token, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear"
  from consumer_cards where id = $1 and consumer_no = $2 and provider = $3`

const saveFavouriteStore = `update consumers set profile = profile || jsonb_build_object('favoriteStoreId', $2::text)
  where consumer_no = $1 and profile ->> 'favoriteStoreId' is distinct from $2`

/** Statements on consumers that more than one module uses. */
export function createConsumerQueries(pool: Pool) {
  return {
    /** What the till knows of a consumer, whatever their state. */
    findShopper: async (consumerNo: string): Promise<Shopper | null> => {
      const { rows } = await pool.query<{ shopper: Shopper }>({
        name: 'consumer-shopper',
        text: `select ${shopperJson} as shopper from consumers k where k.consumer_no = $1`,
        values: [consumerNo],
      })
      return rows[0]?.shopper ?? null
    },

    /** A card that this consumer has saved with that provider; another's is as unknown as one that never was. */
    findCard: async (id: string, consumerNo: string, provider: string): Promise<SavedCardRow | null> => {
      const values = [id, consumerNo, provider]
      const { rows } = await pool.query<SavedCardRow>({ name: 'consumer-card', text: cardOfConsumer, values })
      return rows[0] ?? null
    },

    /** Keeps the store that a consumer goes to; nothing is written where it is that one already. */
    saveFavouriteStore: async (consumerNo: string, storeId: string): Promise<void> => {
      await pool.query({ name: 'consumer-store', text: saveFavouriteStore, values: [consumerNo, storeId] })
    },
  }
}

export type ConsumerQueries = ReturnType<typeof createConsumerQueries>
