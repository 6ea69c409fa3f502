import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toYearLater } from '@lacehouse/domain/loyalty/find-tier-standing'
import { days } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addPerson,
  demoPassword,
  type SignedInShopper,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendDeletionCodeMail } from '../../core/account-mails/send-sign-in-code-mail.ts'
import { makeCode } from '../../core/one-time-codes/one-time-code.ts'
import { makeDataExport } from '../../core/privacy/make-data-export.ts'
import { sendDeletionMail } from '../../core/privacy/send-deletion-mail.ts'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.beforeEach(({ api }) => api.setNow(testNow))

const signInAnew = async (api: TestApi): Promise<SignedInShopper & { email: string }> => {
  const { email } = await addConsumer(api.database.db)
  return { ...(await signInAs(api.client, { email })), email }
}

const listJobs = async (api: TestApi, queue: string) => {
  const { rows } = await api.database.db.pool.query(`select data from pgboss.job where name = $1 order by created_on`, [
    queue,
  ])
  return rows.map(({ data }) => data)
}

/** Reads the mails to a mailbox as text. */
const listMails = async (api: TestApi, email: string): Promise<string[]> => {
  const files = await readdir(api.deps.mailFolder)
  const texts = await Promise.all(files.map((file) => readFile(join(api.deps.mailFolder, file), 'utf8')))
  return texts.filter((text) => text.includes(email))
}

const ask = async (shopper: SignedInShopper, body = {}) => {
  const { dataExport } = await shopper.call('privacy.requestExport', { body })
  if (!dataExport) throw new Error('no export was started')
  return dataExport
}

test('an export is made by a job with progress, its link comes by mail and works for a week [ACC-12] [ACC-16]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  expect(await shopper.call('privacy.get', {})).toEqual({
    ...{ dataExport: null, deletion: null, deletionProof: 'password' },
  })
  const asked = await ask(shopper, { consumerId: shopper.id, email: shopper.email.toUpperCase() })
  expect(asked).toMatchObject({ state: 'collecting', partsDone: 0 })
  const { exportId } = asked
  expect(await listJobs(api, 'data-export')).toContainEqual({ exportId })
  const read = () => shopper.tryCall('privacy.getExport', { params: { exportId } })
  expect(await read()).toBeRefused(404, 'PRO404')
  await makeDataExport(api.deps)({ exportId })
  const { dataExport } = await shopper.call('privacy.get', {})
  expect(dataExport).toMatchObject({ state: 'ready', expiresAt: new Date(testNow + days(7)).toISOString() })
  expect(dataExport?.partsDone).toBe(dataExport?.partsTotal)
  const { body } = await read()
  expect(body.tables[0]).toMatchObject({ name: 'consumers', rows: [{ email: shopper.email, first_name: 'Ada' }] })
  expect((await listMails(api, shopper.email)).join()).toContain(`/en-us/account/data?export=${exportId}`)
  api.setNow(testNow + days(7))
  const late = await signInAs(api.client, { email: shopper.email })
  expect(await late.tryCall('privacy.getExport', { params: { exportId } })).toBeRefused(404, 'PRO404')
})

test('an export says a member’s tier and the points to the next one, and nothing of tiers to a person without a membership [ACC-12] [ACC-16]', async ({
  api,
}) => {
  const [member, other] = [await addPerson(api, { points: 0, locale: 'de-de' }), await addPerson(api, {})]
  await api.database.db.pool.query(
    `insert into points_entries (member_id, kind, points, order_number, created_at) values ($1, 'earn', 550, 'LH-1', $2)`,
    [`M-${member.id}`, new Date(testNow)],
  )
  const read = async (shopper: TestShopper) => {
    const { dataExport } = await shopper.call('privacy.requestExport', { body: {} })
    const exportId = dataExport?.exportId ?? ''
    await makeDataExport(api.deps)({ exportId })
    const { tables } = await shopper.call('privacy.getExport', { params: { exportId } })
    return tables.find(({ name }) => name === 'loyalty_standing')?.rows
  }
  expect(await read(member)).toEqual([
    {
      ...{ tier: 'Silber', earned_points: 550, ends_at: new Date(toYearLater(testNow)).toISOString() },
      ...{ next_tier: 'Gold', points_to_next_tier: 650 },
    },
  ])
  expect(await read(other)).toBeUndefined()
})

test('only its owner reads an export, and no one asks for that of another person [ACC-16] [AUTH-13]', async ({
  api,
}) => {
  const [owner, other] = [await signInAnew(api), await signInAnew(api)]
  const { exportId } = await ask(owner)
  await makeDataExport(api.deps)({ exportId })
  expect(await other.tryCall('privacy.getExport', { params: { exportId } })).toBeRefused(404, 'PRO404')
  for (const body of [{ consumerId: owner.id }, { email: owner.email }])
    expect(await other.tryCall('privacy.requestExport', { body })).toBeRefused(404, 'PRO404')
  const guest = await api.client.createGuest()
  expect((await guest.tryCall('privacy.requestExport', { body: {} })).status).toBe(403)
})

test('an export that is being made stays the only one, and a later one replaces it [ACC-16]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const first = await ask(shopper)
  expect((await ask(shopper)).exportId).toBe(first.exportId)
  await makeDataExport(api.deps)(first)
  const second = await ask(shopper)
  expect(second.exportId).not.toBe(first.exportId)
  await makeDataExport(api.deps)(first)
  expect((await shopper.call('privacy.get', {})).dataExport).toMatchObject({ ...second, state: 'collecting' })
})

test('a deletion needs the password, runs after 14 days, and the profile says when [ACC-16]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const wrong = await shopper.tryCall('privacy.requestDeletion', { body: { password: 'Wrong1234' } })
  expect(wrong).toBeRefused(400, 'AUT450')
  expect(wrong.body.errorDetails[0]).toMatchObject({ field: 'password' })
  const dueAt = new Date(testNow + days(14)).toISOString()
  const body = { password: demoPassword }
  const { deletion } = await shopper.call('privacy.requestDeletion', { body })
  expect(deletion).toEqual({ requestedAt: new Date(testNow).toISOString(), dueAt })
  api.setNow(testNow + 1000)
  expect((await shopper.call('privacy.requestDeletion', { body })).deletion?.dueAt).toBe(dueAt)
  const again = await signInAs(api.client, { email: shopper.email })
  expect((await again.call('consumer.get', {})).consumerProfile.deletionDueAt).toBe(dueAt)
})

test('a deletion can be taken back, and the mailbox learns of both [ACC-16]', async ({ api }) => {
  const shopper = await signInAnew(api)
  await shopper.call('privacy.requestDeletion', { body: { password: demoPassword } })
  expect((await shopper.call('privacy.takeDeletionBack', {})).deletion).toBeNull()
  expect((await shopper.call('privacy.takeDeletionBack', {})).deletion).toBeNull()
  expect((await shopper.call('consumer.get', {})).consumerProfile.deletionDueAt).toBeUndefined()
  const notices = (await listJobs(api, 'deletion-mail')).filter(({ consumerNo }) => consumerNo === shopper.id)
  expect(notices.map(({ kind }) => kind)).toEqual(['requested', 'taken_back'])
  for (const notice of notices) await sendDeletionMail(api.deps)(notice)
  const mails = (await listMails(api, shopper.email)).join()
  expect(mails).toContain('Your account will be deleted')
  expect(mails).toContain('Your account stays')
  expect(mails).toContain('December 4, 2026')
})

test('an account without a password confirms its deletion by a code of its mailbox, which works once and for this account alone [ACC-16]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const codeOf = (of: SignedInShopper) => of.tryCall('privacy.requestDeletionCode', { body: {} })
  expect(await codeOf(shopper)).toBeRefused(403, 'AUT404')
  await api.database.db.pool.query('update consumers set password_hash = null where consumer_no = $1', [shopper.id])
  expect(await shopper.call('privacy.get', {})).toMatchObject({ deletionProof: 'code' })
  const { codeId } = (await codeOf(shopper)).body
  await sendDeletionCodeMail(api.deps)({ codeId })
  const code = makeCode(api.deps.config, codeId)
  expect((await listMails(api, shopper.email)).join()).toContain(code)
  const confirm = (of: SignedInShopper, digits: string) =>
    of.tryCall('privacy.requestDeletion', { body: { codeId, code: digits } })
  const other = await signInAnew(api)
  expect(await confirm(other, code)).toBeRefused(410, 'AUT455')
  expect(await confirm(shopper, code === '000000' ? '000001' : '000000')).toBeRefused(400, 'AUT454')
  const guessed = await shopper.tryCall('privacy.requestDeletion', { body: { password: '' } })
  expect(guessed).toBeRefused(400, 'AUT450')
  expect((await confirm(shopper, code)).body.deletion?.dueAt).toBe(new Date(testNow + days(14)).toISOString())
  expect(await confirm(shopper, code)).toBeRefused(410, 'AUT455')
})
