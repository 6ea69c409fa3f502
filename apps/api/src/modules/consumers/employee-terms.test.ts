import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import {
  addConsumer,
  addPromotion,
  createCartWith,
  signInAs,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const offer = { conditions: [{ type: 'programme', anyOf: ['employee'] }], effect: { type: 'percent', percent: 3000 } }
test.beforeAll(({ api }) => addPromotion(api, { id: 'employees', combinable: true, rule: offer }))

const signIn = async (api: TestApi, consumerType: string) =>
  signInAs(api.client, await addConsumer(api.database.db, { consumerType }))
const accept = (shopper: TestShopper, termsVersion = employeeTermsVersion) =>
  shopper.tryCall('consumer.update', {
    body: { consumerProfile: { consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true, termsVersion } } } },
  })
const errorOf = async (answer: ReturnType<typeof accept>) => (await answer).body.errorDetails[0]
const totalsOf = async (shopper: TestShopper, basketId: string) =>
  (await shopper.call('cart.get', { params: { basketId } })).totals

test('an employee has the discount from the moment that they accept the terms, and their tokens say so [ROLE-01]', async ({
  api,
}) => {
  const employee = await signIn(api, 'EMPLOYEE')
  expect(employee.tokens.isEmployeeDiscountTCAccepted).toBe(false)
  const { id } = await createCartWith(employee, variantOf('court'))
  const before = await totalsOf(employee, id)
  expect(before.totalDiscount).toBe(0)
  expect((await accept(employee)).status).toBe(200)
  const after = await totalsOf(employee, id)
  expect(after.totalDiscount).toBeCloseTo(before.itemTotal * 0.3, 2)
  const { consumerNo = '' } = employee.tokens
  const stored = 'select terms, version, accepted_at as at from accepted_terms where consumer_no = $1'
  const { rows } = await api.database.db.pool.query(stored, [consumerNo])
  expect(rows).toEqual([{ terms: 'employee_discount', version: employeeTermsVersion, at: expect.any(Date) }])
  expect((await accept(employee)).status).toBe(200)
  expect((await api.database.db.pool.query(stored, [consumerNo])).rows).toEqual(rows)
  const { tokens } = await signInAs(api.client, { email: `${consumerNo.toLowerCase()}@example.com` })
  expect(tokens.isEmployeeDiscountTCAccepted).toBe(true)
})

test('the profile names the version of the terms, and lists the discount once it is accepted [ROLE-01]', async ({
  api,
}) => {
  const employee = await signIn(api, 'EMPLOYEE')
  const read = async () => (await employee.call('consumer.get', {})).consumerProfile
  const termsVersion = employeeTermsVersion
  expect(await read()).toMatchObject({
    enrollments: [],
    consumerDetails: {
      employee: { currentSpend: 0, annualCap: 2000, isEmployeeDiscountTCAccepted: false, termsVersion },
    },
  })
  await accept(employee)
  expect(await read()).toMatchObject({
    enrollments: [{ type: 'EMPLOYEE_DISCOUNT' }],
    consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true } },
  })
})

test('an earlier version of the terms is no discount, and accepting it is refused [ROLE-01]', async ({ api }) => {
  const employee = await signIn(api, 'EMPLOYEE')
  expect(await errorOf(accept(employee, '2020-01'))).toMatchObject({ errorId: 'API400', field: 'termsVersion' })
  const old = `insert into accepted_terms (consumer_no, terms, version, accepted_at) values ($1, 'employee_discount', '2020-01', now())`
  await api.database.db.pool.query(old, [employee.tokens.consumerNo])
  const { id } = await createCartWith(employee, variantOf('court'))
  expect((await totalsOf(employee, id)).totalDiscount).toBe(0)
})

test('no one but an employee can accept the terms, and accepting them cannot be taken back or written over [ROLE-01]', async ({
  api,
}) => {
  const consumer = await signIn(api, 'CONSUMER')
  expect(await errorOf(accept(consumer))).toMatchObject({ errorId: 'AUT404' })
  const employee = await signIn(api, 'EMPLOYEE')
  const employeeNo = { isEmployeeDiscountTCAccepted: false, termsVersion: employeeTermsVersion }
  const body = { consumerProfile: { consumerDetails: { employee: employeeNo } } } as never
  expect((await employee.tryCall('consumer.update', { body })).body.errorDetails[0]?.errorId).toBe('API400')
  await accept(employee)
  await expect(api.database.db.pool.query('delete from accepted_terms')).rejects.toThrow('append-only')
})
