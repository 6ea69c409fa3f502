import { days } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addCoupon,
  makeVerifier,
  openReadyCart,
  place,
  type SignedInShopper,
  signInAs,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, signUp: false })
})
test.beforeEach(({ api }) => api.setNow(testNow))

let count = 0

/** Signs a new member in and gives their code. */
const openMember = async (
  api: TestApi,
): Promise<{ member: SignedInShopper; memberId: string; referralCode: string }> => {
  const { email } = await addConsumer(api.database.db, { birthDate: '1990-04-01' })
  const member = await signInAs(api.client, { email })
  const { memberId } = await member.call('loyalty.enroll', { body: { loyaltyTerms: true } })
  return { member, memberId, referralCode: (await member.call('loyalty.listPoints', {})).referralCode }
}

const signUp = (api: TestApi, own: object) => {
  count += 1
  const body = {
    ...{ email: `friend${count}@example.com`, password: 'Kupferkanne7', firstName: 'Eve', lastName: 'Marsh' },
    ...{ birthDate: '1990-02-28', phone: `(415) 555-${2000 + count}`, gender: 'female', isTermsConfirmed: true },
    ...{ codeChallenge: makeVerifier().codeChallenge, ...own },
  }
  return api.client.withToken(null, 'en-us').tryCall('auth.signUp', { body, headers: { source: 'instagram' } })
}

const read = async (api: TestApi, text: string, value: unknown) =>
  (await api.database.db.pool.query(text, [value])).rows

test('a member’s code becomes a token, and the sign-up with it records the member and the place of the link [REG-10]', async ({
  api,
  guest,
}) => {
  const { memberId, referralCode } = await openMember(api)
  expect(referralCode).toMatch(/^[0-9A-F]{10}$/)
  const { body } = await guest.tryCall('loyalty.token', {
    body: { usid: 'visit-1', referralCode: referralCode.toLowerCase() },
    headers: { leadsource: 'newsletter' },
  })
  expect(body.expiresIn).toBe(days(30) / 1000)
  const source = { store: 'S1', campaignName: 'spring', consumerId: 'crm-7' }
  const made = await signUp(api, { referralToken: body.token, source })
  expect(made.status).toBe(201)
  const { consumerNo } = made.body
  expect(await read(api, 'select member_id, lead_source from referrals where consumer_no = $1', consumerNo)).toEqual([
    { member_id: memberId, lead_source: 'newsletter' },
  ])
  const [row] = await read(
    api,
    `select profile -> 'source' as source from consumers where consumer_no = $1`,
    consumerNo,
  )
  expect(row?.source).toEqual({ ...source, leadSource: 'instagram' })
})

test('an unknown code is refused, and a token that was forged or has expired brings nothing [REG-10]', async ({
  api,
  guest,
}) => {
  const ask = (referralCode: string) => guest.tryCall('loyalty.token', { body: { usid: 'visit-2', referralCode } })
  expect(await ask('0000000000')).toBeRefused(404, 'PRO404')
  const { token } = (await ask((await openMember(api)).referralCode)).body
  const forged = await signUp(api, { referralToken: `${token.slice(0, -2)}xx` })
  api.setNow(testNow + days(30))
  const late = await signUp(api, { referralToken: token })
  for (const { status, body } of [forged, late]) {
    expect(status).toBe(201)
    expect(await read(api, 'select 1 from referrals where consumer_no = $1', body.consumerNo)).toEqual([])
  }
})

test('a member without an order is shown the coupon of a first order, until they have ordered; others are no members [REG-10]', async ({
  api,
}) => {
  const { member } = await openMember(api)
  const ask = async () => (await member.call('loyalty.welcomePromotion', {})).promotion
  expect(await ask()).toBeNull()
  await addCoupon(api, 'HELLO10', {
    rule: { conditions: [{ type: 'coupon' }, { type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } },
  })
  expect(await ask()).toMatchObject({ code: 'HELLO10', name: expect.any(String) })
  await place(member, await openReadyCart(member, variantOf('court')))
  expect(await ask()).toBeNull()
  const other = await signInAs(api.client, { email: (await addConsumer(api.database.db)).email })
  expect(await other.tryCall('loyalty.welcomePromotion', {})).toBeRefused(404, '4044')
})

test('a code with spaces around it is the member’s, and a site without a programme knows no code and no member [REG-10]', async ({
  api,
  guest,
}) => {
  const { member, referralCode } = await openMember(api)
  const ask = () => guest.tryCall('loyalty.token', { body: { usid: 'visit-3', referralCode: ` ${referralCode} ` } })
  expect((await ask()).status).toBe(200)
  const features = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.features ?? {}
  Object.assign(features, { loyalty: false })
  const [code, promotion, points] = [
    await ask(),
    await member.tryCall('loyalty.welcomePromotion', {}),
    await member.tryCall('loyalty.listPoints', {}),
  ]
  const { tiers } = await guest.call('loyalty.listTiers', {})
  Object.assign(features, { loyalty: true })
  expect(code).toBeRefused(404, 'PRO404')
  for (const refused of [promotion, points]) expect(refused).toBeRefused(404, '4044')
  expect(tiers).toEqual([])
})
