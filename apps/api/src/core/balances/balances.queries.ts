import {
  arrayOf,
  boolean,
  bytes,
  consumers,
  type Executor,
  execute,
  findRow,
  float,
  getRow,
  giftCards,
  integer,
  json,
  moment,
  notNull,
  nullable,
  param,
  type RowOf,
  type StoredCardKind,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { OrderEarning } from '@lacehouse/domain/loyalty/find-reached-tier'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { earningsOfMember } from './earnings-of-member.ts'

const orderNumber = param('orderNumber', text)
const memberId = param('memberId', text)
const points = param('points', integer)

const findCard = statement({
  name: 'stored-card',
  row: {
    id: giftCards.id,
    kind: giftCards.kind,
    last4: giftCards.last4,
    currency: giftCards.currency,
    balance: float,
    isBlocked: boolean,
    pinHash: giftCards.pinHash,
    expiresAt: nullable(float),
  },
  sql: sql`
    select id, kind, last4, currency, balance_minor::float8 as balance, state = 'blocked' as "isBlocked", pin_hash as "pinHash",
      extract(epoch from expires_at)::float8 * 1000 as "expiresAt"
    from gift_cards where number_hash = ${param('numberHash', bytes)} and kind = any (${param('kinds', arrayOf(text))}::text[])`,
  // A shopper waits for this answer.
  timeout: seconds(3),
})

export type StoredCardRow = RowOf<typeof findCard>

// One statement counts a try and says whether the card was open for it, so that of simultaneous tries no more than five wrong ones
// learn anything. A locked card has no row.
const isRight = param('isRight', boolean)
const countPin = statement({
  name: 'stored-card-pin',
  row: { id: giftCards.id },
  sql: sql`
    update gift_cards set wrong_pins = case when ${isRight} then 0 else wrong_pins % 5 + 1 end,
      locked_until = case when not ${isRight} and wrong_pins % 5 = 4 then ${moment('lockedUntil')} end
    where id = ${param('id', uuid)} and coalesce(locked_until <= ${moment('now')}, true) returning id`,
})

const findEarningMember = statement({
  name: 'loyalty-member-earnings',
  row: { id: notNull(consumers.memberId), points: float, earnings: json<readonly OrderEarning[]>() },
  sql: sql`
    select m.member_id as id, coalesce(p.balance, 0)::float8 as points, (${earningsOfMember}) as earnings
    from consumers m left join points_accounts p on p.member_id = m.member_id
    where m.consumer_no = ${param('consumerNo', text)} and m.member_id is not null`,
})

const findMember = statement({
  name: 'loyalty-member',
  row: { id: notNull(consumers.memberId), points: float },
  sql: sql`
    select c.member_id as id, coalesce(p.balance, 0)::float8 as points
    from consumers c left join points_accounts p on p.member_id = c.member_id
    where c.consumer_no = ${param('consumerNo', text)} and c.member_id is not null`,
})

// Restores each balance by the part of an order's debits that was not restored before, so a repetition restores nothing.
const giveBack = statement({
  name: 'balances-give-back',
  sql: sql`
    with cards as (
      insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number, reference)
      select gift_card_id, 'restore', -sum(amount_minor), currency, order_number, 'all'
      from gift_card_entries where order_number = ${orderNumber}
      group by gift_card_id, currency, order_number having sum(amount_minor) < 0
      on conflict do nothing
    ), points as (
      insert into points_entries (member_id, kind, points, order_number, reference)
      select member_id, 'restore', -sum(points), order_number, 'all'
      from points_entries
      where member_id = ${param('memberId', nullable(text))} and order_number = ${orderNumber} and kind in ('spend', 'restore')
      group by member_id, order_number having sum(points) < 0
      on conflict do nothing
    ), spends as (
      insert into spend_entries (consumer_no, name, year, kind, amount_minor, order_number, reference)
      select consumer_no, name, year, 'restore', -sum(amount_minor), order_number, 'all'
      from spend_entries where order_number = ${orderNumber}
      group by consumer_no, name, year, order_number having sum(amount_minor) > 0
      on conflict do nothing
    ), store_credit as (
      insert into store_credit_entries (consumer_no, currency, kind, amount_minor, order_number, reference)
      select consumer_no, currency, 'restore', -sum(amount_minor), order_number, 'all'
      from store_credit_entries where order_number = ${orderNumber} and kind in ('spend', 'restore')
      group by consumer_no, currency, order_number having sum(amount_minor) < 0
      on conflict do nothing
    )
    insert into credit_entries (consumer_no, year, kind, amount_minor, order_number, reference)
    select consumer_no, year, 'restore', -sum(amount_minor), order_number, 'all'
    from credit_entries where order_number = ${orderNumber}
    group by consumer_no, year, order_number having sum(amount_minor) > 0
    on conflict do nothing`,
})

// An ended membership earns nothing; of one that ends at this moment the trigger of the entries lets the points lapse (decision 0133).
const earn = statement({
  name: 'points-earn',
  sql: sql`
    with account as (
      insert into points_accounts (member_id) values (${memberId}) on conflict do nothing
    )
    insert into points_entries (member_id, kind, points, order_number)
    select ${memberId}, 'earn', ${points}, ${orderNumber}
    where not exists (select from ended_memberships where member_id = ${memberId})
    on conflict do nothing`,
})

// Locks the account, so that the points cannot be spent between this read and the reversal.
const findEarned = statement({
  name: 'points-earned',
  row: { balance: float, earned: float },
  sql: sql`
    select a.balance::float8 as balance, coalesce((select sum(e.points) from points_entries e
      where e.member_id = ${memberId} and e.order_number = ${orderNumber} and e.kind = 'earn'), 0)::float8 as earned
    from points_accounts a where a.member_id = ${memberId} for no key update`,
})

const reverse = statement({
  name: 'points-reverse',
  sql: sql`
    insert into points_entries (member_id, kind, points, shortfall, order_number, reference)
    values (${memberId}, 'adjust', ${points}, ${param('shortfall', integer)}, ${orderNumber}, ${param('reference', text)})
    on conflict do nothing`,
})

// Locks the order, so that it cannot be cancelled meanwhile. The id of a card is derived from the order and a card has one 'issue'
// entry, so a repetition adds no value and only replaces the number by the one that the mail sends now.
const issueCards = statement({
  name: 'gift-cards-issue',
  sql: sql`
    with bought as (
      select number, currency from orders where number = ${orderNumber} and state = 'finalised' for share
    ), sold as (
      select * from unnest(${param('ids', arrayOf(uuid))}::uuid[], ${param('numberHashes', arrayOf(bytes))}::bytea[],
        ${param('pinHashes', arrayOf(text))}::text[], ${param('last4s', arrayOf(text))}::text[],
        ${param('amounts', arrayOf(integer))}::bigint[]) as w(id, number_hash, pin_hash, last4, amount)
    ), card as (
      insert into gift_cards (id, number_hash, pin_hash, last4, currency)
      select id, number_hash, pin_hash, last4, currency from bought, sold
      on conflict (id) do update set number_hash = excluded.number_hash, pin_hash = excluded.pin_hash, last4 = excluded.last4
      returning id
    ), issued as (
      insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
      select id, 'issue', amount, bought.currency, number from bought, sold join card using (id)
      on conflict do nothing
    )
    select id from card`,
})

// One waiting job for an order and moment is enough, because it looks at all of the order's cards.
const sendCardsLater = statement({
  name: 'gift-cards-send-later',
  sql: sql`
    with due as (select to_timestamp(${param('at', float)}::float8 / 1000.0) as at), missing as (
      select at from due where not exists (
        select from pgboss.job j where j.name = 'gift-cards' and j.state = 'created' and j.start_after = due.at
          and j.data ->> 'orderNumber' = ${orderNumber}::text
      )
    ), ${enqueueInStatement({
      queues: sql`array['gift-cards']`,
      data: sql`jsonb_build_object('orderNumber', ${orderNumber}::text)`,
      source: sql`missing`,
      startAfter: sql`missing.at`,
    })}
    select at from missing`,
})

// Locks the cards before it reads their balances, so that a concurrent payment counts as spent.
const blockCards = statement({
  name: 'gift-cards-block',
  row: { isDone: boolean },
  sql: sql`
    with held as (
      select c.id, c.balance_minor < e.amount_minor as is_spent
      from gift_cards c join gift_card_entries e on e.gift_card_id = c.id and e.kind = 'issue'
      where e.order_number = ${orderNumber} order by c.id for no key update of c
    ), blocked as (
      update gift_cards set state = 'blocked'
      where id in (select id from held) and not exists (select 1 from held where is_spent) returning id
    )
    select (select count(*) from blocked) = (select count(*) from held) as "isDone"`,
})

/** A sold gift card as the database stores it, with hashes of number and PIN. The amount is in minor units of the order's currency. */
export type CardToIssue = {
  readonly id: string
  readonly numberHash: Buffer
  readonly pinHash: string
  readonly last4: string
  readonly amount: number
}

type Reversal = {
  readonly memberId: string
  readonly points: number
  readonly shortfall: number
  readonly orderNumber: string
  readonly reference: string
}

/** Creates the queries of the balances that the shop holds for its shoppers. */
export function createBalancesQueries(pool: Pool) {
  return {
    /** Finds the card of one of these kinds by the hash of its number. */
    findCard: (numberHash: Buffer, kinds: readonly StoredCardKind[]): Promise<StoredCardRow | null> =>
      findRow(pool, findCard, { numberHash, kinds }),

    /**
     * Counts a wrong PIN, or forgets the count after a right one; each fifth wrong PIN locks the card until `lockedUntil`. Returns
     * false, and changes nothing, for a locked card.
     */
    countPin: async (pin: { id: string; isRight: boolean; now: number; lockedUntil: number }): Promise<boolean> =>
      (await findRow(pool, countPin, pin)) !== null,

    findMember: (consumerNo: string): Promise<{ id: string; points: number } | null> =>
      findRow(pool, findMember, { consumerNo }),

    /** Finds a member with what was earned lately, by order, for the tier at the moment `now`. */
    findEarningMember: (consumerNo: string, now: number): Promise<RowOf<typeof findEarningMember> | null> =>
      findRow(pool, findEarningMember, { consumerNo, now }),

    /** Restores all balances that an order debited, when it fails, is cancelled or its payment is declined (PAY-02 to PAY-05, PAY-16). */
    giveBack: async (client: Executor, orderNumber: string, memberId: string | null): Promise<void> => {
      await execute(client, giveBack, { orderNumber, memberId })
    },

    /** Issues the gift cards of a finalised order, each once. Returns false when the order is not finalised. */
    issueCards: async (orderNumber: string, cards: readonly CardToIssue[]): Promise<boolean> => {
      const issued = await execute(pool, issueCards, {
        orderNumber,
        ids: cards.map(({ id }) => id),
        numberHashes: cards.map(({ numberHash }) => numberHash),
        pinHashes: cards.map(({ pinHash }) => pinHash),
        last4s: cards.map(({ last4 }) => last4),
        amounts: cards.map(({ amount }) => amount),
      })
      return issued === cards.length
    },

    /** Runs the job of an order's gift cards again at a moment. */
    sendCardsLater: async (number: string, at: number): Promise<void> => {
      await execute(pool, sendCardsLater, { orderNumber: number, at })
    },

    /** Blocks the gift cards that an order bought, before the refund. Returns false when a shopper has spent from one. */
    blockCards: async (client: Executor, orderNumber: string): Promise<boolean> =>
      (await getRow(client, blockCards, { orderNumber })).isDone,

    /** Writes the points that a finalised order earns, once (LOY-01). */
    earn: async (
      client: Executor,
      earned: { memberId: string; points: number; orderNumber: string },
    ): Promise<void> => {
      await execute(client, earn, earned)
    },

    /** Finds the points that an order earned and the member's balance; locks the account until the transaction ends. */
    findEarned: (
      client: PoolClient,
      memberId: string,
      orderNumber: string,
    ): Promise<{ balance: number; earned: number } | null> => findRow(client, findEarned, { memberId, orderNumber }),

    /**
     * Takes points back, once for each reference. The reference is the key of a return; `shortfall` is what the balance did not
     * cover.
     */
    reverse: async (client: PoolClient, { points, ...reversal }: Reversal): Promise<void> => {
      // Not `-points`, which is no integer of the database for none.
      await execute(client, reverse, { ...reversal, points: 0 - points })
    },
  }
}

export type BalancesQueries = ReturnType<typeof createBalancesQueries>
