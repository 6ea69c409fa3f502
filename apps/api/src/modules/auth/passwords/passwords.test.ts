import { readdir, readFile } from 'node:fs/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, demoPassword, makeVerifier, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendAccountLinkMail } from '../../../core/account-mails/send-account-link-mail.ts'
import { sendPasswordChangedMail } from '../../../core/account-mails/send-password-changed-mail.ts'

const next = 'Kupferkanne7'
const repeated = (newPassword: string) => ({ newPassword, passwordConfirmation: newPassword })

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

/** Runs the jobs of a queue and removes them, as the queue does. */
const work = async (api: TestApi, queue: string, handle: (data: never) => Promise<void>): Promise<number> => {
  const jobs = await read(api, 'delete from pgboss.job where name = $1 returning data', queue)
  for (const { data } of jobs) await handle(data as never)
  return jobs.length
}

const listMails = async (api: TestApi, prefix: string): Promise<string[]> => {
  // The first mail makes the folder.
  const all = await readdir(api.deps.mailFolder).catch(() => [])
  const files = all.filter((name) => name.startsWith(prefix) && name.endsWith('.html'))
  return Promise.all(files.map((name) => readFile(`${api.deps.mailFolder}/${name}`, 'utf8')))
}

/** Asks for a link as a stranger does, and reads its token from the mail. */
const forget = async (api: TestApi, email: string): Promise<string> => {
  const before = new Set(await listMails(api, 'account-link-'))
  await api.client.withToken(null).call('auth.requestPasswordReset', { body: { email } })
  await work(api, 'account-link-mail', sendAccountLinkMail(api.deps))
  const [mail = ''] = (await listMails(api, 'account-link-')).filter((text) => !before.has(text))
  return decodeURIComponent(/reset-password\?st=([^"]+)"/.exec(mail)?.[1] ?? '')
}

const reset = (api: TestApi, st: string, values: object = repeated(next)) =>
  api.client.withToken(null).tryCall('auth.resetPassword', { body: { st, ...values } as never })

const trySignIn = async (api: TestApi, email: string, password: string): Promise<number> => {
  const body = { username: email, password, codeChallenge: makeVerifier().codeChallenge }
  return (await api.client.withToken(null).tryCall('auth.signIn', { body })).status
}

test('the link of the mail sets a new password once, ends every session, and a mail tells it [AUTH-06]', async ({
  api,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const st = await forget(api, email.toUpperCase())
  const done = await reset(api, st)
  expect([done.status, done.body]).toEqual([200, { email }])
  expect(await shopper.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  const refreshed = await api.client.withToken(null).tryCall('auth.token', {
    body: { grantType: 'refresh_token', refreshToken: shopper.tokens.refreshToken },
  })
  expect(refreshed).toBeRefused(401, 'AUT432')
  expect([await trySignIn(api, email, demoPassword), await trySignIn(api, email, next)]).toEqual([401, 200])
  expect(await reset(api, st, repeated('Zehn Meter 3 Schuhe'))).toBeRefused(410, 'AUT402')
  await work(api, 'password-changed-mail', sendPasswordChangedMail(api.deps))
  const [mail] = await listMails(api, `password-changed-${consumerNo}`)
  expect(mail).toContain('/en-us/forgot-password')
})

test('a link works for an hour, a second one makes the first useless once it was used, and a forged one is as an old one [AUTH-06]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const late = await forget(api, email)
  api.setNow(testNow + minutes(60))
  expect(await reset(api, late)).toBeRefused(410, 'AUT402')
  const [first, second] = [await forget(api, email), await forget(api, email)]
  expect((await reset(api, second)).status).toBe(200)
  expect(await reset(api, first, repeated('Zehn Meter 3 Schuhe'))).toBeRefused(410, 'AUT402')
  expect(await reset(api, `${second.slice(0, -4)}AAAA`)).toBeRefused(410, 'AUT402')
})

test('two uses of one link at the same time change the password once [AUTH-06]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const st = await forget(api, email)
  const both = await Promise.all(['Kupferkanne7', 'Zinnbecher88'].map((password) => reset(api, st, repeated(password))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('asking for a link answers the same with and without an account, and only a shopper’s account gets a mail [AUTH-06]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const others = [
    'stranger@example.com',
    (await addConsumer(api.database.db, { state: 'disabled' })).email,
    (await addConsumer(api.database.db, { consumerType: 'AGENT' })).email,
    (await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })).email,
  ]
  const before = (await listMails(api, 'account-link-')).length
  const ask = (to: string) => api.client.withToken(null).tryCall('auth.requestPasswordReset', { body: { email: to } })
  const answers = []
  for (const to of [email, ...others]) answers.push(await ask(to))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  // The reply is made of the same statement for each: what depends on an account happens in the job.
  expect(await work(api, 'account-link-mail', sendAccountLinkMail(api.deps))).toBe(5)
  expect((await listMails(api, 'account-link-')).length - before).toBe(1)
  expect(await ask('ada@example')).toBeRefused(400, 'AUT453')
})

test('a mailbox gets at most ten mails an hour, however often it is named [AUTH-06]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const before = (await listMails(api, 'account-link-')).length
  for (let count = 0; count < 12; count += 1)
    await api.client.withToken(null).call('auth.requestPasswordReset', { body: { email } })
  await work(api, 'account-link-mail', sendAccountLinkMail(api.deps))
  expect((await listMails(api, 'account-link-')).length - before).toBe(10)
})

test('a reset proves the mailbox, and deletes cards that were saved before any proof [AUTH-13]', async ({ api }) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const proved = await addConsumer(api.database.db, { emailConfirmedAt: new Date(testNow) })
  for (const owner of [consumerNo, proved.consumerNo])
    await read(
      api,
      `insert into consumer_cards (consumer_no, provider, provider_token, brand, last4, expiry_month, expiry_year)
       values ($1, 'sandbox', 'token', 'visa', '4242', 12, 2030)`,
      owner,
    )
  for (const to of [email, proved.email]) expect((await reset(api, await forget(api, to))).status).toBe(200)
  const rows = await read(
    api,
    `select k.consumer_no as "consumerNo", (select count(*)::int from consumer_cards c where c.consumer_no = k.consumer_no) as cards
     from consumers k where k.consumer_no = any ($1) and k.email_confirmed_at is not null`,
    [consumerNo, proved.consumerNo],
  )
  expect(Object.fromEntries(rows.map((row) => [row.consumerNo, row.cards]))).toEqual({
    [consumerNo]: 0,
    [proved.consumerNo]: 1,
  })
})

test.for([
  ['on an unknown device', false],
  ['on the device of earlier sign-ins', true],
] as const)('a locked shopper signs in %s after a reset [AUTH-06] [AUTH-07]', async ([_place, isKnown], { api }) => {
  const { email } = await addConsumer(api.database.db)
  const caller = api.client.withToken(null)
  const trySignIn = (password: string, headers = {}, client = caller) =>
    client.tryCall('auth.signIn', {
      body: { username: email, password, codeChallenge: makeVerifier().codeChallenge },
      headers,
    })
  const [cookie = ''] = (await trySignIn(demoPassword)).headers.getSetCookie().map((set) => set.split(';')[0])
  const headers: Record<string, string> = isKnown ? { cookie, 'sec-fetch-site': 'same-origin' } : {}
  const statuses = []
  for (let count = 0; count < 5; count += 1) statuses.push((await trySignIn('Wrong1234', headers)).status)
  expect(statuses.at(-1)).toBe(423)
  for (let nth = 0; nth < 60; nth += 1)
    await trySignIn('Wrong1234', {}, api.client.at(`10.46.${nth}.1`).withToken(null))
  const st = await forget(api, email)
  await caller.tryCall('auth.resetPassword', { body: { st, ...repeated(next) }, headers })
  expect((await trySignIn(next, headers)).status).toBe(200)
})

test.for([
  ['one that differs from its repetition', { newPassword: next, passwordConfirmation: 'Kupferkanne8' }, 'FE340'],
  ['one that is too short', repeated('Kupfer7'), 'FE872'],
  ['one without a digit', repeated('Kupferkanne'), 'FE872'],
  ['a common one', repeated('Password1'), 'FE872'],
  ['the current one', repeated(demoPassword), 'AUT451'],
] as const)(
  'as a new password, %s is refused at its field by the link and by the account alike [AUTH-06] [VAL-08]',
  async ([_name, values, errorId], { api }) => {
    const { email } = await addConsumer(api.database.db)
    const shopper = await signInAs(api.client, { email })
    const st = await forget(api, email)
    const status = 400
    const field = errorId === 'FE340' ? 'passwordConfirmation' : 'newPassword'
    const answers = [
      await reset(api, st, values),
      await shopper.tryCall('auth.changePassword', { body: { password: demoPassword, ...values } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status, body: { errorDetails: [{ errorId, field }] } })
    // A refusal uses the link up no more than it changes the password.
    expect((await reset(api, st)).status).toBe(200)
  },
)

test('a changed password keeps the caller signed in, ends the other sessions, and a mail tells it [AUTH-06]', async ({
  api,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const [own, other] = [await signInAs(api.client, { email }), await signInAs(api.client, { email })]
  const changed = await own.call('auth.changePassword', { body: { password: demoPassword, ...repeated(next) } })
  expect(changed).toEqual({ endedSessions: 1 })
  expect((await own.tryCall('consumer.get', {})).status).toBe(200)
  expect(await other.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  expect([await trySignIn(api, email, demoPassword), await trySignIn(api, email, next)]).toEqual([401, 200])
  await work(api, 'password-changed-mail', sendPasswordChangedMail(api.deps))
  expect(await listMails(api, `password-changed-${consumerNo}`)).toHaveLength(1)
})

test('a wrong current password is refused at its field, and ten in a quarter of an hour end the tries [AUTH-06]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const change = (password: string) => shopper.tryCall('auth.changePassword', { body: { password, ...repeated(next) } })
  for (let count = 0; count < 10; count += 1) expect(await change('Wrong1234')).toBeRefused(400, 'AUT450')
  expect(await change(demoPassword)).toBeRefused(403, 'AUT403')
  expect(await trySignIn(api, email, demoPassword)).toBe(200)
})

test('the last five passwords may not come back, the sixth may [AUTH-06]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const passwords = [0, 1, 2, 3, 4, 5].map((count) => `Kupferkanne7${count}x`)
  const change = (from: number, to: number) => {
    const body = { password: passwords[from] ?? '', ...repeated(passwords[to] ?? '') }
    return shopper.tryCall('auth.changePassword', { body })
  }
  await shopper.call('auth.changePassword', { body: { password: demoPassword, ...repeated(passwords[0] ?? '') } })
  for (let count = 0; count < 4; count += 1) {
    api.setNow(testNow + minutes(count + 1))
    expect((await change(count, count + 1)).status).toBe(200)
  }
  for (const former of [0, 1, 2, 3]) expect(await change(4, former)).toBeRefused(400, 'AUT452')
  api.setNow(testNow + minutes(5))
  expect((await change(4, 5)).status).toBe(200)
  expect((await change(5, 0)).status).toBe(200)
})
