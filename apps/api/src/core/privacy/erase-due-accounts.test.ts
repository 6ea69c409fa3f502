import { readFile } from 'node:fs/promises'
import { days } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addCoupon,
  addressOf,
  createCartWith,
  demoPassword,
  makeReady,
  openReadyCart,
  place,
  type SignedInShopper,
  signInAs,
  startTestApi,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { fillPerson, makeMarkedPerson } from '@lacehouse/test-kit/api/fill-person'
import {
  listMarkedColumns,
  listMarkedTables,
  listPersonalColumns,
  listUnexported,
  readOrderSums,
} from '@lacehouse/test-kit/proof/find-marks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseDueAccounts } from './erase-due-accounts.ts'
import { makeDataExport } from './make-data-export.ts'

let api: TestApi
const lines: string[] = []
beforeAll(async () => {
  api = await startTestApi({ logTo: { write: (line) => void lines.push(line) } })
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
beforeEach(() => api.setNow(testNow))
afterAll(() => api.close())

const query = async (text: string, ...values: unknown[]) => (await api.database.db.pool.query(text, values)).rows

const person = makeMarkedPerson()
const { mark, email: markedEmail } = person

const collect = async (shopper: SignedInShopper) => {
  const { dataExport } = await shopper.call('privacy.requestExport', { body: {} })
  const exportId = dataExport?.exportId ?? ''
  await makeDataExport(api.deps)({ exportId })
  return shopper.call('privacy.getExport', { params: { exportId } })
}

const askForDeletion = (shopper: SignedInShopper) =>
  shopper.call('privacy.requestDeletion', { body: { password: demoPassword } })

const erase = async (after = days(15)): Promise<number> => {
  api.setNow(testNow + after)
  return eraseDueAccounts(api.deps)
}

/** Orders with a code that each mailbox may use once; returns the discount. */
const orderWith = async (shopper: SignedInShopper, code: string) => {
  const { id: basketId } = await createCartWith(shopper, variantOf('court'))
  const applied = await shopper.tryCall('coupons.apply', { body: { cartId: basketId, code } })
  if (applied.status >= 400) return applied.body.errorDetails[0]?.errorId
  await makeReady(shopper, basketId)
  const address = { ...addressOf('en-us'), email: markedEmail }
  await shopper.call('cart.setShippingAddress', { params: { basketId }, body: { address } })
  return (await shopper.call('checkout.placeOrder', { body: { cartId: basketId } })).totals.totalDiscount
}

test('the export has every personal column of a person, and the erasure leaves none of it in database and logs; sums of orders stay [ACC-16] [T30]', async () => {
  const { consumerNo } = await addConsumer(api.database.db, { email: markedEmail, emailConfirmedAt: new Date(testNow) })
  const shopper = await signInAs(api.client, { email: markedEmail })
  await addCoupon(api, 'WELCOME1', { coupon: { useLimitPerOwner: 1 } })
  expect(await orderWith(shopper, 'WELCOME1')).toBe(10)
  const { pool } = api.database.db
  await fillPerson(api.database.db, consumerNo, person)
  await query(`update shipments set state = 'delivered'`)
  expect(await listMarkedColumns(pool, person)).toEqual(listPersonalColumns())

  const { tables } = await collect(shopper)
  expect(listUnexported(tables, person)).toEqual([])
  expect(JSON.stringify(tables)).not.toMatch(/secret-token|argon2|access_token_hash/)

  const sums = await readOrderSums(pool)
  await askForDeletion(shopper)
  expect(await erase(days(14) - 1)).toBe(0)
  expect(await erase()).toBe(1)
  expect(await listMarkedTables(pool, person)).toEqual([])
  expect(await readOrderSums(pool)).toEqual(sums)
  expect(lines).not.toEqual([])
  expect(lines.filter((line) => line.includes(mark) || line.includes(person.day))).toEqual([])
  expect(await readFile(api.deps.config.securityLog ?? '', 'utf8')).not.toContain(mark)

  api.setNow(testNow + days(15))
  expect((await shopper.tryCall('consumer.get', {})).status).toBe(401)
  const again = await addConsumer(api.database.db, { email: markedEmail })
  expect(await orderWith(await signInAs(api.client, { email: again.email }), 'WELCOME1')).toBe('PRM150')
})

test('an account with an order on its way waits for its delivery, at most 60 days [ACC-16]', async () => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  await place(shopper, await openReadyCart(shopper, variantOf('court')))
  await askForDeletion(shopper)
  const readState = async () =>
    (await query('select state from consumers where consumer_no = $1', consumerNo))[0]?.state
  await erase()
  expect(await readState()).toBe('active')
  await erase(days(61))
  expect(await readState()).toBe('erased')
})

test('a deletion that was taken back erases nothing, and two processes erase an account once [ACC-16]', async () => {
  const [stays, goes] = await Promise.all(
    [0, 1].map(async () => {
      const { email } = await addConsumer(api.database.db)
      return signInAs(api.client, { email })
    }),
  )
  for (const shopper of [stays, goes]) if (shopper) await askForDeletion(shopper)
  await stays?.call('privacy.takeDeletionBack', {})
  api.setNow(testNow + days(15))
  const [one, other] = await Promise.all([eraseDueAccounts(api.deps), eraseDueAccounts(api.deps)])
  expect(one + other).toBe(1)
  const states = await query('select state from consumers where consumer_no = any ($1) order by 1', [
    stays?.id,
    goes?.id,
  ])
  expect(states.map(({ state }) => state)).toEqual(['active', 'erased'])
})

test('an account that has not proved its mailbox gets nothing that guests did under it [ACC-16] [AUTH-13]', async () => {
  const email = 'unproved@example.com'
  const guest = await api.client.createGuest()
  const basketId = await openReadyCart(guest, variantOf('court'))
  const address = { ...addressOf('en-us'), email }
  await guest.call('cart.setShippingAddress', { params: { basketId }, body: { address } })
  await place(guest, basketId)
  await addConsumer(api.database.db, { email })
  const shopper = await signInAs(api.client, { email })
  const names = (await collect(shopper)).tables.map(({ name }) => name)
  expect(names).toContain('consumers')
  expect(names).not.toContain('orders')
  await askForDeletion(shopper)
  await erase()
  expect(await query('select email from orders where email = $1', email)).toHaveLength(1)
})

test('a stored answer that names neither mailbox nor account goes with the account [ACC-16] [T30]', async () => {
  const [shopper, other] = await Promise.all(
    [0, 1].map(async () => signInAs(api.client, { email: (await addConsumer(api.database.db)).email })),
  )
  const gift = { to: 'Bo', email: 'bo@example.com', message: 'From me' }
  const answerTo = async (one: SignedInShopper | undefined, key: string): Promise<void> => {
    const items = [{ productId: variantOf('court'), giftOption: gift }]
    await one?.tryCall('cart.create', { body: { items }, headers: { 'idempotency-key': key } })
  }
  await answerTo(shopper, 'key-of-one')
  await answerTo(other, 'key-of-other')
  if (shopper) await askForDeletion(shopper)
  await erase()
  const keys = await query(`select key from idempotency_keys where key like 'key-of-%'`)
  expect(keys.map(({ key }) => key)).toEqual(['key-of-other'])
})
