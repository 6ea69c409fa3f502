import { readdir, readFile } from 'node:fs/promises'
import { addConsumer, type SignedInShopper, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendSubscriptionMail } from './send-subscription-mail.ts'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Own = Parameters<typeof addConsumer>[1]
const signInAnew = async (api: TestApi, own: Own = {}): Promise<SignedInShopper> => {
  const { email } = await addConsumer(api.database.db, own)
  return signInAs(api.client, { email })
}
const proved = { emailConfirmedAt: new Date(testNow) }

const choose = (shopper: SignedInShopper, ...subscriptions: object[]) =>
  shopper.tryCall('subscriptions.update', { body: { subscriptions } })
const mails = (optin: boolean) => ({ channel: 'email', type: 'Newsletter', optin })
const messages = (optin: boolean) => ({ channel: 'sms', type: 'Newsletter', optin })

/** Sends the mails that are enqueued for a mailbox, and returns the newest with its link. */
const readMail = async (api: TestApi, recipient: string) => {
  const { rows } = await api.database.db.pool.query(
    `select j.data from pgboss.job j join subscriptions s on s.id::text = j.data ->> 'subscriptionId'
     where j.name = 'subscription-mail' and s.recipient = $1`,
    [recipient],
  )
  for (const { data } of rows) await sendSubscriptionMail(api.deps)(data)
  const files = (await readdir(api.deps.mailFolder).catch(() => [])).filter((name) => /^subscription-.*eml$/.test(name))
  const all = await Promise.all(files.map((file) => readFile(`${api.deps.mailFolder}/${file}`, 'utf8')))
  const mail = all.find((text) => text.toLowerCase().includes(`to: ${recipient}`))
  const json = files.map((file) => file.replace('.eml', '.json'))
  const texts = await Promise.all(json.map((file) => readFile(`${api.deps.mailFolder}/${file}`, 'utf8')))
  const text = texts.map((one) => JSON.parse(one)).find(({ to }) => to === recipient)?.text ?? ''
  return {
    count: rows.length,
    mail,
    st: decodeURIComponent(/account\/subscriptions\?st=([^&\s]+)/.exec(text)?.[1] ?? ''),
  }
}

test('a proved mailbox is subscribed at once with the moment of the server’s clock, and unsubscribed with its own [ACC-11] [LOY-04]', async ({
  api,
}) => {
  const shopper = await signInAnew(api, proved)
  expect((await shopper.call('subscriptions.list', {})).subscriptions).toEqual([])
  const { status, body } = await choose(shopper, mails(true), {
    channel: 'email',
    type: 'LoyaltyNewsletter',
    optin: true,
  })
  const recipient = `${shopper.id.toLowerCase()}@example.com`
  const moment = new Date(testNow).toISOString()
  const one = {
    channel: 'email',
    optin: true,
    doubleOptin: true,
    recipient,
    country: 'US',
    region: 'NA',
    optinDate: moment,
  }
  expect([status, body.subscriptions]).toEqual([
    200,
    [
      { ...one, type: 'LoyaltyNewsletter' },
      { ...one, type: 'Newsletter' },
    ],
  ])
  expect((await readMail(api, recipient)).count).toBe(0)
  api.setNow(testNow + 60_000)
  const ended = (await choose(shopper, mails(false))).body.subscriptions
  api.setNow(testNow)
  const optoutDate = new Date(testNow + 60_000).toISOString()
  expect(ended).toContainEqual({ ...one, type: 'Newsletter', optin: false, doubleOptin: false, optoutDate })
  expect((await shopper.call('consumer.get', {})).consumerProfile.subscriptions).toEqual(ended)
})

test('an unproved mailbox gets a mail whose link confirms once, and a repeated press changes nothing [ACC-11]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const recipient = `${shopper.id.toLowerCase()}@example.com`
  const [pending] = (await choose(shopper, mails(true))).body.subscriptions
  expect(pending).toMatchObject({ optin: true, doubleOptin: false, recipient })
  const { st } = await readMail(api, recipient)
  const anyone = api.client.withToken(null, 'en-us')
  const confirmed = await anyone.call('subscriptions.confirm', { body: { st } })
  expect(confirmed).toMatchObject({ recipient, subscriptions: [{ optin: true, doubleOptin: true }] })
  api.setNow(testNow + 60_000)
  expect(await anyone.call('subscriptions.confirm', { body: { st } })).toEqual(confirmed)
  api.setNow(testNow)
})

test('a mail that is not about an order can be ended by one request (RFC 8058), and its link by choice, without a sign-in [ACC-11]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const recipient = 'reader@example.com'
  await guest.call('subscriptions.create', {
    body: { channel: 'email', type: 'Newsletter', recipient: ' Reader@Example.com' },
  })
  const { mail = '', st } = await readMail(api, recipient)
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(mail.replaceAll(/\n\s+/g, '')).toMatch(
    /^List-Unsubscribe: ?<https?:\/\/[^>]+\/en-us\/account\/subscriptions\?st=[^>]+>$/m,
  )
  const anyone = api.client.withToken(null, 'en-us')
  await anyone.call('subscriptions.confirm', { body: { st } })
  const body = { st, subscriptions: [mails(false), { channel: 'email', type: 'Loyalty', optin: true }] as never }
  const changed = await anyone.call('subscriptions.updateByLink', { body })
  expect(changed.subscriptions.map(({ type, optin, doubleOptin }) => [type, optin, doubleOptin])).toEqual([
    ['Loyalty', true, true],
    ['Newsletter', false, false],
  ])
  expect(await anyone.call('subscriptions.listByLink', { query: { st } })).toEqual(changed)
})

test('an account without a proof of its mailbox neither sees nor ends what the mailbox confirmed [ACC-11]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const shopper = await signInAnew(api)
  const recipient = `${shopper.id.toLowerCase()}@example.com`
  await guest.call('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient } })
  const { st } = await readMail(api, recipient)
  const anyone = api.client.withToken(null, 'en-us')
  const confirmed = await anyone.call('subscriptions.confirm', { body: { st } })
  for (const optin of [true, false])
    expect(
      (await choose(shopper, mails(optin))).body.subscriptions.filter(({ type }) => type === 'Newsletter'),
    ).toEqual([])
  expect(await anyone.call('subscriptions.listByLink', { query: { st } })).toMatchObject(confirmed)
})

test('a stranger who types a confirmed mailbox learns nothing and changes nothing [ACC-11]', async ({ api }) => {
  const shopper = await signInAnew(api, proved)
  await choose(shopper, mails(true))
  const before = (await shopper.call('subscriptions.list', {})).subscriptions
  const guest = await api.client.createGuest()
  const ask = (recipient: string) =>
    guest.tryCall('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient } })
  const known = await ask(before[0]?.recipient ?? '')
  const unknown = await ask('stranger@example.com')
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
  expect((await shopper.call('subscriptions.list', {})).subscriptions).toEqual(before)
})

test('an account that never proved its mailbox does not see what the mailbox receives [AUTH-13]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const recipient = 'victim@example.com'
  await guest.call('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient } })
  const impostor = await signInAnew(api, { email: recipient })
  expect((await impostor.call('subscriptions.list', {})).subscriptions).toEqual([])
})

test('text messages need a phone number, and end for the old one when it changes [ACC-11]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const refused = await choose(shopper, messages(true))
  expect([refused.status, refused.body.errorDetails[0]]).toEqual([
    400,
    expect.objectContaining({ errorId: 'PRO412', field: 'phone' }),
  ])
  const call = (phone: string) =>
    shopper.call('consumer.update', { body: { consumerProfile: { consumerDetails: { phone } } } })
  await call('415 555 0132')
  expect((await choose(shopper, messages(true))).body.subscriptions).toEqual([
    expect.objectContaining({ channel: 'sms', optin: true, doubleOptin: false, recipient: '+14155550132' }),
  ])
  const { consumerProfile } = await call('212 555 0142')
  expect(consumerProfile.subscriptions).toEqual([
    expect.objectContaining({ channel: 'sms', optin: false, recipient: '+14155550132' }),
  ])
})

test('what a site does not offer is not stored [ACC-11]', async ({ api }) => {
  const own = { ...proved, siteId: 'LH-DE', phone: '+493012345678' }
  const { email } = await addConsumer(api.database.db, own)
  const german = await signInAs(api.client, { email, guest: await api.client.createGuest('de-de') })
  const { subscriptions } = (await choose(german, messages(true), mails(true))).body
  expect(subscriptions.map(({ channel, country }) => [channel, country])).toEqual([['email', 'DE']])
})

test('an address that is none is refused at its field, and a forged link with AUT432 [ACC-11]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const refused = await guest.tryCall('subscriptions.create', {
    body: { channel: 'email', type: 'Newsletter', recipient: 'ada' },
  })
  expect(refused).toMatchObject({ status: 400, body: { errorDetails: [{ errorId: 'AUT453', field: 'recipient' }] } })
  const anyone = api.client.withToken(null, 'en-us')
  const st = 'x.y.z'
  for (const answer of [
    await anyone.tryCall('subscriptions.listByLink', { query: { st } }),
    await anyone.tryCall('subscriptions.updateByLink', { body: { st, subscriptions: [mails(false)] } }),
    await anyone.tryCall('subscriptions.confirm', { body: { st } }),
  ])
    expect(answer).toMatchObject({ status: 401, body: { errorDetails: [{ errorId: 'AUT432' }] } })
})

test('a mailbox that unsubscribed is not subscribed by its old confirmation [ACC-11]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const recipient = 'gone@example.com'
  const subscribe = () =>
    guest.call('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient } })
  await subscribe()
  const { st } = await readMail(api, recipient)
  const anyone = api.client.withToken(null, 'en-us')
  await anyone.call('subscriptions.confirm', { body: { st } })
  await anyone.call('subscriptions.updateByLink', { body: { st, subscriptions: [mails(false)] as never } })
  await subscribe()
  const { subscriptions } = await anyone.call('subscriptions.listByLink', { query: { st } })
  expect(subscriptions).toEqual([expect.objectContaining({ optin: true, doubleOptin: false })])
})

test('the consents of a mailbox to the newsletter keep the date of their end, those of others and later ones none [ACC-11]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const shopper = await signInAnew(api, proved)
  const [email, other] = [`${shopper.id.toLowerCase()}@example.com`, 'other.mailbox@example.com']
  const agree = (of: string, at: number) =>
    pool.query(
      `insert into newsletter_consents (site_id, locale, email, source, agreed_at) values ('LH-US', 'en-us', $1, 'checkout', $2)`,
      [of, new Date(at)],
    )
  await agree(email, testNow - 1000)
  await agree(other, testNow - 1000)
  await choose(shopper, mails(true), messages(false))
  const read = async () =>
    (
      await pool.query(
        'select email, withdrawn_at as "withdrawnAt" from newsletter_consents where email = any ($1) order by email, agreed_at',
        [[email, other]],
      )
    ).rows
  expect((await read()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null])
  await choose(shopper, mails(false))
  await agree(email, testNow + 1000)
  const end = new Date(testNow)
  const expected = [
    { email, withdrawnAt: end },
    { email, withdrawnAt: null },
    { email: other, withdrawnAt: null },
  ]
  expect(await read()).toEqual(expected.toSorted((one, next) => one.email.localeCompare(next.email)))
})

test('of several choices none is saved where one is refused [ACC-11]', async ({ api }) => {
  const shopper = await signInAnew(api)
  expect(await choose(shopper, mails(true), messages(true))).toBeRefused(400, 'PRO412')
  expect((await shopper.call('subscriptions.list', {})).subscriptions).toEqual([])
})
