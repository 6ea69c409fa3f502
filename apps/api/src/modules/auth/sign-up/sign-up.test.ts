import { readdir, readFile } from 'node:fs/promises'
import { days } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  callAsPage,
  makeVerifier,
  signInAs,
  solveCaptcha,
  type TestApi,
  testNow,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendAccountLinkMail } from '../../../core/account-mails/send-account-link-mail.ts'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  askForProofOfWork(api, false)
})

const askForProofOfWork = (api: TestApi, signUp: boolean): void => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, signUp })
}

let count = 0
const nextPhone = (): string => `(415) 555-${String(1000 + ++count)}`
const nextEmail = (): string => `New${++count}@example.com`

const toBody = (own: object = {}) => ({
  ...{ email: nextEmail(), password: 'Kupferkanne7', firstName: ' Ada ', lastName: 'Marsh', birthDate: '1990-02-28' },
  ...{ phone: nextPhone(), gender: 'female', isTermsConfirmed: true, isTemporaryPassword: true },
  codeChallenge: makeVerifier().codeChallenge,
  ...own,
})

const ask = (api: TestApi, own: object = {}, locale = 'en-us') =>
  api.client.withToken(null, locale).tryCall('auth.signUp', { body: toBody(own) as never })

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

test('a sign-up makes an account with what was given, and its code signs it in [AUTH-06] [REG-03]', async ({ api }) => {
  const { codeVerifier, codeChallenge } = makeVerifier()
  const phone = nextPhone()
  const source = { store: 'S1', acquisitionType: 'Registered', campaignName: 'spring' }
  const subscriptions = { newsletterConsent: true, loyaltyConsent: true, loyaltyEnrollment: 'Full' }
  const own = { email: 'Fresh@Example.com', phone, postalCode: '94110', codeChallenge, source, subscriptions }
  const { status, body } = await ask(api, own)
  expect(status).toBe(201)
  const guest = await api.client.createGuest('en-us')
  const tokens = await guest.call('auth.token', { body: { authorizationCode: body.authorizationCode, codeVerifier } })
  expect(tokens.consumerNo).toBe(body.consumerNo)
  const shopper = api.client.withToken(tokens.accessToken, 'en-us', tokens.consumerNo)
  const { consumerProfile } = await shopper.call('consumer.get', {})
  expect(consumerProfile).toMatchObject({
    isLoyaltyMember: true,
    loyaltyOptInDate: new Date(testNow).toISOString(),
    consumerDetails: {
      ...{ email: 'fresh@example.com', firstName: 'Ada', lastName: 'Marsh', birthDate: '1990-02-28', gender: 'female' },
      ...{ phone: `+1${phone.replaceAll(/\D/g, '')}`, postalCode: '94110' },
    },
  })
  const [row] = await read(
    api,
    'select profile, password_hash as hash from consumers where email = $1',
    'fresh@example.com',
  )
  expect(row.profile.source).toEqual(source)
  expect(row.hash).toMatch(/^\$argon2id\$/)
  expect(await read(api, `select source from newsletter_consents where email = 'fresh@example.com'`)).toEqual([
    { source: 'sign_up' },
  ])
})

const consentsOf = (api: TestApi, email: string) =>
  read(
    api,
    `select s.channel, s.type, s.recipient, s.confirmed_at as "confirmedAt" from subscriptions s
      join consumers k using (consumer_no) where k.email = $1 order by s.channel, s.type`,
    email,
  )

test('each consent of a sign-up is a subscription, which waits for its mailbox or phone [REG-03] [REG-06] [LOY-04]', async ({
  api,
}) => {
  const phone = nextPhone()
  const email = nextEmail().toLowerCase()
  const subscriptions = {
    ...{ newsletterConsent: true, loyaltyConsent: true, loyaltyEnrollment: 'Full' },
    ...{ loyaltyNewsletterConsent: true, smsNotificationConsent: true },
  }
  expect((await ask(api, { email, phone, subscriptions })).status).toBe(201)
  expect(await consentsOf(api, email)).toEqual([
    { channel: 'email', type: 'LoyaltyNewsletter', recipient: email, confirmedAt: null },
    { channel: 'email', type: 'Newsletter', recipient: email, confirmedAt: null },
    { channel: 'sms', type: 'Newsletter', recipient: `+1${phone.replaceAll(/\D/g, '')}`, confirmedAt: null },
  ])
})

test('a site without a loyalty programme leaves its membership and its newsletter out [LOY-04] [REG-03]', async ({
  api,
}) => {
  const email = nextEmail().toLowerCase()
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')
  Object.assign(site?.features ?? {}, { loyalty: false })
  const { status } = await ask(api, { email, subscriptions: { loyaltyConsent: true, loyaltyNewsletterConsent: true } })
  Object.assign(site?.features ?? {}, { loyalty: true })
  expect(status).toBe(201)
  expect(await consentsOf(api, email)).toEqual([])
  expect(await read(api, 'select member_id as "memberId" from consumers where email = $1', email)).toEqual([
    { memberId: null },
  ])
})

test('a site without text messages leaves their consent out [REG-03]', async ({ api }) => {
  const email = nextEmail().toLowerCase()
  const own = { email, phone: '030 901820', subscriptions: { smsNotificationConsent: true } }
  expect((await ask(api, own, 'de-de')).status).toBe(201)
  expect(await consentsOf(api, email)).toEqual([])
})

test('text messages without a phone are refused at the phone [REG-03] [REG-06]', async ({ api }) => {
  const refused = await ask(api, { phone: undefined, subscriptions: { smsNotificationConsent: true } })
  expect(refused).toMatchObject({ status: 400, body: { errorDetails: [{ errorId: 'PRO412', field: 'phone' }] } })
})

test('an account without consent is no member and gets no newsletter [REG-03]', async ({ api }) => {
  const email = nextEmail().toLowerCase()
  expect((await ask(api, { email })).status).toBe(201)
  expect(await read(api, 'select member_id as "memberId" from consumers where email = $1', email)).toEqual([
    { memberId: null },
  ])
  expect(await read(api, 'select 1 from newsletter_consents where email = $1', email)).toEqual([])
})

test('a login in use is refused at the email, in any spelling [AUTH-12] [REG-08]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const refused = await ask(api, { email: email.toUpperCase() })
  expect(refused).toMatchObject({ status: 409, body: { errorDetails: [{ errorId: 'AUT439', field: 'email' }] } })
})

test('a phone in use is refused at the phone, in any spelling [AUTH-12] [REG-08]', async ({ api }) => {
  const phone = nextPhone()
  expect((await ask(api, { phone })).status).toBe(201)
  const refused = await ask(api, { phone: `+1 ${phone.replaceAll(/\D/g, '')}` })
  expect(refused).toMatchObject({ status: 409, body: { errorDetails: [{ errorId: 'AUT442', field: 'phone' }] } })
})

test.for([
  ['one email', () => ({ email: 'twice@example.com' }), 'AUT439'],
  ['one phone', () => ({ phone: '(415) 555-9999' }), 'AUT442'],
] as const)(
  'of two sign-ups with %s at the same time one is refused [AUTH-12]',
  async ([_name, own, errorId], { api }) => {
    const both = await Promise.all([ask(api, own()), ask(api, own())])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)).toBeRefused(409, errorId)
  },
)

test.for([
  ['email', { email: 'ada@example' }, 'AUT453'],
  ['firstName', { firstName: 'A' }, 'PRO415'],
  ['lastName', { lastName: '<b>' }, 'PRO415'],
  ['password', { password: 'kupferkanne7' }, 'FE872'],
  ['password', { password: 'Password1' }, 'FE872'],
  ['phone', { phone: '(115) 555-0132' }, 'PRO412'],
  ['gender', { gender: undefined }, 'API400'],
  ['postalCode', { postalCode: '9411' }, 'PRO414'],
  ['birthDate', { birthDate: undefined }, 'PRO411'],
  ['birthDate', { birthDate: '2020-01-01' }, 'PRO410'],
] as const)('a wrong %s is refused there: %j with %s [AUTH-06] [VAL-08]', async ([field, own, errorId], { api }) => {
  expect(await ask(api, own)).toMatchObject({ status: 400, body: { errorDetails: [{ errorId, field }] } })
})

test('the minimal age is reached on the birthday by the clock of the server, which its page asks for [REG-09]', async ({
  api,
}) => {
  const birthDate = '2012-03-01'
  const guest = await api.client.createGuest('en-us')
  api.setNow(Date.parse('2025-02-28T23:59:59Z'))
  expect((await guest.call('internal.serverTime', {})).iso).toBe('2025-02-28T23:59:59.000Z')
  expect(await ask(api, { birthDate })).toMatchObject({
    status: 400,
    body: { errorDetails: [{ errorId: 'PRO410', field: 'birthDate' }] },
  })
  api.setNow(Date.parse('2025-03-01T00:00:00Z'))
  expect((await guest.call('internal.serverTime', {})).iso).toBe('2025-03-01T00:00:00.000Z')
  expect((await ask(api, { birthDate })).status).toBe(201)
})

test('a shopper who would rather not say has no gender in the profile [REG-03]', async ({ api }) => {
  const { status } = await ask(api, { gender: 'undisclosed', email: 'quiet@example.com' })
  expect(status).toBe(201)
  expect(await read(api, 'select gender from consumers where email = $1', 'quiet@example.com')).toEqual([
    { gender: null },
  ])
})

test('the age counts by the server’s clock and the country’s minimal age [VAL-08]', async ({ api }) => {
  const today = new Date(testNow).toISOString().slice(5, 10)
  const year = new Date(testNow).getUTCFullYear()
  const born = (age: number) => ({ birthDate: `${year - age}-${today}`, phone: undefined })
  expect(await ask(api, born(15), 'de-de')).toBeRefused(400, 'PRO410')
  expect((await ask(api, born(16), 'de-de')).status).toBe(201)
  expect((await ask(api, { ...born(13), phone: nextPhone() })).status).toBe(201)
  expect(await ask(api, { ...born(12), phone: nextPhone() })).toBeRefused(400, 'PRO410')
})

test('a site that asks for a captcha takes a sign-up only with one [AUTH-08]', async ({ api }) => {
  askForProofOfWork(api, true)
  const guest = await api.client.createGuest('en-us')
  expect(await guest.tryCall('auth.signUp', { body: toBody() as never })).toBeRefused(403, 'AUT403')
  const recaptcha_response = await solveCaptcha(guest)
  const solved = await guest.tryCall('auth.signUp', { body: toBody({ recaptcha_response }) as never })
  expect(solved.status).toBe(201)
})

test('the look-up says whether an email has an account, and asks for a proof of work after ten in a minute [REG-02]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const guest = await api.client.createGuest('en-us')
  const lookUp = (of: string) => guest.tryCall('auth.lookUp', { query: { email: of } })
  expect((await lookUp(email.toUpperCase())).body).toEqual({ registered: true })
  expect((await lookUp('stranger@example.com')).body).toEqual({ registered: false })
  expect(await lookUp('stranger@example')).toBeRefused(400, 'AUT453')
  for (let more = 3; more < 10; more += 1) expect((await lookUp('stranger@example.com')).status).toBe(200)
  const stopped = await lookUp(email)
  expect(stopped).toBeRefused(403, 'AUT403')
  expect(stopped.body).toHaveProperty('appId')
  expect((await callAsPage(guest, 'auth.lookUp', { query: { email } })).body).toEqual({ registered: true })
})

/** Sends the mails that wait, and reads the token of the newest link to confirm an email. */
const readLink = async (api: TestApi): Promise<string> => {
  const list = async () =>
    // The first mail makes the folder.
    (await readdir(api.deps.mailFolder).catch(() => [])).filter((name) => /^account-link-.*html$/.test(name))
  const before = new Set(await list())
  const jobs = await read(api, `delete from pgboss.job where name = 'account-link-mail' returning data`)
  for (const { data } of jobs) await sendAccountLinkMail(api.deps)(data)
  const [file = ''] = (await list()).filter((name) => !before.has(name))
  const mail = file && (await readFile(`${api.deps.mailFolder}/${file}`, 'utf8'))
  return decodeURIComponent(/confirm-email\?st=([^"]+)"/.exec(mail)?.[1] ?? '')
}

const register = async (api: TestApi, own: object = {}) => {
  await readLink(api)
  const { codeVerifier, codeChallenge } = makeVerifier()
  const email = nextEmail().toLowerCase()
  const { body } = await ask(api, { email, codeChallenge, ...own })
  const guest = await api.client.createGuest('en-us')
  const tokens = await guest.call('auth.token', { body: { authorizationCode: body.authorizationCode, codeVerifier } })
  return { email, shopper: api.client.withToken(tokens.accessToken, 'en-us', tokens.consumerNo) }
}

test('the link of the mail confirms the email of its own account, signed in, and twice is the same as once', async ({
  api,
}) => {
  const { email, shopper } = await register(api)
  const st = await readLink(api)
  expect(await shopper.call('auth.getSecurity', {})).toMatchObject({ email, emailConfirmed: false })
  const other = await signInAs(api.client, await addConsumer(api.database.db))
  expect(await other.tryCall('auth.confirmEmail', { body: { st } })).toBeRefused(410, 'AUT402')
  const guest = await api.client.createGuest('en-us')
  expect(await guest.tryCall('auth.confirmEmail', { body: { st } })).toBeRefused(403, 'AUT404')
  for (let time = 0; time < 2; time += 1)
    expect(await shopper.call('auth.confirmEmail', { body: { st } })).toEqual({ email })
  expect(await shopper.call('auth.getSecurity', {})).toMatchObject({ email, emailConfirmed: true })
})

test('a newsletter of the sign-up is confirmed with the email, and not before [ACC-11]', async ({ api }) => {
  const { shopper } = await register(api, { subscriptions: { newsletterConsent: true } })
  const st = await readLink(api)
  const readState = async () => {
    const { subscriptions } = await shopper.call('subscriptions.list', {})
    return subscriptions.map(({ type, optin, doubleOptin }) => [type, optin, doubleOptin])
  }
  const before = await readState()
  await shopper.call('auth.confirmEmail', { body: { st } })
  expect([before, await readState()]).toEqual([[['Newsletter', true, false]], [['Newsletter', true, true]]])
})

test('the newsletter of members is confirmed with the mailbox, keeps the day of the sign-up, and is ended in the account [LOY-04] [ACC-11]', async ({
  api,
}) => {
  const subscriptions = { loyaltyConsent: true, loyaltyEnrollment: 'Full', loyaltyNewsletterConsent: true }
  const { email, shopper } = await register(api, { subscriptions })
  const st = await readLink(api)
  const list = async () => (await shopper.call('subscriptions.list', {})).subscriptions
  const kind = { channel: 'email', type: 'LoyaltyNewsletter' } as const
  const one = { ...kind, recipient: email, optin: true, optinDate: new Date(testNow).toISOString() }
  expect(await list()).toMatchObject([{ ...one, doubleOptin: false }])
  api.setNow(testNow + 60_000)
  await shopper.call('auth.confirmEmail', { body: { st } })
  expect(await list()).toMatchObject([{ ...one, doubleOptin: true }])
  await shopper.call('subscriptions.update', { body: { subscriptions: [{ ...kind, optin: false }] } })
  const optoutDate = new Date(testNow + 60_000).toISOString()
  expect(await list()).toMatchObject([{ ...one, optin: false, optoutDate }])
})

test('the link can be asked for again while the email is not confirmed, and not afterwards', async ({ api }) => {
  const { shopper } = await register(api)
  const first = await readLink(api)
  await shopper.call('auth.requestConfirmation', { body: {} })
  const second = await readLink(api)
  expect(second).not.toBe(first)
  await shopper.call('auth.confirmEmail', { body: { st: second } })
  await shopper.call('auth.requestConfirmation', { body: {} })
  expect(await readLink(api)).toBe('')
})

test('a link to confirm an email ends after a week', async ({ api }) => {
  const { consumerNo, email } = await addConsumer(api.database.db)
  await (await signInAs(api.client, { email })).call('auth.requestConfirmation', { body: {} })
  const st = await readLink(api)
  api.setNow(testNow + days(7))
  const late = await signInAs(api.client, { email })
  expect(await late.tryCall('auth.confirmEmail', { body: { st } })).toBeRefused(410, 'AUT402')
  const text = 'select email_confirmed_at is null as open from consumers where consumer_no = $1'
  expect(await read(api, text, consumerNo)).toEqual([{ open: true }])
})

test('a link to confirm an email is not one to reset a password', async ({ api }) => {
  await register(api)
  const st = await readLink(api)
  const body = { st, newPassword: 'Zinnbecher88', passwordConfirmation: 'Zinnbecher88' }
  expect(await api.client.withToken(null).tryCall('auth.resetPassword', { body })).toBeRefused(410, 'AUT402')
})
