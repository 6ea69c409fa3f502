import { pointsAccounts, pointsEntries } from '@lacehouse/database'
import { addConsumer, type SignedInShopper, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
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
const birthDate = '1990-04-01'
const join = (shopper: SignedInShopper, more: object = {}) =>
  shopper.tryCall('loyalty.enroll', { body: { loyaltyTerms: true, ...more } })

test('a consumer joins the programme with the day of the server’s clock, its enrolment and its newsletter [LOY-04] [REG-05]', async ({
  api,
}) => {
  const shopper = await signInAnew(api, { birthDate, emailConfirmedAt: new Date(testNow) })
  const { status, body } = await join(shopper, { loyaltyNewsletterConsent: true })
  const loyaltyOptInDate = new Date(testNow).toISOString()
  expect([status, body.loyaltyOptInDate]).toEqual([201, loyaltyOptInDate])
  const { consumerProfile } = await shopper.call('consumer.get', { query: { includeLoyaltySummary: true } })
  expect(consumerProfile).toMatchObject({
    ...{ memberId: body.memberId, isLoyaltyMember: true, loyaltyOptInDate },
    loyaltySummary: { points: { balance: 0 } },
    enrollments: [{ type: 'LOYALTY', enrolledAt: loyaltyOptInDate }],
    subscriptions: [{ channel: 'email', type: 'LoyaltyNewsletter', optin: true, doubleOptin: true }],
  })
})

test('a member who joins again is refused, also when two calls come at once [REG-05]', async ({ api }) => {
  const shopper = await signInAnew(api, { birthDate })
  const answers = await Promise.all([join(shopper), join(shopper)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await join(shopper)).body.errorDetails[0]?.errorId).toBe('PRO418')
})

test('a birth date that the site needs has to be given first: PRO411 [REG-05] [VAL-08]', async ({ api }) => {
  const shopper = await signInAnew(api)
  expect((await join(shopper)).body.errorDetails[0]).toMatchObject({ errorId: 'PRO411', field: 'birthDate' })
})

test('a site without a programme has no membership', async ({ api }) => {
  const shopper = await signInAnew(api, { birthDate })
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')
  Object.assign(site?.features ?? {}, { loyalty: false })
  const joining = await join(shopper)
  Object.assign(site?.features ?? {}, { loyalty: true })
  expect(joining.body.errorDetails[0]?.errorId).toBe('API404')
})

test('the history of points has pages, the newest entry first, and only the member’s own [LOY-01] [AUTH-13]', async ({
  api,
}) => {
  const { drizzle } = api.database.db
  await drizzle.insert(pointsAccounts).values([{ memberId: 'M-1' }, { memberId: 'M-2' }])
  for (const points of [100, 200, 300])
    await drizzle
      .insert(pointsEntries)
      .values({ memberId: 'M-1', kind: 'earn', points, orderNumber: `LH-${points}0000` })
  await drizzle.insert(pointsEntries).values({ memberId: 'M-1', kind: 'spend', points: -50, orderNumber: 'LH-4000000' })
  await drizzle.insert(pointsEntries).values({ memberId: 'M-2', kind: 'earn', points: 7 })
  const shopper = await signInAnew(api, { memberId: 'M-1' })
  const all = await shopper.call('loyalty.listPoints', {})
  expect([all.balance, all.total]).toEqual([550, 4])
  expect(all.entries.map(({ kind, points, orderNumber }) => [kind, points, orderNumber])).toEqual([
    ['spend', -50, 'LH-4000000'],
    ['earn', 300, 'LH-3000000'],
    ['earn', 200, 'LH-2000000'],
    ['earn', 100, 'LH-1000000'],
  ])
  const page = await shopper.call('loyalty.listPoints', { query: { start: 2, count: 1 } })
  expect(page.entries.map(({ points }) => points)).toEqual([200])
})

test('the member id comes with the session of a member where the site has the programme, and with no other session [LOY-03]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db, { memberId: 'M-SESSION' })
  const read = async () => (await signInAs(api.client, { email })).tokens.memberId
  expect(await read()).toBe('M-SESSION')
  expect((await signInAnew(api)).tokens.memberId).toBeUndefined()
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')
  Object.assign(site?.features ?? {}, { loyalty: false })
  const without = await read()
  Object.assign(site?.features ?? {}, { loyalty: true })
  expect(without).toBeUndefined()
})

test('a consumer who is no member has no points: 4044 [LOY-03]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const { status, body } = await shopper.tryCall('loyalty.listPoints', {})
  expect([status, body.errorDetails[0]?.errorId]).toEqual([404, '4044'])
})
