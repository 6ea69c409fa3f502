import { createCartWith, makeReady, startTestApi, type TestApi, variantOf } from '@lacehouse/test-kit'
import { openTestServer } from '@lacehouse/test-kit/database/open-test-server'
import { setTestServer } from '@lacehouse/test-kit/database/test-server'

/** The number of statements that each call of a guest's checkout sends to the database, transaction control included. */
export type StatementCounts = Readonly<Record<string, number>>

export async function countStatements(): Promise<StatementCounts> {
  const server = await openTestServer(process.env.TEST_DATABASE_URL)
  setTestServer(server)
  const api = await startTestApi()
  try {
    // The first round fills the caches of the catalogue and the promotions.
    await countRound(api)
    return await countRound(api)
  } finally {
    await api.close()
    await server.close()
  }
}

const countRound = async (api: TestApi): Promise<StatementCounts> => {
  const counts: Record<string, number> = {}
  let count = 0
  const off = api.database.db.onStatement(() => {
    count += 1
  })
  const counted = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    count = 0
    const result = await work()
    counts[name] = count
    return result
  }
  const guest = await counted('token', () => api.client.createGuest('en-us'))
  const cart = await counted('cart with item', () => createCartWith(guest, variantOf('court')))
  const body = { cartId: cart.id, productId: variantOf('tee') }
  await counted('add to cart', () => guest.call('cart.addItem', { body }))
  await counted('read cart', () => guest.call('cart.get', { params: { basketId: cart.id } }))
  await counted('address, billing, card, prepare', () => makeReady(guest, cart.id))
  await counted('place order', () => guest.call('checkout.placeOrder', { body: { cartId: cart.id } }))
  off()
  return counts
}
