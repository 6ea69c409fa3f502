import { arrayOf, integer, nullable, param, sql, text, uuid } from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { BalanceDebits } from '@lacehouse/domain/order/to-balance-debits'

const year = param('creditYear', integer)
const spendName = param('spendName', nullable(text))

/** The part of the reservation statement that debits the shop's own balances. */
export const debit = sql`redeemed as (
    insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
    select debit.card, 'redeem', -debit.amount, ${param('currency', text)}, number
    from placed, unnest(${param('debitedCards', arrayOf(uuid))}::uuid[], ${param('debitedAmounts', arrayOf(integer))}::bigint[])
      as debit(card, amount)
  ), spent as (
    insert into points_entries (member_id, kind, points, order_number, reference)
    select ${param('memberId', nullable(text))}, 'spend', -debit.points, number, debit.reference
    from placed, unnest(${param('spentPoints', arrayOf(integer))}::bigint[], ${param('spentReferences', arrayOf(text))}::text[])
      as debit(points, reference)
  ), credited as (
    insert into credit_entries (consumer_no, year, kind, amount_minor, order_number)
    select ${param('ownerId', text)}, ${year}::smallint, 'spend', ${param('credit', integer)}::bigint, number
    from placed where ${param('credit', integer)}::bigint > 0
  ), store_credited as (
    insert into store_credit_entries (consumer_no, currency, kind, amount_minor, order_number)
    select ${param('ownerId', text)}, ${param('currency', text)}, 'spend', -${param('storeCredit', integer)}::bigint, number
    from placed where ${param('storeCredit', integer)}::bigint > 0
  ), opened as (
    insert into spend_accounts (consumer_no, name, year, currency, limit_minor)
    select ${param('ownerId', text)}, ${spendName}::text, ${year}::smallint, ${param('currency', text)},
      ${param('yearlyLimit', integer)}::bigint
    from placed where ${spendName}::text is not null
    on conflict do nothing
  ), bought as (
    insert into spend_entries (consumer_no, name, year, kind, amount_minor, order_number)
    select ${param('ownerId', text)}, ${spendName}::text, ${year}::smallint, 'spend', ${param('programmeSpend', integer)}::bigint, number
    from placed where ${spendName}::text is not null
  )`

const nothing: BalanceDebits = { cards: [], points: [], credit: 0, storeCredit: 0, programme: null }

/** Returns the parameters of `debit` that it does not share with the order. */
export function toDebitValues(debits: BalanceDebits | null, { member, placedAt }: OrderDraft) {
  const { cards, points, credit, storeCredit, programme } = debits ?? nothing
  return {
    debitedCards: cards.map(({ id }) => id),
    debitedAmounts: cards.map(({ amount }) => amount),
    memberId: member?.id ?? null,
    spentPoints: points.map((spent) => spent.points),
    spentReferences: points.map(({ reference }) => reference),
    creditYear: new Date(placedAt).getUTCFullYear(),
    credit,
    storeCredit,
    spendName: programme?.name ?? null,
    programmeSpend: programme?.amount ?? 0,
    yearlyLimit: programme?.yearlyLimit ?? 0,
  }
}
