import { attackAddress, toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { atRate } from '../at-rate.ts'
import type { Finding, ProofContext } from '../proof.ts'

const aSecond = 25
const eventsACall = 50
const keysOfEvent = 10
/** Networks from which events come. */
const networks = 20

/** A flood of one kind of request, at a steady rate, and what has to hold beside it. */
export type Flood = {
  readonly name: string
  readonly send: (context: ProofContext) => Promise<readonly Finding[]>
}

type Sent = { readonly path: string; readonly method?: string }

const toEvents = (isLarge: boolean): object => {
  const value = 'x'.repeat(400)
  const data = Object.fromEntries(Array.from({ length: keysOfEvent }, (_, nth) => [`key${nth}`, value]))
  const event = { type: 'page', name: 'view', at: Date.now(), ...(isLarge && { data }) }
  return { events: Array.from({ length: eventsACall }, () => event) }
}

/** Events of pages from twenty networks, every other call with as much text as the contract allows. */
export const eventFlood: Flood = {
  name: 'page events',
  send: async ({ shop, runs }) => {
    await atRate(runs / eventsACall, { aSecond }, (nth) => {
      const visitor = shop
        .client()
        .at(toAddress(nth % networks))
        .withToken(null)
      return visitor.tryCall('internal.events', { body: toEvents(nth % 2 === 0) })
    })
    return []
  },
}

/** New guests of one network, each with a cart of a hundred lines and five codes, which is read again. */
export const cartFlood: Flood = {
  name: 'carts of 100 lines',
  send: async ({ shop, runs }) => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `select variant_id as id from stock_items where location_id = $1 and on_hand - reserved > 0 order by 1 limit 100`,
      [shop.warehouse],
    )
    const items = rows.map(({ id }) => ({ productId: id }))
    await atRate(runs / eventsACall, { aSecond }, async (nth) => {
      const guest = await shop.client().createGuest()
      const attacker = shop.client().at(attackAddress).withToken(guest.token)
      const couponCodes = Array.from({ length: 5 }, (_, code) => `NONE-${nth}-${code}`)
      const { status, body } = await attacker.tryCall('cart.create', { body: { items, couponCodes } })
      if (status < 400) await attacker.tryCall('cart.get', { params: { basketId: body.id } })
    })
    return []
  },
}

/** Pages that no cache holds: unknown parameters, previews, unknown paths and methods, and the description of the API. */
export const pageFlood: Flood = {
  name: 'pages past the cache',
  send: async ({ shop, runs, draw }) => {
    const { categories } = await shop.client().withToken(null).call('products.catalog', {})
    const listing = categories[0]?.url ?? '/en-us'
    const requests: readonly ((nth: number) => Sent)[] = [
      (nth) => ({ path: `${listing}?x${draw(1e9)}=${nth}` }),
      () => ({ path: `${listing}?utm${draw(1e9)}=1&page=1` }),
      (nth) => ({ path: `/en-us?preview=${nth}` }),
      (nth) => ({ path: `/en-us/nothing-${nth}` }),
      (nth) => ({ path: `/en-us?y${nth}=1`, method: 'POST' }),
      () => ({ path: '/openapi.json' }),
    ]
    await atRate(runs / eventsACall, { aSecond }, async (nth) => {
      const { path = '/', method = 'GET' } = requests[nth % requests.length]?.(nth) ?? {}
      const headers = { 'x-forwarded-for': attackAddress, accept: 'text/html' }
      await fetch(`${shop.url()}${path}`, { method, headers }).then((answer) => answer.arrayBuffer())
    })
    return []
  },
}
