import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import {
  addConsumer,
  addPromotion,
  createCartWith,
  createSandboxControl,
  listDisagreements,
  makeReady,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../fulfilment/fulfilment.ts'

test.beforeAll(async ({ api }) => {
  for (const [programme, percent] of [
    ['employee', 3000],
    ['ipa', 2500],
    ['wranx', 2000],
  ] as const) {
    const rule = { conditions: [{ type: 'programme', anyOf: [programme] }], effect: { type: 'percent', percent } }
    await addPromotion(api, { id: programme, combinable: true, rule })
  }
})

const year = 2026
type Person = {
  readonly consumerType?: 'CONSUMER' | 'EMPLOYEE'
  readonly identities?: readonly string[]
  readonly limit?: number
}

/** A member of a programme; `limit` opens the year's account, in minor units. */
const addMember = async (api: TestApi, { consumerType = 'CONSUMER', identities = [], limit }: Person) => {
  const { pool } = api.database.db
  const { consumerNo: id } = await addConsumer(api.database.db, { consumerType, profile: { identities } })
  const name = consumerType === 'EMPLOYEE' ? 'employee' : 'prosumer'
  if (consumerType === 'EMPLOYEE')
    await pool.query(`insert into accepted_terms values ($1, 'employee_discount', $2, now())`, [
      id,
      employeeTermsVersion,
    ])
  if (limit !== undefined)
    await pool.query('insert into spend_accounts values ($1, $2, $3, $4, $5)', [id, name, year, 'USD', limit])
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id, consumerType, siteId: 'LH-US' })
  return { ...api.client.withToken(accessToken, 'en-us'), id }
}

const readyCart = async (shopper: TestShopper, qty = 1) => {
  const { id } = await createCartWith(shopper, variantOf('court'), qty)
  return makeReady(shopper, id)
}
const place = (shopper: TestShopper, cartId: string, expectedTotal?: number) =>
  shopper.tryCall('checkout.placeOrder', { body: { cartId, ...(expectedTotal !== undefined && { expectedTotal }) } })
const spentOf = async (api: TestApi, consumerNo: string) =>
  (
    await api.database.db.pool.query(
      'select name, limit_minor::int as limit, spent_minor::int as spent from spend_accounts where consumer_no = $1',
      [consumerNo],
    )
  ).rows

test.for([
  ['employee', 30, { consumerType: 'EMPLOYEE' }, { name: 'employee', limit: 200_000 }],
  ['IPA', 25, { identities: ['IPA', 'WRANX'] }, { name: 'prosumer', limit: 80_000 }],
  ['WRANX', 20, { identities: ['WRANX'] }, { name: 'prosumer', limit: 80_000 }],
] as const)(
  'an order of %s is %i % cheaper, and what was paid for its goods is the spend of the year in the profile [ROLE-01] [ROLE-03] [ACC-14]',
  async ([, percent, person, account], { api }) => {
    const member = await addMember(api, person)
    const { id, totals } = await readyCart(member)
    expect(totals.totalDiscount).toBeCloseTo((totals.itemTotal * percent) / 100, 2)
    const { status, body: order } = await place(member, id, totals.total)
    expect(status).toBe(200)
    const spent = Math.round(order.totals.itemSubTotal * 100)
    expect(await spentOf(api, member.id)).toEqual([{ ...account, spent }])
    const { consumerDetails } = (await member.call('consumer.get', {})).consumerProfile
    const shown = account.name === 'employee' ? consumerDetails.employee : consumerDetails.prosumer
    expect(shown).toMatchObject({ currentSpend: spent / 100 })
    expect(shown?.annualCap ?? shown?.annualCredit).toBe(account.limit / 100)
    expect(
      await listDisagreements(
        api.database.db.pool,
        createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey),
      ),
    ).toEqual([])
  },
)

test('the discount ends where the limit is reached: the next order costs the full price [ACC-14] [ROLE-01]', async ({
  api,
}) => {
  const member = await addMember(api, { consumerType: 'EMPLOYEE', limit: 4000 })
  const first = await readyCart(member)
  // 30 % of the 40.00 that are left.
  expect(first.totals.totalDiscount).toBe(12)
  expect((await place(member, first.id)).status).toBe(200)
  expect(await spentOf(api, member.id)).toEqual([{ name: 'employee', limit: 4000, spent: 4000 }])
  const second = await readyCart(member)
  expect(second.totals.totalDiscount).toBe(0)
  const { consumerDetails } = (await member.call('consumer.get', {})).consumerProfile
  expect(consumerDetails.employee).toMatchObject({ currentSpend: 40, annualCap: 40 })
})

test('of several orders at once only as much has the discount as the limit covers, and another price is refused [ACC-14] [ERR-01]', async ({
  api,
}) => {
  const member = await addMember(api, { consumerType: 'EMPLOYEE', limit: 4000 })
  const carts = [await readyCart(member), await readyCart(member), await readyCart(member)]
  const answers = await Promise.all(carts.map(({ id, totals }) => place(member, id, totals.total)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.errorDetails[0]?.errorId).toBe('ORD415')
  expect(await spentOf(api, member.id)).toEqual([{ name: 'employee', limit: 4000, spent: 4000 }])
  expect(
    await listDisagreements(
      api.database.db.pool,
      createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey),
    ),
  ).toEqual([])
})

test('a cancellation and a return give the limit back, once and in proportion [ACC-14] [ACC-07]', async ({ api }) => {
  const member = await addMember(api, { consumerType: 'EMPLOYEE' })
  const order = async () => {
    const { id } = await readyCart(member, 2)
    const { body } = await place(member, id)
    return body
  }
  const cancelled = await order()
  await member.call('orders.cancel', {
    body: { orderNumber: cancelled.orderNumber, cancellationId: crypto.randomUUID() },
  })
  const spent = async () => (await spentOf(api, member.id))[0]?.spent
  expect(await spent()).toBe(0)
  const { orderNumber, items, totals } = await order()
  const fulfilment = createFulfilment(api.deps)
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const one = { orderNumber, key: 'one', reason: null, items: [{ lineId: items[0]?.id ?? '', qty: 1 }] }
  await Promise.all([fulfilment.refund(one), fulfilment.refund(one)])
  expect(await spent()).toBe(Math.round(totals.itemSubTotal * 50))
  await fulfilment.refund({ orderNumber, key: 'rest', reason: null, items: null })
  expect(await spent()).toBe(0)
})

test('the ledger of a limit cannot be rewritten', async ({ api }) => {
  const { pool } = api.database.db
  await expect(pool.query('update spend_accounts set spent_minor = 0')).rejects.toThrow()
  await expect(pool.query('delete from spend_entries')).rejects.toThrow('append-only')
})
