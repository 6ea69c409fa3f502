import { arrayOf, execute, integer, param, sql, statement, text, uuid } from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { isStoredCard } from '@lacehouse/domain/payment/balances'
import type { GivenBack } from '@lacehouse/domain/returns/given-back'
import type { PoolClient } from 'pg'
import type { BalancesQueries } from '../balances/balances.queries.ts'

const orderNumber = param('orderNumber', text)
const key = param('key', text)
const amounts = param('amounts', arrayOf(integer))

const restoreCards = statement({
  name: 'back-cards',
  sql: sql`
    insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number, reference)
    select back.card, 'restore', back.amount, ${param('currency', text)}, ${orderNumber}, ${key}
    from unnest(${param('cardIds', arrayOf(uuid))}::uuid[], ${amounts}::bigint[]) as back(card, amount)
    on conflict do nothing`,
})

const restorePoints = statement({
  name: 'back-points',
  sql: sql`
    insert into points_entries (member_id, kind, points, order_number, reference)
    select ${param('memberId', text)}, 'restore', back.points, ${orderNumber}, ${key} || back.reference
    from unnest(${param('references', arrayOf(text))}::text[], ${amounts}::bigint[]) as back(reference, points)
    on conflict do nothing`,
})

// Restores credit to the year that it was spent from.
const restoreCredit = statement({
  name: 'back-credit',
  sql: sql`
    insert into credit_entries (consumer_no, year, kind, amount_minor, order_number, reference)
    select consumer_no, year, 'restore', -${param('credit', integer)}::bigint, ${orderNumber}, ${key}
    from credit_entries where order_number = ${orderNumber} and kind = 'spend' limit 1
    on conflict do nothing`,
})

// Restores the yearly limit of the year that it was spent from.
const restoreSpend = statement({
  name: 'back-spend',
  sql: sql`
    insert into spend_entries (consumer_no, name, year, kind, amount_minor, order_number, reference)
    select consumer_no, name, year, 'restore', -${param('spend', integer)}::bigint, ${orderNumber}, ${key}
    from spend_entries where order_number = ${orderNumber} and kind = 'spend' limit 1
    on conflict do nothing`,
})

const moveStoreCredit = statement({
  name: 'back-store-credit',
  sql: sql`
    insert into store_credit_entries (consumer_no, currency, kind, amount_minor, order_number, reference)
    select ${param('consumerNo', text)}, ${param('currency', text)}, moved.kind, moved.amount, ${orderNumber}, ${key}
    from unnest(${param('kinds', arrayOf(text))}::text[], ${amounts}::bigint[]) as moved(kind, amount)
    on conflict do nothing`,
})

type Back = {
  readonly doc: OrderDraft
  readonly refund: GivenBack
  readonly key: string
  /** The amount that the owner of the order gets as store credit in the place of the provider's refund. */
  readonly credited?: number | undefined
}

/**
 * Restores the shop's own balances for a return: gift and reward cards, points, vouchers, codes, credits and yearly limits. Then reverses the points
 * that the goods had earned, up to the member's balance, and enters what it did not cover. Each entry has the return's key (PAY-02 to PAY-05, PAY-16, LOY-01).
 */
export async function returnBalances(
  balances: BalancesQueries,
  client: PoolClient,
  { doc, refund, key, credited = 0 }: Back,
): Promise<void> {
  const { orderNumber, currency } = doc
  const cards = listCards(doc, refund)
  if (cards.length > 0) {
    const restored = { cardIds: cards.map(({ id }) => id), amounts: cards.map(({ amount }) => amount) }
    await execute(client, restoreCards, { orderNumber, currency, key, ...restored })
  }
  const credit = sumOf(refund, 'ATHLETES_PAYMENT')
  if (credit > 0) await execute(client, restoreCredit, { orderNumber, key, credit })
  const stored = [
    { kind: 'restore', amount: sumOf(refund, 'STORE_CREDIT') },
    { kind: 'refund', amount: credited },
  ].filter(({ amount }) => amount > 0)
  if (stored.length > 0) {
    const moved = { kinds: stored.map(({ kind }) => kind), amounts: stored.map(({ amount }) => amount) }
    await execute(client, moveStoreCredit, { consumerNo: doc.owner.id, currency, orderNumber, key, ...moved })
  }
  if (refund.programmeSpend > 0) await execute(client, restoreSpend, { orderNumber, key, spend: refund.programmeSpend })
  if (doc.member) await reconcilePoints(balances, client, { doc, refund, key })
}

/** Restores the spent points first, so that the balance covers the reversal of the earned points. */
const reconcilePoints = async (
  balances: BalancesQueries,
  client: PoolClient,
  { doc: { orderNumber, member }, refund, key }: Back,
): Promise<void> => {
  const memberId = member?.id ?? ''
  const paid = refund.instruments.reduce((sum, { points }) => sum + points, 0)
  const back = [{ id: 'payment', points: paid }, ...refund.vouchers].filter(({ points }) => points > 0)
  if (back.length > 0) {
    const restored = { references: back.map(({ id }) => `-${id}`), amounts: back.map(({ points }) => points) }
    await execute(client, restorePoints, { orderNumber, memberId, key, ...restored })
  }
  const account = await balances.findEarned(client, memberId, orderNumber)
  const owed = Math.min(refund.earnedPoints, account?.earned ?? 0)
  const points = Math.min(owed, account?.balance ?? 0)
  const shortfall = owed - points
  if (owed > 0) await balances.reverse(client, { memberId, points, shortfall, orderNumber, reference: key })
}

/** Lists the stored cards and reward codes of a refund with their amounts. */
const listCards = ({ payments }: OrderDraft, { instruments, rewardCodes }: GivenBack) =>
  [
    ...payments.flatMap(({ instrument: { method, fingerprint } }, at) =>
      isStoredCard(method) && fingerprint ? [{ id: fingerprint, amount: instruments[at]?.amount ?? 0 }] : [],
    ),
    ...rewardCodes,
  ].filter(({ amount }) => amount > 0)

const sumOf = ({ instruments }: GivenBack, method: string): number =>
  instruments.reduce((sum, one) => sum + (one.method === method ? one.amount : 0), 0)
