import { execute, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import type { KnownSession } from '../../http/session.ts'

/** The right to an order: the session of the guest who ordered it, or the link in its mail. */
export type Adopter = { readonly guestId: string | null; readonly linkedOrder: string | null }

/** Returns a session's right to guests' orders. */
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
  /** The account's email in lower case; it must be the email of the order. */
  readonly email: string
}

/** Selects a guest's finalised order that the session has a right to and whose email is the account's. */
const isAdoptable = sql`number = ${param('orderNumber', text)} and owner_kind = 'guest'
    and (owner_id = ${param('guestId', nullable(text))} or number = ${param('linkedOrder', nullable(text))})
    and lower(email) = ${param('email', text)} and state = 'finalised'`

/** Finds an order that the account may adopt. */
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

/** Moves a guest's order to an account with the same email. Returns false without a right to the order or with another email (CHK-12). */
export async function adoptOrder(client: PoolClient, adoption: Adoption): Promise<boolean> {
  const { by, ...order } = adoption
  return (await execute(client, adopt, { ...order, ...by })) === 1
}
