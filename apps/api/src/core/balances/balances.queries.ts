import type { StoredCardKind } from '@lacehouse/database'
import type { StoredCard } from '@lacehouse/domain/payment/find-stored-card-refusal'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient, QueryConfig } from 'pg'

export type StoredCardRow = StoredCard & {
  readonly kind: StoredCardKind
  readonly pinHash: string | null
  readonly wrongPins: number
  readonly lockedUntil: number | null
}

/** A shopper waits no longer for a card to be found. */
const patience = seconds(3)

const findCard = `
  select id, kind, last4, currency, balance_minor::float8 as balance, state = 'blocked' as "isBlocked", pin_hash as "pinHash",
    extract(epoch from expires_at)::float8 * 1000 as "expiresAt", wrong_pins as "wrongPins",
    extract(epoch from locked_until)::float8 * 1000 as "lockedUntil"
  from gift_cards where number_hash = $1 and kind = any ($2::text[])`

// Only a card that a PIN was wrong for has something to forget.
const countPin = `
  update gift_cards set wrong_pins = case when $2 then 0 else wrong_pins + 1 end,
    locked_until = case when not $2 and (wrong_pins + 1) % 5 = 0 then to_timestamp($3 / 1000.0) end
  where id = $1`

const findMember = `
  select c.member_id as id, coalesce(p.balance, 0)::float8 as points
  from consumers c left join points_accounts p on p.member_id = c.member_id
  where c.consumer_no = $1 and c.member_id is not null`

// Whatever an order took and has not got back yet, each to where it came from; a second time there is nothing left to give.
const giveBack = `
  with cards as (
    insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number, reference)
    select gift_card_id, 'restore', -sum(amount_minor), currency, order_number, 'all'
    from gift_card_entries where order_number = $1 group by gift_card_id, currency, order_number having sum(amount_minor) < 0
    on conflict do nothing
  ), points as (
    insert into points_entries (member_id, kind, points, order_number, reference)
    select member_id, 'restore', -sum(points), order_number, 'all'
    from points_entries where member_id = $2 and order_number = $1 and kind in ('spend', 'restore')
    group by member_id, order_number having sum(points) < 0
    on conflict do nothing
  )
  insert into credit_entries (consumer_no, year, kind, amount_minor, order_number, reference)
  select consumer_no, year, 'restore', -sum(amount_minor), order_number, 'all'
  from credit_entries where order_number = $1 group by consumer_no, year, order_number having sum(amount_minor) > 0
  on conflict do nothing`

const earn = `
  with account as (
    insert into points_accounts (member_id) values ($1) on conflict do nothing
  )
  insert into points_entries (member_id, kind, points, order_number) values ($1, 'earn', $2, $3) on conflict do nothing`

// What is reversed is decided while the balance is held, so that it cannot be spent meanwhile.
const findEarned = `
  select a.balance::float8 as balance, coalesce((select sum(e.points) from points_entries e
    where e.member_id = $1 and e.order_number = $2 and e.kind = 'earn'), 0)::float8 as earned
  from points_accounts a where a.member_id = $1 for no key update`

const reverse = `
  insert into points_entries (member_id, kind, points, order_number, reference) values ($1, 'adjust', $2, $3, $4)
  on conflict do nothing`

// The order is held until the statement ends, so that it cannot be cancelled meanwhile. A card has the order's own id for it and one
// entry that issues it: whoever repeats the statement adds no value, only makes the number the one that is sent now.
const issueCards = `
  with bought as (
    select number, currency from orders where number = $1 and state = 'finalised' for share
  ), wish as (
    select * from unnest($2::uuid[], $3::bytea[], $4::text[], $5::text[], $6::bigint[]) as w(id, number_hash, pin_hash, last4, amount)
  ), card as (
    insert into gift_cards (id, number_hash, pin_hash, last4, currency)
    select id, number_hash, pin_hash, last4, currency from bought, wish
    on conflict (id) do update set number_hash = excluded.number_hash, pin_hash = excluded.pin_hash, last4 = excluded.last4
    returning id
  ), issued as (
    insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
    select id, 'issue', amount, bought.currency, number from bought, wish join card using (id)
    on conflict do nothing
  )
  select id from card`

// Held before they are looked at: what is being spent at this moment is seen as spent.
const blockCards = `
  with held as (
    select c.id, c.balance_minor < e.amount_minor as is_spent
    from gift_cards c join gift_card_entries e on e.gift_card_id = c.id and e.kind = 'issue'
    where e.order_number = $1 order by c.id for no key update of c
  ), blocked as (
    update gift_cards set state = 'blocked'
    where id in (select id from held) and not exists (select 1 from held where is_spent) returning id
  )
  select (select count(*) from blocked) = (select count(*) from held) as "isDone"`

/** A sold gift card as it is kept: hashes in place of number and PIN, its worth in minor units of the order's currency. */
export type CardToIssue = {
  readonly id: string
  readonly numberHash: Buffer
  readonly pinHash: string
  readonly last4: string
  readonly amount: number
}

/** Statements on what the shop keeps of its shoppers' money. */
export function createBalancesQueries(pool: Pool) {
  return {
    /** The card with this hash of its number, of one of these kinds. */
    findCard: async (numberHash: Buffer, kinds: readonly StoredCardKind[]): Promise<StoredCardRow | null> => {
      const query: QueryConfig & { query_timeout: number } = {
        name: 'stored-card',
        text: findCard,
        values: [numberHash, kinds],
        query_timeout: patience,
      }
      const { rows } = await pool.query<StoredCardRow>(query)
      return rows[0] ?? null
    },

    /** Remembers that a card's PIN was right or wrong; at each fifth wrong one it is locked until a moment. */
    countPin: async (id: string, isRight: boolean, lockedUntil: number): Promise<void> => {
      await pool.query({ name: 'stored-card-pin', text: countPin, values: [id, isRight, lockedUntil] })
    },

    findMember: async (consumerNo: string): Promise<{ id: string; points: number } | null> => {
      const { rows } = await pool.query({ name: 'loyalty-member', text: findMember, values: [consumerNo] })
      return rows[0] ?? null
    },

    /** Gives everything back that an order took: when it fails, is cancelled, or its payment declines (PAY-02 to PAY-05). */
    giveBack: async (client: Pool | PoolClient, orderNumber: string, memberId: string | null): Promise<void> => {
      await client.query({ name: 'balances-give-back', text: giveBack, values: [orderNumber, memberId] })
    },

    /** Issues the gift cards that a final order has bought, each once; false where the order is not final, or no longer. */
    issueCards: async (orderNumber: string, cards: readonly CardToIssue[]): Promise<boolean> => {
      const values = [
        orderNumber,
        cards.map(({ id }) => id),
        cards.map(({ numberHash }) => numberHash),
        cards.map(({ pinHash }) => pinHash),
        cards.map(({ last4 }) => last4),
        cards.map(({ amount }) => amount),
      ]
      const { rowCount } = await pool.query({ name: 'gift-cards-issue', text: issueCards, values })
      return rowCount === cards.length
    },

    /** Has the gift cards that an order bought pay nothing any more, before its money goes back; false where one was spent from. */
    blockCards: async (client: Pool | PoolClient, orderNumber: string): Promise<boolean> => {
      const { rows } = await client.query({ name: 'gift-cards-block', text: blockCards, values: [orderNumber] })
      return rows[0].isDone
    },

    /** Writes the points that a final order earns, once (LOY-01). */
    earn: async (
      client: Pool | PoolClient,
      earned: { memberId: string; points: number; orderNumber: string },
    ): Promise<void> => {
      const values = [earned.memberId, earned.points, earned.orderNumber]
      await client.query({ name: 'points-earn', text: earn, values })
    },

    /** What an order earned and what its member has now; the account is held until the transaction ends. */
    findEarned: async (
      client: PoolClient,
      memberId: string,
      orderNumber: string,
    ): Promise<{ balance: number; earned: number } | null> => {
      const { rows } = await client.query({ name: 'points-earned', text: findEarned, values: [memberId, orderNumber] })
      return rows[0] ?? null
    },

    /** Takes points back, once for each reference: a return, by its id. */
    reverse: async (
      client: PoolClient,
      reversal: { memberId: string; points: number; orderNumber: string; reference: string },
    ): Promise<void> => {
      const values = [reversal.memberId, -reversal.points, reversal.orderNumber, reversal.reference]
      await client.query({ name: 'points-reverse', text: reverse, values })
    },
  }
}

export type BalancesQueries = ReturnType<typeof createBalancesQueries>
