import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import type { ProofShop } from '../shop/open-proof-shop.ts'

const longest = seconds(20)

/** Counts the units that reservations of some carts hold at stores. */
export async function countReserved({ database }: ProofShop, cartIds: readonly string[]): Promise<number> {
  const { rows } = await database.pool.query<{ units: number }>(
    `select coalesce(sum(quantity), 0)::int as units from reservations where state = 'held' and cart_id = any ($1::uuid[])`,
    [cartIds],
  )
  return rows[0]?.units ?? 0
}

/** Counts the units that the waiting orders of some carts hold. */
export async function countPending({ database }: ProofShop, cartIds: readonly string[]): Promise<number> {
  const { rows } = await database.pool.query<{ units: number }>(
    `select coalesce(sum(e.quantity), 0)::int as units from stock_entries e join orders o on o.number = e.order_number
    where e.reason in ('reserve', 'release') and o.cart_id = any ($1::uuid[])`,
    [cartIds],
  )
  return rows[0]?.units ?? 0
}

/** Ends the reservations and the waiting orders of some carts; returns the milliseconds until nothing is held any more. */
export async function waitUntilFree(shop: ProofShop, cartIds: readonly string[]): Promise<number> {
  const { pool } = shop.database
  const begun = performance.now()
  await pool.query(`update reservations set expires_at = now() where state = 'held' and cart_id = any ($1::uuid[])`, [
    cartIds,
  ])
  // An hour is longer than any order waits for its payment.
  await pool.query(
    `update orders set updated_at = updated_at - interval '20 seconds',
      doc = jsonb_set(doc, '{placedAt}', to_jsonb((doc ->> 'placedAt')::numeric - 3600000))
    where state = 'payment_pending' and cart_id = any ($1::uuid[])`,
    [cartIds],
  )
  for (; performance.now() < begun + longest; await pause(50))
    if ((await countReserved(shop, cartIds)) + (await countPending(shop, cartIds)) === 0) break
  return performance.now() - begun
}

/** Counts the mails that the shop has sent to an address. */
export async function countMailsTo({ dataDir }: ProofShop, email: string): Promise<number> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.split('\n\n', 1)[0]?.includes(`To: ${email}`)).length
}
