import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { BalanceDebits } from '@lacehouse/domain/order/to-balance-debits'
import type { Part } from '../placement/compose-statement.ts'

/** The part of the reservation that takes from balances which the shop itself keeps. */
export function toDebits({ cards, points, credit }: BalanceDebits, { member, placedAt }: OrderDraft): Part {
  return {
    name: 'debit',
    text: `redeemed as (
    insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
    select debit.card, 'redeem', -debit.amount, $10, number
    from placed, unnest(?1::uuid[], ?2::bigint[]) as debit(card, amount)
  ), spent as (
    insert into points_entries (member_id, kind, points, order_number, reference)
    select ?3, 'spend', -debit.points, number, debit.reference
    from placed, unnest(?4::bigint[], ?5::text[]) as debit(points, reference)
  ), credited as (
    insert into credit_entries (consumer_no, year, kind, amount_minor, order_number)
    select $7, ?6::smallint, 'spend', ?7::bigint, number from placed where ?7::bigint > 0
  )`,
    values: [
      cards.map(({ id }) => id),
      cards.map(({ amount }) => amount),
      member?.id ?? null,
      points.map((debit) => debit.points),
      points.map(({ reference }) => reference),
      new Date(placedAt).getUTCFullYear(),
      credit,
    ],
  }
}
