import { inTransaction } from '@lacehouse/database'
import { createCartWith, makeReady, type TestApi, type TestShopper, testNow, variantOf } from '@lacehouse/test-kit'
import { createFulfilment } from '../../fulfilment/fulfilment.ts'
import { receiveGoodsIn, setPreOrderIn } from '../set-pre-order.ts'

/** What the tests sell ahead, and the day from which it is sent. */
export const variantId = variantOf('court')
export const day = '2027-03-12'

export const read = async <Row>(api: TestApi, text: string, ...values: unknown[]): Promise<Row[]> =>
  (await api.database.db.pool.query(text, values)).rows as Row[]

/** The variant at the warehouse of the American site. */
export const placeOf = (api: TestApi) => {
  const locationId = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.warehouse ?? ''
  return { variantId, locationId }
}

export const inTx = <Value>(api: TestApi, run: Parameters<typeof inTransaction<Value>>[1]) =>
  inTransaction(api.database.db.pool, run)

export const itemOf = async (api: TestApi) => {
  const { variantId: variant, locationId } = placeOf(api)
  const [row] = await read<{
    on_hand: number
    reserved: number
    incoming: number
    promised: number
    day: string | null
  }>(
    api,
    `select on_hand, reserved, incoming, promised, expected_on::text as day from stock_items
     where variant_id = $1 and location_id = $2`,
    ...[variant, locationId],
  )
  return row ?? { on_hand: 0, reserved: 0, incoming: 0, promised: 0, day: null }
}

/** Empties the stock of the variant, and lets some units be sold ahead. */
export const offer = async (api: TestApi, units: number) => {
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
export const fill = async (api: TestApi, qty = 1, token?: string) => {
  const shopper = await api.client.createGuest('en-us')
  const { id } = await createCartWith(shopper, variantId, qty)
  await makeReady(shopper, id, token)
  return { shopper, id }
}

export const place = (shopper: TestShopper, cartId: string) =>
  shopper.call('checkout.placeOrder', { body: { cartId, expectedPreOrder: day } })

export const arrive = (api: TestApi, units: number) =>
  inTx(api, (client) => receiveGoodsIn(client, { ...placeOf(api), units }))

/** Places a pre-order whose goods have arrived, and asks for its parcel to leave. */
export const askToShip = async (api: TestApi, token?: string) => {
  await offer(api, 1)
  const { shopper, id } = await fill(api, 1, token)
  const { orderNumber, totals } = await place(shopper, id)
  const { promised } = await itemOf(api)
  await arrive(api, promised)
  const { advance } = createFulfilment(api.deps)
  await advance({ orderNumber, to: 'shipped' })
  return { shopper, orderNumber, total: Math.round(totals.total * 100), advance }
}

/** The state of an order, of the charge of its card, and what was taken of it. */
export const stateOf = async (api: TestApi, orderNumber: string) => {
  const [row] = await read<{ state: string; mandate: string; captured: number }>(
    api,
    `select o.state, p.mandate ->> 'state' as mandate, p.captured_minor::int as captured
     from orders o join payments p on p.order_number = o.number where o.number = $1`,
    orderNumber,
  )
  return row
}
