import {
  addConsumer,
  addTestStores,
  type SignedInShopper,
  signInAs,
  type TestApi,
  testStores,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Own = Parameters<typeof addConsumer>[1]
const signInAnew = async (api: TestApi, own: Own = {}): Promise<SignedInShopper> => {
  const { email } = await addConsumer(api.database.db, own)
  return signInAs(api.client, { email })
}

const put = (shopper: SignedInShopper, consumerProfile: object) =>
  shopper.tryCall('consumer.update', { body: { consumerProfile } })

const updatedAt = async (api: TestApi, { id }: SignedInShopper) =>
  (await api.database.db.pool.query('select updated_at, profile from consumers where consumer_no = $1', [id])).rows[0]

test('every field of the own profile is changed and read back [ACC-01] [ACC-13]', async ({ api }) => {
  await addTestStores(api.database.db)
  const shopper = await signInAnew(api, { profile: { identities: ['WRANX'] } })
  const { status, body } = await put(shopper, {
    consumerDetails: {
      ...{ firstName: ' Zoë ', lastName: 'Quick', phone: '4155550132', postalCode: '941031234' },
      ...{ birthDate: '1990-04-01', gender: 'other' },
    },
    preferences: { interests: 'outdoor|running', preferredShoeSize: 'women-8.5' },
    favoriteStore: { id: testStores.soho },
  })
  expect(status).toBe(200)
  const expected = {
    consumerDetails: {
      ...{ firstName: 'Zoë', lastName: 'Quick', phone: '+14155550132', phoneText: '(415) 555-0132' },
      ...{ postalCode: '94103-1234', birthDate: '1990-04-01', gender: 'other', identity: [{ type: 'WRANX' }] },
    },
    preferences: { interests: 'running|outdoor', preferredShoeSize: 'women-8.5' },
    favoriteStore: { id: testStores.soho },
    enrollments: [],
  }
  expect(body.consumerProfile).toMatchObject(expected)
  expect((await shopper.call('consumer.get', {})).consumerProfile).toEqual(body.consumerProfile)
})

test('what an update leaves out stays, and an empty text removes a value [ACC-01]', async ({ api }) => {
  const shopper = await signInAnew(api, { phone: '+14155550132', gender: 'female', profile: { postalCode: '94103' } })
  await put(shopper, { preferences: { interests: 'kids', preferredShoeSize: 'men-9' } })
  const { body } = await put(shopper, {
    consumerDetails: { gender: '', postalCode: '' },
    preferences: { interests: '', preferredShoeSize: '' },
    favoriteStore: null,
  })
  const { consumerDetails, preferences } = body.consumerProfile
  expect(consumerDetails).toMatchObject({ firstName: 'Ada', lastName: 'Marsh', phone: '+14155550132' })
  expect([consumerDetails.gender, consumerDetails.postalCode]).toEqual([undefined, undefined])
  expect(preferences).toEqual({ interests: '' })
})

test('an update without a change is answered and writes nothing [ACC-02]', async ({ api }) => {
  const shopper = await signInAnew(api, { phone: '+14155550132' })
  const before = await updatedAt(api, shopper)
  for (const profile of [{}, { consumerDetails: {} }, { consumerDetails: { firstName: 'Ada', phone: '415 555 0132' } }])
    expect((await put(shopper, profile)).body.consumerProfile.consumerDetails.firstName).toBe('Ada')
  expect(await updatedAt(api, shopper)).toEqual(before)
})

test('two tabs that change different fields at the same time lose nothing', async ({ api }) => {
  const shopper = await signInAnew(api)
  const changes = [{ firstName: 'Zoë' }, { lastName: 'Quick' }, { postalCode: '94103' }, { gender: 'female' }]
  await Promise.all([
    ...changes.map((consumerDetails) => put(shopper, { consumerDetails })),
    put(shopper, { preferences: { interests: 'court' } }),
  ])
  const { consumerProfile } = await shopper.call('consumer.get', {})
  expect(consumerProfile.consumerDetails).toMatchObject(Object.assign({}, ...changes))
  expect(consumerProfile.preferences.interests).toBe('court')
})

test.for([
  ['firstName', 'X', 'PRO415'],
  ['lastName', 'M4rsh', 'PRO415'],
  ['phone', '123', 'PRO412'],
  ['postalCode', '9', 'PRO414'],
  ['birthDate', '2020-01-01', 'PRO410'],
  ['birthDate', '1899-12-31', 'PRO410'],
  ['birthDate', '2001-02-30', 'PRO410'],
] as const)('%s %j is refused at its field with %s [VAL-08]', async ([field, value, errorId], { api }) => {
  const shopper = await signInAnew(api, { birthDate: '1990-04-01' })
  const { status, body } = await put(shopper, { consumerDetails: { [field]: value } })
  expect([status, body.errorDetails[0]]).toEqual([400, expect.objectContaining({ errorId, field })])
})

test('a birth date that the site needs may not be removed: PRO411 [VAL-08]', async ({ api }) => {
  const shopper = await signInAnew(api, { birthDate: '1990-04-01' })
  const { body } = await put(shopper, { consumerDetails: { birthDate: '' } })
  expect(body.errorDetails[0]).toMatchObject({ errorId: 'PRO411', field: 'birthDate' })
})

test('a refusal names every wrong field, and none of the others is stored', async ({ api }) => {
  const shopper = await signInAnew(api)
  const { body } = await put(shopper, { consumerDetails: { firstName: 'Zoë', lastName: '1', phone: '1' } })
  expect(body.errorDetails.map(({ field }) => field)).toEqual(['lastName', 'phone'])
  expect((await shopper.call('consumer.get', {})).consumerProfile.consumerDetails.firstName).toBe('Ada')
})

test.for([
  [{ preferences: { interests: 'running|sailing' } }, 'API400', 'interests'],
  [{ preferences: { preferredShoeSize: 'men-99' } }, 'API400', 'preferredShoeSize'],
  [{ favoriteStore: { id: 'no-store' } }, 'STR404', 'storeId'],
] as const)('the choice %j is refused with %s [ACC-13]', async ([profile, errorId, field], { api }) => {
  const shopper = await signInAnew(api)
  expect((await put(shopper, profile)).body.errorDetails[0]).toMatchObject({ errorId, field })
})

test('credentials and what the shop decides cannot be changed by a profile', async ({ api }) => {
  const shopper = await signInAnew(api)
  for (const profile of [
    { consumerDetails: { email: 'other@example.com' } },
    { consumerDetails: { employee: { annualCap: 9000 } } },
    { isLoyaltyMember: true },
    { consumerType: 'EMPLOYEE' },
  ])
    expect((await put(shopper, profile)).body.errorDetails[0]?.errorId).toBe('API400')
})

test('a guest has no profile to change, and a disabled account cannot change its own [AUTH-13]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const body = { consumerProfile: { consumerDetails: { firstName: 'Zoë' } } }
  expect((await guest.tryCall('consumer.update', { body })).body.errorDetails[0]?.errorId).toBe('AUT404')
  const shopper = await signInAnew(api)
  await api.database.db.pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [shopper.id])
  const refused = await put(shopper, { consumerDetails: { firstName: 'Zoë' } })
  expect(['AUT498', 'AUT404', 'AUT432']).toContain(refused.body.errorDetails[0]?.errorId)
})

let lastPhone = 5_550_200
const nextPhone = () => {
  lastPhone += 1
  return `+1415${lastPhone}`
}

test('a phone that another account has is refused at the phone, and nothing of the update is stored [AUTH-12] [REG-08]', async ({
  api,
}) => {
  const phone = nextPhone()
  await addConsumer(api.database.db, { phone })
  const shopper = await signInAnew(api)
  const refused = await put(shopper, { consumerDetails: { firstName: 'Zoë', phone: phone.slice(2) } })
  expect(refused).toMatchObject({ status: 409, body: { errorDetails: [{ errorId: 'AUT444', field: 'phone' }] } })
  const { consumerDetails } = (await shopper.call('consumer.get', {})).consumerProfile
  expect([consumerDetails.firstName, consumerDetails.phone]).toEqual(['Ada', undefined])
})

test('the phone of a disabled account and the own one in another spelling are free [AUTH-12]', async ({ api }) => {
  const [left, own] = [nextPhone(), nextPhone()]
  await addConsumer(api.database.db, { phone: left, state: 'disabled' })
  const shopper = await signInAnew(api, { phone: own })
  expect((await put(shopper, { consumerDetails: { phone: own.slice(2) } })).status).toBe(200)
  expect((await put(shopper, { consumerDetails: { phone: left } })).status).toBe(200)
})

test('of two accounts that take one phone at the same time one is refused [AUTH-12]', async ({ api }) => {
  const phone = nextPhone()
  const shoppers = await Promise.all([signInAnew(api), signInAnew(api)])
  const both = await Promise.all(shoppers.map((shopper) => put(shopper, { consumerDetails: { phone } })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const taken = 'select 1 from consumers where phone = $1'
  expect((await api.database.db.pool.query(taken, [phone])).rows).toHaveLength(1)
})

test('an account that tries many phones has to solve a challenge, also where none of them is in use [AUTH-12]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await put(shopper, { consumerDetails: { phone: nextPhone() } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 403])
})

test('a whole profile that is sent back as it was read is answered, and writes nothing [ACC-01] [ACC-02]', async ({
  api,
}) => {
  const source = { acquisitionType: 'Registered', campaignName: 'spring' }
  const profile = { identities: ['WRANX'], source, interests: 'kids', postalCode: '94103' }
  const shopper = await signInAnew(api, { phone: nextPhone(), memberId: 'LH-ECHO-1', profile })
  await shopper.call('subscriptions.update', {
    body: { subscriptions: [{ channel: 'sms', type: 'Newsletter', optin: true }] },
  })
  const query = { includeLoyaltySummary: true }
  const { consumerProfile } = await shopper.call('consumer.get', { query })
  const before = await updatedAt(api, shopper)
  const { status, body } = await shopper.tryCall('consumer.update', { query, body: { consumerProfile } })
  expect([status, body.consumerProfile]).toEqual([200, consumerProfile])
  expect(await updatedAt(api, shopper)).toEqual(before)
})

test.for([
  ['email', { consumerDetails: { email: 'other@example.com' } }],
  ['address', { consumerDetails: { address: [{ id: 'x' }] } }],
  ['source', { consumerDetails: { source: { acquisitionType: 'Bought' } } }],
  ['identity', { consumerDetails: { identity: [{ type: 'IPA' }] } }],
  ['athlete', { consumerDetails: { athlete: { currentSpend: 0, annualCredit: 900 } } }],
  ['enrollments', { enrollments: [{ type: 'LOYALTY' }] }],
  ['isLoyaltyMember', { isLoyaltyMember: true }],
  ['loyaltySummary', { loyaltySummary: { points: { balance: 9000 } } }],
  [
    'subscriptions',
    { subscriptions: [{ channel: 'email', type: 'Newsletter', optin: true, recipient: 'eve@example.com' }] },
  ],
] as const)(
  '%s is refused by name where a profile changes it, and nothing is stored [ACC-01]',
  async ([field, change], { api }) => {
    const shopper = await signInAnew(api)
    const { consumerDetails = {}, ...rest } = change as { consumerDetails?: object }
    const profile = { ...rest, consumerDetails: { ...consumerDetails, firstName: 'Zoë' } }
    const { status, body } = await put(shopper, profile)
    expect([status, body.errorDetails]).toEqual([
      400,
      [{ errorId: 'API400', field, message: 'This can’t be changed here.' }],
    ])
    expect((await shopper.call('consumer.get', {})).consumerProfile.consumerDetails.firstName).toBe('Ada')
  },
)

test('a profile begins and ends subscriptions; text messages go to its new phone and wait for it [ACC-01] [ACC-11]', async ({
  api,
}) => {
  const phone = nextPhone()
  const shopper = await signInAnew(api)
  const text = { channel: 'sms', type: 'Newsletter' } as const
  const begun = await put(shopper, { consumerDetails: { phone }, subscriptions: [{ ...text, optin: true }] })
  expect(begun.body.consumerProfile.subscriptions).toMatchObject([
    { ...text, optin: true, doubleOptin: false, recipient: phone },
  ])
  const ended = await put(shopper, { subscriptions: [{ ...text, optin: false }] })
  expect(ended.body.consumerProfile.subscriptions).toMatchObject([{ ...text, optin: false, recipient: phone }])
})

test('text messages without a phone are refused at the phone, and nothing of the profile is stored [ACC-11]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const subscriptions = [{ channel: 'sms', type: 'Newsletter', optin: true }]
  const refused = await put(shopper, { consumerDetails: { firstName: 'Zoë' }, subscriptions })
  expect(refused).toMatchObject({ status: 400, body: { errorDetails: [{ errorId: 'PRO412', field: 'phone' }] } })
  expect((await shopper.call('consumer.get', {})).consumerProfile.consumerDetails.firstName).toBe('Ada')
})

test('an update that is refused at one part leaves nothing of the others: profile, terms and subscriptions are saved together [ACC-01] [ROLE-01]', async ({
  api,
}) => {
  const phone = nextPhone()
  await addConsumer(api.database.db, { phone })
  const shopper = await signInAnew(api, { consumerType: 'EMPLOYEE' })
  const read = async () => (await shopper.call('consumer.get', {})).consumerProfile
  const before = await read()
  const { annualCap, currentSpend } = before.consumerDetails.employee ?? {}
  const employee = { annualCap, currentSpend, isEmployeeDiscountTCAccepted: true, termsVersion: '2026-11' }
  const subscriptions = [{ channel: 'email', type: 'Newsletter', optin: true }]
  const sent = (own: object) => put(shopper, { consumerDetails: { firstName: 'Zoë', employee, ...own }, subscriptions })
  expect(await sent({ phone })).toBeRefused(409, 'AUT444')
  expect(await read()).toEqual(before)
  const { status, body } = await sent({})
  expect([status, body.consumerProfile.consumerDetails.firstName]).toEqual([200, 'Zoë'])
  expect(body.consumerProfile.enrollments).toEqual([{ type: 'EMPLOYEE_DISCOUNT' }])
  expect(body.consumerProfile.subscriptions).toMatchObject(subscriptions)
})

test('a profile stays as it was when its subscriptions cannot be saved [ACC-01] [ACC-11]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const { pool } = api.database.db
  await pool.query(
    `alter table subscriptions add constraint refuses_one check (consumer_no is distinct from '${shopper.id}') not valid`,
  )
  const change = {
    consumerDetails: { firstName: 'Zoë' },
    subscriptions: [{ channel: 'email', type: 'Newsletter', optin: true }],
  }
  expect((await put(shopper, change)).status).toBe(500)
  expect((await shopper.call('consumer.get', {})).consumerProfile.consumerDetails.firstName).toBe('Ada')
  await pool.query('alter table subscriptions drop constraint refuses_one')
  expect((await put(shopper, change)).body.consumerProfile.consumerDetails.firstName).toBe('Zoë')
})
