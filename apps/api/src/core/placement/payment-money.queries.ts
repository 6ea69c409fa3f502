import type { Pool } from 'pg'

/** The sums of a payment's ledger in minor units, and whether one deed is in it already. */
export type PaymentMoney = {
  readonly authorised: number
  readonly captured: number
  readonly voided: number
  readonly refunded: number
  readonly isDone: boolean
}

const text = `
  select authorised_minor::float8 as authorised, captured_minor::float8 as captured, voided_minor::float8 as voided,
    refunded_minor::float8 as refunded,
    exists (select 1 from payment_entries e where e.payment_id = p.id and e.provider_event_id = $2) as "isDone"
  from payments p where p.id = $1`

export async function findPaymentMoney(
  pool: Pool,
  { paymentId, eventId }: { readonly paymentId: string; readonly eventId: string },
): Promise<PaymentMoney> {
  const { rows } = await pool.query<PaymentMoney>({ name: 'payment-money', text, values: [paymentId, eventId] })
  const [money] = rows
  if (!money) throw new Error(`payment ${paymentId} is gone`)
  return money
}
