import { boolean, findRow, float, param, type RowOf, sql, statement, text, uuid } from '@lacehouse/database'
import type { Pool } from 'pg'

const findMoney = statement({
  name: 'payment-money',
  row: {
    authorised: float,
    captured: float,
    voided: float,
    refunded: float,
    /** True when the ledger has the event already. */
    isDone: boolean,
  },
  sql: sql`
    select authorised_minor::float8 as authorised, captured_minor::float8 as captured, voided_minor::float8 as voided,
      refunded_minor::float8 as refunded,
      exists (select 1 from payment_entries e where e.payment_id = p.id and e.provider_event_id = ${param('eventId', text)}) as "isDone"
    from payments p where p.id = ${param('paymentId', uuid)}`,
})

/** The sums of a payment's ledger in minor units, and whether the ledger has an event already. */
export type PaymentMoney = RowOf<typeof findMoney>

export async function findPaymentMoney(
  pool: Pool,
  payment: { readonly paymentId: string; readonly eventId: string },
): Promise<PaymentMoney> {
  const money = await findRow(pool, findMoney, payment)
  if (!money) throw new Error(`payment ${payment.paymentId} is gone`)
  return money
}
