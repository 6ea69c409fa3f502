import {
  addConsumer,
  addTestStores,
  createCartWith,
  makeReady,
  type TestShopper,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let store: TestShopper
test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  const consumerType = 'STORE_EMPLOYEE'
  await addConsumer(api.database.db, { consumerNo: 'S-1', consumerType })
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id: 'S-1', consumerType, siteId: 'LH-US' })
  store = api.client.withToken(accessToken, 'en-us')
})

type Seller = { readonly storeId: string; readonly storeEmployeeId: string }
const sold: Seller = { storeId: testStores.soho, storeEmployeeId: 'us-t01-e1' }

const readyCart = async (shopper: TestShopper) =>
  (await makeReady(shopper, (await createCartWith(shopper, variantOf('court'))).id)).id

const place = async (shopper: TestShopper, inStoreSalesInfo?: Seller, cartId?: string) =>
  shopper.tryCall('checkout.placeOrder', {
    body: { cartId: cartId ?? (await readyCart(shopper)), ...(inStoreSalesInfo && { inStoreSalesInfo }) },
  })

const errorOf = ({ body }: { body: { errorDetails?: { errorId: string; field?: string }[] } }) => {
  const [detail] = body.errorDetails ?? []
  return [detail?.errorId, detail?.field]
}

test('an order of an in-store session has its store and employee [CHK-06] [ROLE-02]', async () => {
  const { status, body: order } = await place(store, sold)
  expect(status).toBe(200)
  expect(order.inStoreSalesInfo).toEqual(sold)
  const read = await store.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  expect(read.inStoreSalesInfo).toEqual(sold)
})

test('an unknown store or one of another site is STR404, and an employee of another store is AUT404 [CHK-06]', async ({
  api,
}) => {
  const cartId = await readyCart(store)
  const employee = ['AUT404', 'storeEmployeeId']
  expect(errorOf(await place(store, { ...sold, storeId: 'nowhere' }, cartId))).toEqual(['STR404', 'storeId'])
  expect(errorOf(await place(store, { ...sold, storeId: testStores.mitte }, cartId))).toEqual(['STR404', 'storeId'])
  expect(errorOf(await place(store, { ...sold, storeEmployeeId: 'nobody' }, cartId))).toEqual(employee)
  expect(errorOf(await place(store, { ...sold, storeId: testStores.boston }, cartId))).toEqual(employee)
  const change = (isActive: boolean) =>
    api.database.db.pool.query('update store_employees set is_active = $1 where id = $2', [
      isActive,
      sold.storeEmployeeId,
    ])
  await change(false)
  expect(errorOf(await place(store, sold, cartId))).toEqual(employee)
  await change(true)
  expect((await place(store, sold, cartId)).status).toBe(200)
})

test('an in-store order requires its seller, and other sessions may not name one [CHK-06]', async ({ api }) => {
  expect(errorOf(await place(store))).toEqual(['STR404', 'inStoreSalesInfo'])
  const guest = await api.client.createGuest('en-us')
  expect(errorOf(await place(guest, sold))).toEqual(['AUT404', 'inStoreSalesInfo'])
})

test('declined cards of several shoppers do not stop the employee who enters them [PAY-14]', async () => {
  for (let nth = 0; nth < 4; nth += 1) {
    const { id } = await createCartWith(store, variantOf('court'))
    await makeReady(store, id, 'tok_declined')
    expect(await place(store, sold, id)).toBeRefused(402, 'PYT406')
  }
  expect((await place(store, sold)).status).toBe(200)
})
