import type { AgentRight } from '@lacehouse/domain/agents/agent-rights'
import {
  addConsumer,
  addTestStores,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let agent: TestShopper
test.beforeAll(async ({ api }) => {
  agent = await act(api, 'A-7', ['customers.act', 'prices.adjust'])
})

type ConsumerType = 'CONSUMER' | 'EMPLOYEE' | 'ATHLETE' | 'STORE_EMPLOYEE' | 'AGENT'
const signIn = async (api: TestApi, id: string, consumerType: ConsumerType): Promise<TestShopper> => {
  await addConsumer(api.database.db, { consumerNo: id, consumerType })
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id, consumerType, siteId: 'LH-US' })
  return api.client.withToken(accessToken, 'en-us')
}
/** Opens the session of a new customer in which an agent with these rights acts. */
const act = async (api: TestApi, agentNo: string, rights: readonly AgentRight[]): Promise<TestShopper> => {
  const { consumerNo: id } = await addConsumer(api.database.db)
  const acting = { id: agentNo, name: 'Sam Ortiz', rights }
  const session = { kind: 'consumer', id, consumerType: 'CONSUMER', siteId: 'LH-US', agent: acting } as const
  return { ...api.client.withToken(api.deps.tokens.issue(session).accessToken, 'en-us'), id }
}
const reason = 'Scuffed at the heel'
const tryAdjust = (basketId: string, body: Record<string, unknown>, shopper = agent) =>
  shopper.tryCall('cart.addPriceAdjustment', { params: { basketId }, body: { reason, ...body } })
const adjust = async (basketId: string, body: Record<string, unknown>, shopper = agent) => {
  const { status, body: cart } = await tryAdjust(basketId, body, shopper)
  expect(status).toBe(200)
  return cart
}

test('staff reduce an item and the order, and the totals show it [CART-18]', async () => {
  const cart = await createCartWith(agent, variantOf('court'), 2)
  const two = await agent.call('cart.addItem', { body: { cartId: cart.id, productId: variantOf('tee') } })
  expect(two.rights.adjustPrices).toBe(true)
  const itemId = cart.items[0]?.id
  const ofItem = await adjust(cart.id, { itemId, amount: 20.5 })
  expect(ofItem.items[0]?.price).toMatchObject({ rowTotal: 200, priceAfterItemDiscount: 179.5 })
  const both = await adjust(cart.id, { amount: 10 })
  expect(both.totals).toMatchObject({ itemTotal: 225, totalDiscount: 30.5, itemSubTotal: 194.5 })
  expect(both.priceAdjustments).toEqual([
    { adjustmentId: expect.any(String), itemId, amount: 20.5, reason, by: 'AGENT:A-7' },
    { adjustmentId: expect.any(String), amount: 10, reason, by: 'AGENT:A-7' },
  ])
})

test('an adjustment is changed and removed, and the audit log records each action with the employee [CART-18]', async ({
  api,
}) => {
  const store = await signIn(api, 'S-3', 'STORE_EMPLOYEE')
  const cart = await createCartWith(store, variantOf('court'))
  const added = await adjust(cart.id, { amount: 5 }, store)
  const adjustmentId = added.priceAdjustments[0]?.adjustmentId ?? ''
  const params = { basketId: cart.id, adjustmentId }
  const changed = await store.call('cart.changePriceAdjustment', {
    params,
    body: { amount: 7, reason: 'Shown in the window' },
  })
  expect(changed.priceAdjustments).toMatchObject([{ adjustmentId, amount: 7, reason: 'Shown in the window' }])
  expect(changed.totals.totalDiscount).toBe(7)
  const without = await store.call('cart.removePriceAdjustment', { params, body: {} })
  expect([without.priceAdjustments, without.totals.totalDiscount]).toEqual([[], 0])
  for (const gone of [
    await store.tryCall('cart.removePriceAdjustment', { params, body: {} }),
    await store.tryCall('cart.changePriceAdjustment', { params, body: { amount: 1 } }),
  ])
    expect(gone).toBeRefused(404, 'API404')
  const { rows } = await api.database.db.pool.query(
    'select action, actor_id, actor_type, data from staff_actions where subject = $1 order by id',
    [cart.id],
  )
  const by = { actor_id: 'S-3', actor_type: 'STORE_EMPLOYEE' }
  expect(rows).toMatchObject([
    { ...by, action: 'price_adjustment.add', data: { id: adjustmentId, amount: 5, reason } },
    { ...by, action: 'price_adjustment.change', data: { id: adjustmentId, amount: 7 } },
    { ...by, action: 'price_adjustment.remove', data: { id: adjustmentId } },
  ])
  await expect(api.database.db.pool.query('delete from staff_actions')).rejects.toThrow('append-only')
})

test.each([
  ['nothing', 0],
  ['less than nothing', -1],
  ['less than a cent', 0.001],
  ['more than the item costs', 100.01],
])('an adjustment of %s is PRC400 [ERR-01] [CART-18]', async (_, amount) => {
  const cart = await createCartWith(agent, variantOf('court'))
  for (const body of [{ amount }, { amount, itemId: cart.items[0]?.id }]) {
    const refused = await tryAdjust(cart.id, body)
    expect(refused).toBeRefused(409, 'PRC400')
    expect(refused.body.errorDetails[0]).toMatchObject({
      field: 'amount',
      message: expect.stringContaining('an adjustment is above zero'),
    })
  }
  const added = await adjust(cart.id, { amount: 1 })
  const params = { basketId: cart.id, adjustmentId: added.priceAdjustments[0]?.adjustmentId ?? '' }
  expect(await agent.tryCall('cart.changePriceAdjustment', { params, body: { amount } })).toBeRefused(409, 'PRC400')
})

test('adjustments together never exceed the price of the goods, and gift cards cannot be adjusted [CART-18]', async () => {
  const cart = await createCartWith(agent, variantOf('court'))
  const itemId = cart.items[0]?.id
  await adjust(cart.id, { itemId, amount: 60 })
  expect(await tryAdjust(cart.id, { itemId, amount: 40.01 })).toBeRefused(409, 'PRC400')
  const rest = await adjust(cart.id, { amount: 40 })
  expect(rest.totals.itemSubTotal).toBe(0)
  const card = await agent.call('cart.createWithItem', { body: { productId: variantOf('giftCard'), customAmount: 50 } })
  expect(await tryAdjust(card.id, { amount: 1 })).toBeRefused(409, 'PRC400')
  expect(await tryAdjust(card.id, { amount: 1, itemId: 'nothing' })).toBeRefused(404, 'ORD404')
  const short = await tryAdjust(cart.id, { amount: 1, reason: 'x' })
  expect(short).toBeRefused(400, 'API400')
})

test('an adjustment is removed and restored with its item [CART-07] [CART-18]', async () => {
  const cart = await createCartWith(agent, variantOf('court'))
  const itemId = cart.items[0]?.id ?? ''
  const adjusted = await adjust(cart.id, { itemId, amount: 15 })
  const without = await agent.call('cart.removeItem', { body: { cartId: cart.id, itemId } })
  expect(without.priceAdjustments).toEqual([])
  const back = await agent.call('cart.addItem', { body: { cartId: cart.id, itemId, productId: variantOf('court') } })
  expect([back.priceAdjustments, back.totals]).toEqual([adjusted.priceAdjustments, adjusted.totals])
})

test.for(['CONSUMER', 'EMPLOYEE', 'ATHLETE'] as const)(
  '%s and guests cannot adjust prices: AUT404 [CART-18]',
  async (type, { api }) => {
    for (const shopper of [await signIn(api, `C-9-${type}`, type), await api.client.createGuest('en-us')]) {
      const cart = await createCartWith(shopper, variantOf('court'))
      expect(cart.rights.adjustPrices).toBe(false)
      const params = { basketId: cart.id, adjustmentId: cart.id }
      const answers = [
        await tryAdjust(cart.id, { amount: 1 }, shopper),
        await shopper.tryCall('cart.changePriceAdjustment', { params, body: { amount: 1 } }),
        await shopper.tryCall('cart.removePriceAdjustment', { params, body: {} }),
      ]
      expect(answers.map(toRefusal)).toEqual(answers.map(() => [403, 'AUT404']))
    }
  },
)

test('an agent adjusts no price in a session of their own, nor for a customer without the right [AUTH-09] [CART-18]', async ({
  api,
}) => {
  for (const caller of [await signIn(api, 'A-8', 'AGENT'), await act(api, 'A-9', ['customers.act', 'orders.cancel'])]) {
    const cart = await createCartWith(caller, variantOf('court'))
    expect(cart.rights.adjustPrices).toBe(false)
    expect(await tryAdjust(cart.id, { amount: 1 }, caller)).toBeRefused(403, 'AUT404')
  }
})

test('the audit log names the agent and the customer of an adjustment, the cart its author [AUTH-09] [CART-18]', async ({
  api,
}) => {
  const cart = await createCartWith(agent, variantOf('court'))
  const { priceAdjustments } = await adjust(cart.id, { amount: 5 })
  expect(priceAdjustments).toMatchObject([{ by: 'AGENT:A-7' }])
  const { rows } = await api.database.db.pool.query(
    'select action, actor_id, actor_type, consumer_no, data from staff_actions where subject = $1',
    [cart.id],
  )
  const both = { actor_id: 'A-7', actor_type: 'AGENT', consumer_no: agent.id }
  expect(rows).toContainEqual({
    ...{ ...both, action: 'price_adjustment.add' },
    data: expect.objectContaining({ agent: 'Sam Ortiz', amount: 5, reason }),
  })
})

test('staff adjust only carts of the owner that their session names; any other is BSK404 [CART-18]', async ({
  api,
}) => {
  const customer = await api.client.createGuest('en-us')
  const cart = await createCartWith(customer, variantOf('court'))
  expect(await tryAdjust(cart.id, { amount: 1 })).toBeRefused(404, 'BSK404')
})

test('the order stores its adjustments; only the shop sees the employee [CART-18]', async ({ api }) => {
  const store = await signIn(api, 'S-4', 'STORE_EMPLOYEE')
  const cart = await createCartWith(store, variantOf('court'))
  const itemId = cart.items[0]?.id
  await adjust(cart.id, { itemId, amount: 30 }, store)
  await makeReady(store, cart.id)
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  const inStoreSalesInfo = { storeId: testStores.soho, storeEmployeeId: 'us-t01-e1' }
  const order = await store.call('checkout.placeOrder', { body: { cartId: cart.id, inStoreSalesInfo } })
  expect(order.totals).toMatchObject({ totalDiscount: 30, itemSubTotal: 70 })
  expect(order.priceAdjustments).toEqual([{ adjustmentId: expect.any(String), itemId, amount: 30, reason }])
  const { rows } = await api.database.db.pool.query('select doc from orders where number = $1', [order.orderNumber])
  expect(rows[0].doc.priceAdjustments).toMatchObject([
    { lineId: itemId, amount: 3000, reason, by: 'STORE_EMPLOYEE:S-4' },
  ])
})
