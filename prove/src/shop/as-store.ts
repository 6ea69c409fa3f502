import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import type { ProofShop } from './open-proof-shop.ts'

const patience = seconds(10)

/** Makes a warehouse a store with pickup while the work runs; the work begins when the shop knows of the change. */
export async function asStore<Done>(shop: ProofShop, id: string, work: () => Promise<Done>): Promise<Done> {
  const { pool } = shop.database
  const { rows } = await pool.query(
    'select kind, pickup, latitude_micro, longitude_micro, address from locations where id = $1',
    [id],
  )
  const [before] = rows
  if (!before) throw new Error(`there is no location ${id}`)
  await pool.query(
    `update locations l set kind = 'store', pickup = true, latitude_micro = s.latitude_micro,
      longitude_micro = s.longitude_micro, address = s.address
    from (select * from locations where kind = 'store' and site_id = 'LH-US' and pickup limit 1) s where l.id = $1`,
    [id],
  )
  try {
    await shop.setStock(shop.variantIds[0] ?? '', 1)
    await waitUntilListed(shop, id)
    return await work()
  } finally {
    const { kind, pickup, latitude_micro, longitude_micro, address } = before
    await pool.query(
      'update locations set kind = $2, pickup = $3, latitude_micro = $4, longitude_micro = $5, address = $6 where id = $1',
      [id, kind, pickup, latitude_micro, longitude_micro, address],
    )
  }
}

const waitUntilListed = async (shop: ProofShop, storeId: string): Promise<void> => {
  const [productId = ''] = shop.variantIds
  const shopper = await shop.client().createGuest()
  for (const until = Date.now() + patience; ; await pause(100)) {
    const { status } = await shopper.tryCall('cart.createWithItem', { body: { productId, storeId } })
    if (status < 400) return
    if (Date.now() > until) throw new Error(`the shop does not know ${storeId} as a store: ${status}`)
  }
}
