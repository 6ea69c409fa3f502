import type { CallReply } from '@lacehouse/contracts'
import {
  addConsumer,
  createCartWith,
  createDraw,
  drawSeed,
  getCode,
  signInAs,
  type TestShopper,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Cart = CallReply<'cart.get'>
const unitsOf = ({ items }: Cart) => Object.fromEntries(items.map(({ productId, qty }) => [productId, qty]))
const getCart = (shopper: TestShopper, basketId = '') => shopper.call('cart.get', { params: { basketId } })

test('the exchange merges the guest’s cart into the consumer’s, and the token names the cart [AUTH-03]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const earlier = await signInAs(api.client, { email })
  expect(earlier.tokens.basketId).toBeUndefined()
  const existing = await createCartWith(earlier, variantOf('court'), 2)

  const guest = await api.client.createGuest()
  const brought = await createCartWith(guest, variantOf('court'), 1)
  await guest.call('cart.addItem', { body: { cartId: brought.id, productId: variantOf('tee') } })
  const shopper = await signInAs(api.client, { email, guest, basketId: brought.id })

  expect(shopper.tokens.basketId).toBe(existing.id)
  const cart = await getCart(shopper, existing.id)
  expect(unitsOf(cart)).toEqual({ [variantOf('court')]: 3, [variantOf('tee')]: 1 })
  const lost = await guest.tryCall('cart.get', { params: { basketId: brought.id } })
  expect(lost.body.errorDetails[0]?.errorId).toBe('BSK404')
})

test('a consumer without a cart gets a cart with the guest’s items [AUTH-03]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const guest = await api.client.createGuest()
  const brought = await createCartWith(guest, variantOf('court'), 2)
  const shopper = await signInAs(api.client, { email, guest, basketId: brought.id })
  expect(shopper.tokens.basketId).not.toBe(brought.id)
  expect(unitsOf(await getCart(shopper, shopper.tokens.basketId))).toEqual({ [variantOf('court')]: 2 })
})

test('the id of another guest’s cart merges nothing [AUTH-13]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const other = await api.client.createGuest()
  const theirs = await createCartWith(other, variantOf('court'))
  const shopper = await signInAs(api.client, { email, guest: await api.client.createGuest(), basketId: theirs.id })
  expect(shopper.tokens.basketId).toBeUndefined()
  expect((await getCart(other, theirs.id)).totalItems).toBe(1)
})

test('an exchange concurrent with another of the same consumer is AUT409, and the same code works later [AUTH-04]', async ({
  api,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const guest = await api.client.createGuest()
  const { id: basketId } = await createCartWith(guest, variantOf('court'))
  const code = await getCode(guest, email)
  const body = { ...code, guestObjects: { basketId } }
  const holder = await api.database.db.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from consumers where consumer_no = $1 for no key update', [consumerNo])
  const met = await guest.tryCall('auth.token', { body })
  await holder.query('rollback')
  holder.release()
  expect([met.status, met.body.errorDetails[0]?.errorId]).toEqual([409, 'AUT409'])
  expect((await guest.tryCall('auth.token', { body })).status).toBe(200)
})

// The long form is `npm run prove -- T17`.
const runs = 12
const goods = [variantOf('court'), variantOf('sale'), variantOf('tee'), variantOf('scarce')]

test(`${runs} random merges, each in two tabs and once more, duplicate nothing and lose nothing [AUTH-03] [T17]`, async ({
  api,
}) => {
  const draw = createDraw(drawSeed('T17'))
  const fill = async (shopper: TestShopper): Promise<Cart | null> => {
    const items = goods.filter(() => draw(2) === 0).map((productId) => ({ productId, qty: 1 + draw(3) }))
    if (items.length === 0) return null
    return shopper.call('cart.create', { body: { items } })
  }
  for (let run = 1; run <= runs; run += 1) {
    const { email } = await addConsumer(api.database.db)
    const earlier = await signInAs(api.client, { email })
    const existing = await fill(earlier)
    const guest = await api.client.createGuest()
    const brought = await fill(guest)
    const guestObjects = brought ? { guestObjects: { basketId: brought.id } } : {}
    const exchange = async () => {
      const body = { ...(await getCode(guest, email)), ...guestObjects }
      let reply = await guest.tryCall('auth.token', { body })
      while (reply.status === 409) reply = await guest.tryCall('auth.token', { body })
      expect(reply.status).toBe(200)
      return reply.body
    }
    await Promise.all([exchange(), exchange()])
    const last = await exchange()
    const expected: Record<string, number> = { ...(existing ? unitsOf(existing) : {}) }
    const most = (id: string) => (id.startsWith(testProducts.scarce) ? 2 : 999)
    for (const [id, qty] of Object.entries(brought ? unitsOf(brought) : {}))
      expected[id] = Math.min(most(id), (expected[id] ?? 0) + qty)
    const shopper = api.client.withToken(last.accessToken)
    const merged = last.basketId ? unitsOf(await getCart(shopper, last.basketId)) : {}
    expect(merged, `run ${run}`).toEqual(expected)
  }
})
