import {
  consumerCards,
  execute,
  inTransaction,
  listRows,
  moment,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool, PoolClient } from 'pg'
import type { SavedCard } from '../../infra/payment-providers/payment-provider.ts'

export type CardToSave = {
  readonly id: string
  readonly provider: string
  readonly card: SavedCard
  readonly isMain: boolean
  readonly now: number
}

const consumerNo = param('consumerNo', text)
const id = param('id', uuid)

const list = statement({
  name: 'cards-list',
  row: {
    id: consumerCards.id,
    provider: consumerCards.provider,
    token: consumerCards.providerToken,
    brand: consumerCards.brand,
    last4: consumerCards.last4,
    expiryMonth: consumerCards.expiryMonth,
    expiryYear: consumerCards.expiryYear,
    isDefault: consumerCards.isDefault,
  },
  sql: sql`
    select id, provider, provider_token as token, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear",
      is_default as "isDefault"
    from consumer_cards where consumer_no = ${consumerNo} order by is_default desc, created_at desc, id`,
})

export type SavedCardRow = RowOf<typeof list>

const insert = statement({
  name: 'card-add',
  sql: sql`
    insert into consumer_cards (id, consumer_no, provider, provider_token, brand, last4, expiry_month, expiry_year, created_at)
    values (${id}, ${consumerNo}, ${param('provider', text)}, ${param('token', text)}, ${param('brand', text)},
      ${param('last4', text)}, ${param('expiryMonth', consumerCards.expiryMonth)},
      ${param('expiryYear', consumerCards.expiryYear)}, ${moment('now')})
    on conflict do nothing`,
})

const remove = statement({
  name: 'card-remove',
  sql: sql`delete from consumer_cards where id = ${id} and consumer_no = ${consumerNo}`,
})

const demote = statement({
  name: 'card-demote',
  sql: sql`update consumer_cards set is_default = false where consumer_no = ${consumerNo} and is_default and id <> ${id}`,
})

const choose = statement({
  name: 'card-choose',
  sql: sql`update consumer_cards set is_default = true where consumer_no = ${consumerNo} and id = ${id}`,
})

const promote = statement({
  name: 'card-promote',
  sql: sql`update consumer_cards set is_default = true where id = (
      select id from consumer_cards where consumer_no = ${consumerNo} order by created_at desc, id limit 1
    ) and not exists (select 1 from consumer_cards where consumer_no = ${consumerNo} and is_default)`,
})

// Locks the row of the consumer until the transaction ends, so that two tabs run one after the other.
const lock = statement({
  name: 'cards-lock',
  sql: sql`select 1 from consumers where consumer_no = ${consumerNo} for no key update`,
})

const makeMain = async (client: PoolClient, consumerNo: string, id: string): Promise<boolean> => {
  await execute(client, demote, { consumerNo, id })
  return (await execute(client, choose, { consumerNo, id })) === 1
}

/** Creates the statements on saved cards; each names the owner. */
export function createCardQueries(pool: Pool) {
  return {
    list: (consumerNo: string): Promise<SavedCardRow[]> => listRows(pool, list, { consumerNo }),

    /** Resolves to false where the consumer has already saved the card. */
    add: (consumerNo: string, { id, provider, card, isMain, now }: CardToSave): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await execute(client, lock, { consumerNo })
        const isNew = (await execute(client, insert, { id, consumerNo, provider, ...card, now })) === 1
        if (isNew && isMain) await makeMain(client, consumerNo, id)
        await execute(client, promote, { consumerNo })
        return isNew
      }),

    /** Resolves to false where the consumer has no such card. */
    makeMain: (consumerNo: string, id: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await execute(client, lock, { consumerNo })
        const isOwn = await makeMain(client, consumerNo, id)
        await execute(client, promote, { consumerNo })
        return isOwn
      }),

    remove: (consumerNo: string, id: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await execute(client, lock, { consumerNo })
        const removed = await execute(client, remove, { id, consumerNo })
        await execute(client, promote, { consumerNo })
        return removed === 1
      }),
  }
}

export type CardQueries = ReturnType<typeof createCardQueries>
