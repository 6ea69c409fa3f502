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

/** Creates the queries of consumers that more than one module uses. */
export function createConsumerQueries(pool: Pool) {
  return {
    /** Finds the facts about a consumer that pricing needs, in any account state. */
    findShopper: async (consumerNo: string): Promise<Shopper | null> =>
      (await findRow(pool, findShopper, { consumerNo }))?.shopper ?? null,

    /** Finds a card that this consumer has saved with this provider; returns null for another consumer's card. */
    findCard: (id: string, consumerNo: string, provider: string): Promise<SavedCardRow | null> =>
      findRow(pool, findCard, { id, consumerNo, provider }),

    /** Saves a consumer's favourite store; writes nothing where it is the same already. */
    saveFavouriteStore: async (consumerNo: string, storeId: string): Promise<void> => {
      await execute(pool, saveFavouriteStore, { consumerNo, storeId })
    },
  }
}

export type ConsumerQueries = ReturnType<typeof createConsumerQueries>
