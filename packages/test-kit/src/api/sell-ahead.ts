import { createFulfilment, receiveGoodsIn, setPreOrderIn } from '@lacehouse/api'
import { inTransaction } from '@lacehouse/database'
import { variantOf } from './add-test-catalogue.ts'
import { createCartWith, makeReady } from './fill-cart.ts'
import { type TestApi, testNow } from './start-test-api.ts'
import type { TestShopper } from './test-client.ts'

/** The variant that the tests sell ahead. */
export const variantId = variantOf('court')
/** The day from which it is sent. */
export const day = '2027-03-12'

/** Reads rows of the test's database. */
export async function read<Row>(api: TestApi, text: string, ...values: unknown[]): Promise<Row[]> {
  return (await api.database.db.pool.query(text, values)).rows as Row[]
}

/** The variant at the warehouse of the American site. */
export function placeOf(api: TestApi) {
  const locationId = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.warehouse ?? ''
  return { variantId, locationId }
}

/** Runs something in a transaction of the test's database. */
export function inTx<Value>(api: TestApi, run: Parameters<typeof inTransaction<Value>>[1]): Promise<Value> {
  return inTransaction(api.database.db.pool, run)
}

type Item = {
  readonly on_hand: number
  readonly reserved: number
  readonly incoming: number
  readonly promised: number
  readonly day: string | null
}

/** The balances of the variant at that warehouse. */
export async function itemOf(api: TestApi): Promise<Item> {
  const place = placeOf(api)
  const [row] = await read<Item>(
    api,
    `select on_hand, reserved, incoming, promised, expected_on::text as day from stock_items
     where variant_id = $1 and location_id = $2`,
    ...[place.variantId, place.locationId],
  )
  return row ?? { on_hand: 0, reserved: 0, incoming: 0, promised: 0, day: null }
}

/** Empties the stock of the variant, and lets some units be sold ahead. */
export async function offer(api: TestApi, units: number): Promise<void> {
  await read(
    api,
    `insert into stock_entries (variant_id, location_id, reason, quantity)
     select variant_id, location_id, 'count', reserved - on_hand from stock_items where variant_id = $1 and on_hand > reserved`,
    variantId,
  )
  const { promised } = await itemOf(api)
  const set = await inTx(api, (client) =>
    setPreOrderIn(client, { ...placeOf(api), units: promised + units, day, now: testNow }),
  )
  if (!set.ok) throw new Error(`nothing is sold ahead: ${set.reason}`)
}

/** Opens a guest's cart with the variant that is ready to be ordered. */
export async function fill(api: TestApi, qty = 1, token?: string) {
  const shopper = await api.client.createGuest('en-us')
  const { id } = await createCartWith(shopper, variantId, qty)
  await makeReady(shopper, id, token)
  return { shopper, id }
}

/** Places the order of such a cart, whose shopper has seen the day. */
export function place(shopper: TestShopper, cartId: string) {
  return shopper.call('checkout.placeOrder', { body: { cartId, expectedPreOrder: day } })
}

/** Books units in that have arrived. */
export function arrive(api: TestApi, units: number) {
  return inTx(api, (client) => receiveGoodsIn(client, { ...placeOf(api), units }))
}

/** Places a pre-order whose goods have arrived, and asks for its parcel to leave; the total in minor units. */
export async function askToShip(api: TestApi, token?: string) {
  await offer(api, 1)
  const { shopper, id } = await fill(api, 1, token)
  const { orderNumber, totals } = await place(shopper, id)
  const { promised } = await itemOf(api)
  await arrive(api, promised)
  const { advance } = createFulfilment(api.deps)
  await advance({ orderNumber, to: 'shipped' })
  return { shopper, orderNumber, total: Math.round(totals.total * 100), advance }
}

/** The state of an order, of the charge of its card, and what was taken of it in minor units. */
export async function stateOf(api: TestApi, orderNumber: string) {
  const [row] = await read<{ state: string; mandate: string; captured: number }>(
    api,
    `select o.state, p.mandate ->> 'state' as mandate, p.captured_minor::int as captured
     from orders o join payments p on p.order_number = o.number where o.number = $1`,
    orderNumber,
  )
  return row
}
