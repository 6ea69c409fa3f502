import { randomUUID } from 'node:crypto'
import { days, hours, minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  demoPassword,
  makeVerifier,
  type SignedInShopper,
  signInAs,
  type TestApi,
  testNow,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendAccountLinkMail } from '../../../core/account-mails/send-account-link-mail.ts'

test.beforeEach(async ({ api }) => {
  api.setNow(testNow)
  // Mails that an earlier test did not send.
  await read(api, `delete from pgboss.job where name = 'account-link-mail'`)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const drawEmail = () => `new-${randomUUID()}@example.com`

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

type Mail = { readonly to: string; readonly html: string }

/** Sends the waiting mails of links, and returns them. */
const sendMails = async (api: TestApi): Promise<Mail[]> => {
  const sent: Mail[] = []
  const mailer = { send: async ({ to, html }: Mail) => void sent.push({ to, html }) }
  const jobs = await read(api, `delete from pgboss.job where name = 'account-link-mail' returning data`)
  for (const { data } of jobs) await sendAccountLinkMail({ ...api.deps, mailer } as never)(data)
  return sent
}

const readToken = (mail: Mail | undefined, change: 'confirm' | 'undo'): string =>
  decodeURIComponent(new RegExp(`change=${change}&(?:amp;)?st=([^"]+)"`).exec(mail?.html ?? '')?.[1] ?? '')

const addProved = (api: TestApi) => addConsumer(api.database.db, { emailConfirmedAt: new Date(testNow) })

const ask = (shopper: SignedInShopper, email: string, password: string | undefined = demoPassword) =>
  shopper.tryCall('auth.requestEmailChange', { body: { email, ...(password !== undefined && { password }) } })

const confirm = (shopper: SignedInShopper, st: string) => shopper.tryCall('auth.confirmEmailChange', { body: { st } })

const undo = (api: TestApi, st: string) => api.client.withToken(null).tryCall('auth.undoEmailChange', { body: { st } })

const trySignIn = async (api: TestApi, email: string, password = demoPassword): Promise<number> => {
  const body = { username: email, password, codeChallenge: makeVerifier().codeChallenge }
  return (await api.client.withToken(null).tryCall('auth.signIn', { body })).status
}

/** Changes the email of a new account with a proved mailbox, and returns the token of the mail to the former one. */
const changeEmail = async (api: TestApi) => {
  const { email: former, consumerNo } = await addProved(api)
  const shopper = await signInAs(api.client, { email: former })
  const email = drawEmail()
  await ask(shopper, email)
  const mail = (await sendMails(api)).find(({ to }) => to === email)
  expect(await confirm(shopper, readToken(mail, 'confirm'))).toMatchObject({ status: 200 })
  const notice = (await sendMails(api)).find(({ to }) => to === former)
  return { consumerNo, former, email, shopper, notice, st: readToken(notice, 'undo') }
}

test('the email changes when its new mailbox confirms it, other sessions end, and the sign-in is by the new one only', async ({
  api,
}) => {
  const { email: former } = await addProved(api)
  const [shopper, other] = [
    await signInAs(api.client, { email: former }),
    await signInAs(api.client, { email: former }),
  ]
  const email = drawEmail()
  expect(await ask(shopper, email.toUpperCase())).toMatchObject({ status: 202, body: { accepted: true } })
  const [mail] = await sendMails(api)
  expect(mail?.to).toBe(email)
  expect(await shopper.call('auth.getSecurity', {})).toMatchObject({ email: former, pendingEmail: email })
  expect([await trySignIn(api, former), await trySignIn(api, email)]).toEqual([200, 401])
  const st = readToken(mail, 'confirm')
  const done = await confirm(shopper, st)
  expect([done.status, done.body]).toEqual([200, { email, endedSessions: 1 }])
  // A second press answers the same and ends nothing more.
  expect((await confirm(shopper, st)).body).toEqual({ email, endedSessions: 0 })
  expect([await trySignIn(api, former), await trySignIn(api, email)]).toEqual([401, 200])
  expect(await other.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  const { pendingEmail, ...security } = await shopper.call('auth.getSecurity', {})
  expect([pendingEmail, security.email, security.emailConfirmed]).toEqual([undefined, email, true])
  expect((await sendMails(api)).map(({ to }) => to)).toEqual([former])
})

test('only the account that asked can use the link, once, for a day, and another question ends it', async ({ api }) => {
  const { email } = await addProved(api)
  const shopper = await signInAs(api.client, { email })
  const stranger = await signInAs(api.client, { email: (await addProved(api)).email })
  await ask(shopper, drawEmail())
  const first = readToken((await sendMails(api))[0], 'confirm')
  expect(await confirm(stranger, first)).toBeRefused(410, 'AUT402')
  await ask(shopper, drawEmail())
  const second = readToken((await sendMails(api))[0], 'confirm')
  expect(await confirm(shopper, first)).toBeRefused(410, 'AUT402')
  expect(await confirm(shopper, `${second.slice(0, -4)}AAAA`)).toBeRefused(410, 'AUT402')
  api.setNow(testNow + hours(24))
  const later = await signInAs(api.client, { email })
  expect(await confirm(later, second)).toBeRefused(410, 'AUT402')
})

test('a password is asked for, or a recent sign-in where there is none, and the own email is no new one', async ({
  api,
}) => {
  const { email, consumerNo } = await addProved(api)
  const shopper = await signInAs(api.client, { email })
  expect(await ask(shopper, drawEmail(), 'Wrong1234')).toBeRefused(400, 'AUT450')
  expect(await shopper.tryCall('auth.requestEmailChange', { body: { email: drawEmail() } })).toBeRefused(400, 'AUT450')
  expect(await ask(shopper, 'ada@example')).toBeRefused(400, 'AUT453')
  expect(await ask(shopper, email)).toBeRefused(400, 'AUT462')
  await read(api, 'update consumers set password_hash = null where consumer_no = $1', consumerNo)
  const without = () => shopper.tryCall('auth.requestEmailChange', { body: { email: drawEmail() } })
  expect((await without()).status).toBe(202)
  await read(
    api,
    `update refresh_token_families set created_at = created_at - interval '15 minutes' where owner_id = $1`,
    consumerNo,
  )
  expect(await without()).toBeRefused(403, 'AUT456')
})

test('staff keep the email that their operator gave them', async ({ api }) => {
  const { email } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  const staff = await signInAs(api.client, { email })
  expect(await ask(staff, drawEmail())).toBeRefused(403, 'AUT404')
})

test('an email that has an account is answered alike, its mail says so, and nothing changes', async ({ api }) => {
  const { email } = await addProved(api)
  const { email: taken } = await addProved(api)
  const shopper = await signInAs(api.client, { email })
  const [free, used] = [await ask(shopper, drawEmail()), await ask(shopper, taken)]
  expect([used.status, used.body]).toEqual([free.status, free.body])
  const mails = await sendMails(api)
  const mail = mails.find(({ to }) => to === taken)
  expect(mail?.html).toContain('/en-us/forgot-password')
  expect(readToken(mail, 'confirm')).toBe('')
  expect([await trySignIn(api, email), await trySignIn(api, taken)]).toEqual([200, 200])
})

test('an account that took the email meanwhile keeps it', async ({ api }) => {
  const { email } = await addProved(api)
  const shopper = await signInAs(api.client, { email })
  const wanted = drawEmail()
  await ask(shopper, wanted)
  const st = readToken((await sendMails(api))[0], 'confirm')
  await addConsumer(api.database.db, { email: wanted })
  expect(await confirm(shopper, st)).toBeRefused(410, 'AUT402')
  expect(await trySignIn(api, email)).toBe(200)
})

test('the former mailbox takes the change back without a session: nothing that opened the account opens it any more', async ({
  api,
}) => {
  const { former, email, shopper, notice, st } = await changeEmail(api)
  expect(notice?.to).toBe(former)
  const undone = await undo(api, st)
  expect([undone.status, undone.body]).toMatchObject([200, { email: former }])
  expect(await shopper.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  expect([await trySignIn(api, former), await trySignIn(api, email)]).toEqual([401, 401])
  expect(await undo(api, st)).toBeRefused(410, 'AUT402')
  const newPassword = 'Kupferkanne7'
  const body = {
    st: String((undone.body as { resetToken?: string }).resetToken),
    newPassword,
    passwordConfirmation: newPassword,
  }
  await api.client.withToken(null).call('auth.resetPassword', { body })
  expect(await trySignIn(api, former, newPassword)).toBe(200)
})

test('a change is taken back for a week, also where someone has opened an account under the former email', async ({
  api,
}) => {
  const { former, st } = await changeEmail(api)
  await addConsumer(api.database.db, { email: former })
  api.setNow(testNow + days(7) - minutes(1))
  expect((await undo(api, st)).status).toBe(200)
  api.setNow(testNow)
  const late = await changeEmail(api)
  api.setNow(testNow + days(7))
  expect(await undo(api, late.st)).toBeRefused(410, 'AUT402')
})

test('the first owner undoes a chain of changes, whose later links then undo nothing', async ({ api }) => {
  const { former, email, shopper, st } = await changeEmail(api)
  api.setNow(testNow + minutes(1))
  await ask(shopper, drawEmail())
  await confirm(shopper, readToken((await sendMails(api))[0], 'confirm'))
  const [second] = await sendMails(api)
  expect(second?.to).toBe(email)
  expect((await undo(api, st)).body).toMatchObject({ email: former })
  expect(await undo(api, readToken(second, 'undo'))).toBeRefused(410, 'AUT402')
})

test('a former mailbox that no one had proved gets a note of the change and cannot take it back', async ({ api }) => {
  const { email: former } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email: former })
  await ask(shopper, drawEmail())
  await confirm(shopper, readToken((await sendMails(api))[0], 'confirm'))
  const [notice] = await sendMails(api)
  expect([notice?.to, readToken(notice, 'undo')]).toEqual([former, ''])
  expect(notice?.html).toContain('/en-us/help/contact-us')
})

test('a new password ends a change that waits', async ({ api }) => {
  const { email } = await addProved(api)
  const shopper = await signInAs(api.client, { email })
  await ask(shopper, drawEmail())
  const st = readToken((await sendMails(api))[0], 'confirm')
  const newPassword = 'Kupferkanne7'
  await shopper.call('auth.changePassword', {
    body: { password: demoPassword, newPassword, passwordConfirmation: newPassword },
  })
  expect(await confirm(shopper, st)).toBeRefused(410, 'AUT402')
})

test('a change that waits is cancelled by its own account alone, and its link then changes nothing [AUTH-13]', async ({
  api,
}) => {
  const [{ email }, other] = [await addProved(api), await addProved(api)]
  const shopper = await signInAs(api.client, { email })
  const stranger = await signInAs(api.client, { email: other.email })
  const wanted = drawEmail()
  const pending = async () => (await shopper.call('auth.getSecurity', {})).pendingEmail
  await ask(shopper, wanted)
  const st = readToken((await sendMails(api))[0], 'confirm')
  await stranger.call('auth.cancelEmailChange', {})
  expect(await pending()).toBe(wanted)
  for (let times = 0; times < 2; times += 1) await shopper.call('auth.cancelEmailChange', {})
  expect(await pending()).toBeUndefined()
  expect(await confirm(shopper, st)).toBeRefused(410, 'AUT402')
  expect((await shopper.call('auth.getSecurity', {})).email).toBe(email)
})

test('an account has six changes a day, of which refused ones do not count', async ({ api }) => {
  const shopper = await signInAs(api.client, { email: (await addProved(api)).email })
  expect(await ask(shopper, drawEmail(), 'Wrong1234')).toBeRefused(400, 'AUT450')
  for (let count = 0; count < 6; count += 1) expect((await ask(shopper, drawEmail())).status).toBe(202)
  expect(await ask(shopper, drawEmail())).toBeRefused(403, 'AUT403')
})

test('subscriptions, notices and cases of the mailbox move with the account', async ({ api }) => {
  const { email: former, consumerNo } = await addProved(api)
  const email = drawEmail()
  const subscribe = (recipient: string, type: string, owner: string | null, endedAt: string | null = null) =>
    read(
      api,
      `insert into subscriptions (site_id, locale, consumer_no, channel, type, recipient, source, opted_in_at, confirmed_at, opted_out_at, updated_at)
       values ('LH-US', 'en-us', $1, 'email', $2, $3, 'account', now(), now(), $4, now())`,
      owner,
      type,
      recipient,
      endedAt,
    )
  await subscribe(former, 'Newsletter', null)
  await subscribe(former, 'Loyalty', consumerNo)
  await subscribe(email, 'Loyalty', null, '2026-01-01')
  await read(
    api,
    `insert into stock_notices (id, site_id, locale, variant_id, email, requested_at)
     values (gen_random_uuid(), 'LH-US', 'en-us', 'variant', $1, now())`,
    former,
  )
  await read(
    api,
    `insert into support_cases (number, state, site_id, locale, category, subject, name, email, created_at, updated_at)
     values ('C-MOVED', 'open', 'LH-US', 'en-us', 'order', 'whereIsIt', 'Ada', $1, now(), now())`,
    former,
  )
  const shopper = await signInAs(api.client, { email: former })
  await ask(shopper, email)
  await confirm(shopper, readToken((await sendMails(api))[0], 'confirm'))
  const subscriptions = await read(
    api,
    `select recipient, type, consumer_no = $1 as own, opted_out_at is null as open from subscriptions
     where recipient = any ($2) order by type`,
    consumerNo,
    [former, email],
  )
  // The end that the new mailbox had asked for counts.
  expect(subscriptions).toEqual([
    { recipient: email, type: 'Loyalty', own: true, open: false },
    { recipient: email, type: 'Newsletter', own: true, open: true },
  ])
  expect(await read(api, 'select email from stock_notices where email = any ($1)', [former, email])).toEqual([
    { email },
  ])
  expect(await read(api, `select email, consumer_no from support_cases where number = 'C-MOVED'`)).toEqual([
    { email, consumer_no: consumerNo },
  ])
})
