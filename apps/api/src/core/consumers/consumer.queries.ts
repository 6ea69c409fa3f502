import {
  consumerCards,
  execute,
  findRow,
  json,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { type Shopper, shopperJson } from './shopper.ts'

const findShopper = statement({
  name: 'consumer-shopper',
  row: { shopper: json<Shopper>() },
  sql: sql`select ${shopperJson} as shopper from consumers k where k.consumer_no = ${param('consumerNo', text)}`,
})

const findCard = statement({
  name: 'consumer-card',
  row: {
    token: consumerCards.providerToken,
    brand: consumerCards.brand,
    last4: consumerCards.last4,
    expiryMonth: consumerCards.expiryMonth,
    expiryYear: consumerCards.expiryYear,
  },
  sql: sql`select provider_token as token, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear"
    from consumer_cards
    where id = ${param('id', uuid)} and consumer_no = ${param('consumerNo', text)} and provider = ${param('provider', text)}`,
})

/** A saved card with the provider's token for it. */
export type SavedCardRow = RowOf<typeof findCard>

const saveFavouriteStore = statement({
  name: 'consumer-store',
  sql: sql`update consumers set profile = profile || jsonb_build_object('favoriteStoreId', ${param('storeId', text)}::text)
    where consumer_no = ${param('consumerNo', text)} and profile ->> 'favoriteStoreId' is distinct from ${param('storeId', text)}`,
})

/** Statements on consumers that more than one module uses. */
export function createConsumerQueries(pool: Pool) {
  return {
    /** What pricing knows of a consumer, whatever their state. */
    findShopper: async (consumerNo: string): Promise<Shopper | null> =>
      (await findRow(pool, findShopper, { consumerNo }))?.shopper ?? null,

    /** A card that this consumer has saved with that provider; another's is as unknown as one that never was. */
    findCard: (id: string, consumerNo: string, provider: string): Promise<SavedCardRow | null> =>
      findRow(pool, findCard, { id, consumerNo, provider }),

    /** Remembers the store that a consumer goes to; nothing is written where it is that one already. */
    saveFavouriteStore: async (consumerNo: string, storeId: string): Promise<void> => {
      await execute(pool, saveFavouriteStore, { consumerNo, storeId })
    },
  }
}

export type ConsumerQueries = ReturnType<typeof createConsumerQueries>
