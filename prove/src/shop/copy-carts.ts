import type { ProofShop } from './open-proof-shop.ts'

/** Copies a cart that is ready to be ordered; one statement makes the thousands that a proof needs. */
export async function copyCarts(shop: ProofShop, cartId: string, count: number): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at)
    select made.id, site_id, owner_kind, owner_id, version, state, doc || jsonb_build_object('id', made.id), expires_at
    from carts, (select gen_random_uuid() as id from generate_series(1, $2)) made where carts.id = $1
    returning id`,
    [cartId, count],
  )
  return rows.map(({ id }) => id)
}
