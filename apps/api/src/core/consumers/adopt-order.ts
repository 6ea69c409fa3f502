import { execute, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import type { KnownSession } from '../../http/session.ts'

/** By what right an order is asked for: that of the guest who ordered it, or that of the link in its mail. */
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

/** The final order of a guest that its asker may put into an account of this email. */
const isAdoptable = sql`number = ${param('orderNumber', text)} and owner_kind = 'guest'
    and (owner_id = ${param('guestId', nullable(text))} or number = ${param('linkedOrder', nullable(text))})
    and lower(email) = ${param('email', text)} and state = 'finalised'`

/** Finds the order that an account of that email may take in. */
export const findAdoptable = statement({
  name: 'order-adoptable',
  sql: sql`select 1 from orders where ${isAdoptable}`,
})

const adopt = statement({
  name: 'order-adopt',
  sql: sql`
    with adopted as (
      update orders set owner_kind = 'consumer', owner_id = ${param('consumerNo', text)}, version = version + 1,
        doc = jsonb_set(doc, '{owner}', jsonb_build_object('kind', 'consumer', 'id', ${param('consumerNo', text)}::text))
      where ${isAdoptable} returning number
    )
    insert into order_events (order_number, kind, actor) select number, 'adopted', 'consumer' from adopted`,
})

/** Puts a guest's order into an account of the same email; false where the asker has no right to it, or it went to another email (CHK-12). */
export async function adoptOrder(client: PoolClient, adoption: Adoption): Promise<boolean> {
  const { by, ...order } = adoption
  return (await execute(client, adopt, { ...order, ...by })) === 1
}
