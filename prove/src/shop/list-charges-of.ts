import type { ProofShop } from './open-proof-shop.ts'

type Charge = Awaited<ReturnType<ReturnType<ProofShop['sandbox']>['listAllPayments']>>[number]

/** Lists the charges that the provider was asked for on behalf of some carts, voided ones included. */
export async function listChargesOf(shop: ProofShop, cartIds: readonly string[]): Promise<Charge[]> {
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'select number from orders where cart_id = any ($1::uuid[])',
    [cartIds],
  )
  const numbers = new Set(rows.map(({ number }) => number))
  return (await shop.sandbox().listAllPayments()).filter(({ reference }) => numbers.has(reference))
}

/** Counts all charges that the provider was ever asked for. */
export async function countCharges(shop: ProofShop): Promise<number> {
  return (await shop.sandbox().listAllPayments()).length
}
