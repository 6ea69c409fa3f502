import type { PoolClient } from 'pg'
import type { KnownSession } from '../../http/session.ts'

/** By what right an order is asked for: the guest's who ordered it, or that of its mail, which has opened it to whoever asks. */
export type Adopter = { readonly guestId: string | null; readonly linkedOrder: string | null }

/** A session's right to guests' orders. */
export function toAdopter(session: Pick<KnownSession, 'kind' | 'id' | 'order'>): Adopter {
  return {
    guestId: session.kind === 'guest' ? session.id : null,
    linkedOrder: session.order ?? null,
  }
}

export type Adoption = {
  readonly orderNumber: string
  readonly by: Adopter
  readonly consumerNo: string
  /** The account's own, lower case: only an order that was written to it becomes the account's. */
  readonly email: string
}

/** Final orders of guests that somebody may put into an account of this email; values are number, guest, linked order, email. */
export const adoptable = `number = $1 and owner_kind = 'guest' and (owner_id = $2 or number = $3) and lower(email) = $4
    and state = 'finalised'`

const adopt = `
  with adopted as (
    update orders set owner_kind = 'consumer', owner_id = $5, version = version + 1,
      doc = jsonb_set(doc, '{owner}', jsonb_build_object('kind', 'consumer', 'id', $5::text))
    where ${adoptable} returning number
  )
  insert into order_events (order_number, kind, actor) select number, 'adopted', 'consumer' from adopted`

/** Puts a guest's order into an account of the same email; false where the asker has no right to it, or it went to another email (CHK-12). */
export async function adoptOrder(client: PoolClient, adoption: Adoption): Promise<boolean> {
  const { orderNumber, by, consumerNo, email } = adoption
  const values = [orderNumber, by.guestId, by.linkedOrder, email, consumerNo]
  const { rowCount } = await client.query({ name: 'order-adopt', text: adopt, values })
  return rowCount === 1
}
