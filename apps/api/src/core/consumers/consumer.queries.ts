import {
  boolean,
  consumerCards,
  consumers,
  type Executor,
  execute,
  findRow,
  json,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { type Shopper, shopperJson } from './shopper.ts'

const findShopper = statement({
  name: 'consumer-shopper',
  row: { shopper: json<Shopper>() },
  sql: sql`select ${shopperJson} as shopper from consumers k where k.consumer_no = ${param('consumerNo', text)}`,
})

const findContact = statement({
  name: 'consumer-contact',
  row: {
    state: consumers.state,
    email: consumers.email,
    phone: consumers.phone,
    firstName: consumers.firstName,
    lastName: consumers.lastName,
    birthDate: nullable(text),
    hasProof: boolean,
  },
  sql: sql`select state, email, phone, first_name as "firstName", last_name as "lastName",
      birth_date::text as "birthDate", email_confirmed_at is not null as "hasProof"
    from consumers where consumer_no = ${param('consumerNo', text)}`,
})

/** How a consumer is reached; `hasProof` says that they proved that the mailbox is theirs. */
export type ConsumerContact = RowOf<typeof findContact>

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

const findActiveEmail = statement({
  name: 'consumer-active-email',
  row: { email: consumers.email },
  sql: sql`select email from consumers where consumer_no = ${param('consumerNo', text)} and state = 'active'`,
})

/** Creates the queries of consumers that more than one module uses, for the pool or for a transaction. */
export function createConsumerQueries(executor: Executor) {
  return {
    /** Finds the facts about a consumer that pricing needs, in any account state. */
    findShopper: async (consumerNo: string): Promise<Shopper | null> =>
      (await findRow(executor, findShopper, { consumerNo }))?.shopper ?? null,

    findContact: (consumerNo: string): Promise<ConsumerContact | null> =>
      findRow(executor, findContact, { consumerNo }),

    /** Finds a card that this consumer has saved with this provider; returns null for another consumer's card. */
    findCard: (id: string, consumerNo: string, provider: string): Promise<SavedCardRow | null> =>
      findRow(executor, findCard, { id, consumerNo, provider }),

    /** Finds the email of an active account. */
    findActiveEmail: async (consumerNo: string): Promise<string | null> =>
      (await findRow(executor, findActiveEmail, { consumerNo }))?.email ?? null,

    /** Saves a consumer's favourite store; writes nothing where it is the same already. */
    saveFavouriteStore: async (consumerNo: string, storeId: string): Promise<void> => {
      await execute(executor, saveFavouriteStore, { consumerNo, storeId })
    },
  }
}

export type ConsumerQueries = ReturnType<typeof createConsumerQueries>
