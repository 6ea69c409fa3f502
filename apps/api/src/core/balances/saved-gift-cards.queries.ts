import {
  boolean,
  execute,
  findRow,
  float,
  getRow,
  giftCards,
  inTransaction,
  integer,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  savedGiftCards,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'

const consumerNo = param('consumerNo', text)
const savedId = param('savedId', uuid)
const giftCardId = param('giftCardId', uuid)

const row = {
  savedId: savedGiftCards.id,
  id: giftCards.id,
  last4: giftCards.last4,
  currency: giftCards.currency,
  balance: float,
  isBlocked: boolean,
  expiresAt: nullable(float),
}

// A card that has got another number since is no longer the one whose number and PIN were known.
const saved = sql`
  select s.id as "savedId", g.id, g.last4, g.currency, g.balance_minor::float8 as balance, g.state = 'blocked' as "isBlocked",
    extract(epoch from g.expires_at)::float8 * 1000 as "expiresAt"
  from saved_gift_cards s join gift_cards g on g.id = s.gift_card_id and g.number_hash = s.number_hash
  where s.consumer_no = ${consumerNo}`

const list = statement({
  name: 'saved-gift-cards',
  row,
  sql: sql`${saved} order by s.created_at desc, s.id`,
})

export type SavedGiftCardRow = RowOf<typeof list>

const find = statement({ name: 'saved-gift-card', row, sql: sql`${saved} and s.id = ${savedId}` })

// Locks the account, so that two tabs cannot pass the limit.
const lock = statement({
  name: 'saved-gift-cards-lock',
  sql: sql`select 1 from consumers where consumer_no = ${consumerNo} for no key update`,
})

const dropOutdated = statement({
  name: 'saved-gift-cards-outdated',
  sql: sql`
    delete from saved_gift_cards s where s.consumer_no = ${consumerNo}
      and not exists (select from gift_cards g where g.id = s.gift_card_id and g.number_hash = s.number_hash)`,
})

const count = statement({
  name: 'saved-gift-cards-count',
  row: { total: integer },
  sql: sql`select count(*)::int as total from saved_gift_cards s where s.consumer_no = ${consumerNo}`,
})

const add = statement({
  name: 'saved-gift-card-add',
  row: { id: savedGiftCards.id },
  sql: sql`
    insert into saved_gift_cards (consumer_no, gift_card_id, number_hash, created_at)
    select ${consumerNo}, g.id, g.number_hash, ${moment('now')} from gift_cards g where g.id = ${giftCardId}
    on conflict do nothing returning id`,
})

const remove = statement({
  name: 'saved-gift-card-remove',
  sql: sql`delete from saved_gift_cards s where s.consumer_no = ${consumerNo} and s.id = ${savedId}`,
})

type ToSave = { readonly consumerNo: string; readonly giftCardId: string; readonly now: number; readonly most: number }

/** Creates the queries of gift cards that accounts keep; each names the owner. */
export function createSavedGiftCardQueries(pool: Pool) {
  return {
    /** Lists them with their present balances, the one saved last first. */
    list: (consumerNo: string): Promise<SavedGiftCardRow[]> => listRows(pool, list, { consumerNo }),

    /** Finds one of the consumer's; null for another's. */
    find: (consumerNo: string, savedId: string): Promise<SavedGiftCardRow | null> =>
      findRow(pool, find, { consumerNo, savedId }),

    /** Saves a card and answers its id in the account; a reason where it is saved already, or the account has `most`. */
    add: ({ consumerNo, giftCardId, now, most }: ToSave): Promise<string | { readonly reason: 'saved' | 'full' }> =>
      inTransaction(pool, async (client) => {
        await execute(client, lock, { consumerNo })
        await execute(client, dropOutdated, { consumerNo })
        const { total } = await getRow(client, count, { consumerNo })
        if (total >= most) return { reason: 'full' }
        return (await findRow(client, add, { consumerNo, giftCardId, now }))?.id ?? { reason: 'saved' }
      }),

    remove: async (consumerNo: string, savedId: string): Promise<boolean> =>
      (await execute(pool, remove, { consumerNo, savedId })) > 0,
  }
}

export type SavedGiftCardQueries = ReturnType<typeof createSavedGiftCardQueries>
