import type { BalanceDebits } from '@lacehouse/domain'

/**
 * The part of the reservation that takes from balances, written into its statement only for orders that do: even an empty
 * insert wakes its ledger's trigger, and most orders are paid by card alone. Its values follow those of the reservation.
 */
export const debitStatement = `, redeemed as (
    insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
    select debit.card, 'redeem', -debit.amount, $10, number
    from placed, unnest($25::uuid[], $26::bigint[]) as debit(card, amount)
  ), spent as (
    insert into points_entries (member_id, kind, points, order_number, reference)
    select $27, 'spend', -debit.points, number, debit.reference
    from placed, unnest($28::bigint[], $29::text[]) as debit(points, reference)
  ), credited as (
    insert into credit_entries (consumer_no, year, kind, amount_minor, order_number)
    select $7, $30::smallint, 'spend', $31::bigint, number from placed where $31::bigint > 0
  )`

type Debtor = { readonly memberId: string | null; readonly placedAt: number }

/** The values of the debits, in the order of the statement. */
export const toDebitValues = ({ cards, points, credit }: BalanceDebits, { memberId, placedAt }: Debtor): unknown[] => [
  cards.map(({ id }) => id),
  cards.map(({ amount }) => amount),
  memberId,
  points.map((debit) => debit.points),
  points.map(({ reference }) => reference),
  new Date(placedAt).getUTCFullYear(),
  credit,
]
