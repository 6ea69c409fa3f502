import { inTransaction } from '@lacehouse/database'
import type { Pool, PoolClient } from 'pg'
import type { SavedCard } from '../../infra/payment-providers/payment-provider.ts'

export type SavedCardRow = {
  readonly id: string
  readonly provider: string
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly isDefault: boolean
}

export type CardToSave = {
  readonly id: string
  readonly provider: string
  readonly card: SavedCard
  readonly isMain: boolean
  readonly now: number
}

const columns = `id, provider, provider_token as token, brand, last4, expiry_month as "expiryMonth",
  expiry_year as "expiryYear", is_default as "isDefault"`

const list = `select ${columns} from consumer_cards where consumer_no = $1 order by is_default desc, created_at desc, id`

const insert = `
  insert into consumer_cards (id, consumer_no, provider, provider_token, brand, last4, expiry_month, expiry_year, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9 / 1000.0)) on conflict do nothing`

const demote = `update consumer_cards set is_default = false where consumer_no = $1 and is_default and id <> $2`
const choose = `update consumer_cards set is_default = true where consumer_no = $1 and id = $2`
const promote = `update consumer_cards set is_default = true where id = (
    select id from consumer_cards where consumer_no = $1 order by created_at desc, id limit 1
  ) and not exists (select 1 from consumer_cards where consumer_no = $1 and is_default)`

// Held for the length of the transaction, so that two tabs come one after the other; a consumer who is gone has no cards.
const lock = (client: PoolClient, consumerNo: string) =>
  client.query({
    name: 'cards-lock',
    text: 'select 1 from consumers where consumer_no = $1 for no key update',
    values: [consumerNo],
  })

const makeMain = async (client: PoolClient, consumerNo: string, id: string): Promise<boolean> => {
  await client.query({ name: 'card-demote', text: demote, values: [consumerNo, id] })
  const { rowCount } = await client.query({ name: 'card-choose', text: choose, values: [consumerNo, id] })
  return rowCount === 1
}

const updateDefault = (client: PoolClient, consumerNo: string) =>
  client.query({ name: 'card-promote', text: promote, values: [consumerNo] })

/** Statements on saved cards; every one names the owner. */
export function createCardQueries(pool: Pool) {
  return {
    list: async (consumerNo: string): Promise<SavedCardRow[]> => {
      const { rows } = await pool.query<SavedCardRow>({ name: 'cards-list', text: list, values: [consumerNo] })
      return rows
    },

    /** False where the consumer has saved the same card before. */
    add: (consumerNo: string, { id, provider, card, isMain, now }: CardToSave): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await lock(client, consumerNo)
        const { token, brand, last4, expiryMonth, expiryYear } = card
        const values = [id, consumerNo, provider, token, brand, last4, expiryMonth, expiryYear, now]
        const { rowCount } = await client.query({ name: 'card-add', text: insert, values })
        if (rowCount === 1 && isMain) await makeMain(client, consumerNo, id)
        await updateDefault(client, consumerNo)
        return rowCount === 1
      }),

    /** False where the consumer has no such card. */
    makeMain: (consumerNo: string, id: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await lock(client, consumerNo)
        const isOwn = await makeMain(client, consumerNo, id)
        await updateDefault(client, consumerNo)
        return isOwn
      }),

    remove: (consumerNo: string, id: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        await lock(client, consumerNo)
        const text = 'delete from consumer_cards where id = $1 and consumer_no = $2'
        const { rowCount } = await client.query({ name: 'card-remove', text, values: [id, consumerNo] })
        await updateDefault(client, consumerNo)
        return rowCount === 1
      }),
  }
}

export type CardQueries = ReturnType<typeof createCardQueries>
