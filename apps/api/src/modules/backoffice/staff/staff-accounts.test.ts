import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { days } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addStaff,
  addTestStores,
  type BackofficeCaller,
  demoPassword,
  openBackoffice,
  signInAs,
  signInStaff,
  type TestApi,
  testNow,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendAccountLinkMail } from '../../../core/account-mails/send-account-link-mail.ts'

let administrator: BackofficeCaller
test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  await api.database.db.pool.query(`update staff_roles set requires_second_factor = false where id = 'administrator'`)
  administrator = await openBackoffice(api, { roles: ['administrator'] })
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})
test.afterEach(({ api }) => api.setNow(testNow))

const newPassword = 'Quarry-Lantern-58'

const toMember = (roleIds: string[] = ['warehouse'], more: { storeId?: string } = {}) => {
  const memberId = randomUUID()
  const email = `mail.${memberId.slice(0, 8)}@example.com`
  return { memberId, firstName: 'Ines', lastName: 'Vogel', email, siteId: 'LH-DE', roleIds, ...more }
}

const invite = async (caller = administrator, body = toMember()) => {
  const answer = await caller.tryCall('backoffice.addStaffMember', { body })
  return { ...body, answer, params: { consumerNo: body.memberId } }
}

/** Sends the mails of invitations that wait, and reads the token of each link, the newest last. */
const readInvitations = async (api: TestApi, email: string): Promise<string[]> => {
  const { rows } = await api.database.db.pool.query(
    `select id from account_links where email = $1 and purpose = 'staff_invitation' order by requested_at, used_at nulls last`,
    [email],
  )
  const tokens = []
  for (const { id } of rows) {
    await sendAccountLinkMail(api.deps)({ linkId: id })
    const mail = await readFile(`${api.deps.mailFolder}/account-link-${id}.json`, 'utf8').catch(() => null)
    if (mail) tokens.push(decodeURIComponent(/backoffice\/invitation\?st=([^"&\s\\]+)/.exec(mail)?.[1] ?? ''))
  }
  return tokens
}

const accept = (api: TestApi, st: string, passwordConfirmation = newPassword) =>
  api.client.withToken(null).tryCall('backoffice.acceptInvitation', { body: { st, newPassword, passwordConfirmation } })

const tryPassword = (api: TestApi, username: string, password: string = newPassword) =>
  api.client.withToken(null).tryCall('backoffice.signIn', { body: { username, password } })

test('an invited member sets a password by the link, once, and sets up a second factor with the first sign-in', async ({
  api,
}) => {
  const { answer, email, memberId } = await invite()
  expect(answer).toMatchObject({ status: 201, body: { state: 'active', isInvited: true, name: 'Ines Vogel' } })
  expect(await tryPassword(api, email)).toBeRefused(401, 'AUT401')
  const [st = ''] = await readInvitations(api, email)
  expect(await accept(api, st, 'Another-Lantern-58')).toBeRefused(400, 'FE340')
  expect(await accept(api, `${st}x`)).toBeRefused(410, 'AUT402')
  expect((await accept(api, st)).body).toEqual({ email })
  expect(await accept(api, st)).toBeRefused(410, 'AUT402')
  expect((await tryPassword(api, email)).body).toMatchObject({ stage: 'enrolment_needed' })
  const { items } = await administrator.call('backoffice.listStaff', { query: { search: email } })
  expect(items).toMatchObject([{ consumerNo: memberId, isInvited: false, roles: [{ roleId: 'warehouse' }] }])
  const log = await administrator.call('backoffice.listAudit', { query: { search: memberId } })
  expect(log.items).toMatchObject([{ action: 'backoffice.addStaffMember', after: '{"roles":["warehouse"]}' }])
})

test('an invitation ends after three days, and an earlier one when another is sent', async ({ api }) => {
  const { email, params } = await invite()
  const [first = ''] = await readInvitations(api, email)
  expect((await administrator.tryCall('backoffice.inviteAgain', { params, body: {} })).status).toBe(202)
  expect(await accept(api, first)).toBeRefused(410, 'AUT402')
  const second = (await readInvitations(api, email)).at(-1) ?? ''
  expect(second).not.toBe(first)
  api.setNow(testNow + days(3))
  expect(await accept(api, second)).toBeRefused(410, 'AUT402')
  api.setNow(testNow)
  expect((await accept(api, second)).status).toBe(200)
  expect(await administrator.tryCall('backoffice.inviteAgain', { params, body: {} })).toBeRefused(409, 'STF409')
})

test('a member is added once for their id; a mailbox with an account, roles beyond the own and wrong names are refused', async ({
  api,
}) => {
  const member = await invite()
  expect((await administrator.tryCall('backoffice.addStaffMember', { body: toBody(member) })).status).toBe(201)
  const { rows } = await api.database.db.pool.query(
    'select count(*)::int as links from account_links where email = $1',
    [member.email],
  )
  expect(rows).toEqual([{ links: 1 }])
  const { email } = await addConsumer(api.database.db)
  expect((await invite(administrator, { ...toMember(), email })).answer).toBeRefused(409, 'STF410')
  expect((await invite(administrator, { ...toMember(), email: 'no mailbox' })).answer).toBeRefused(400, 'AUT453')
  expect((await invite(administrator, { ...toMember(), lastName: 'R2D2' })).answer).toBeRefused(400, 'PRO415')
  expect((await invite(administrator, toMember(['no-such-role']))).answer).toBeRefused(404, 'STF404')
  expect((await invite(administrator, { ...toMember(), siteId: 'LH-XX' })).answer).toBeRefused(400, 'API400')
  const manager = await openBackoffice(api, { rights: ['staff.manage'] })
  expect((await invite(manager)).answer).toBeRefused(409, 'STF409')
})

const toBody = ({ memberId, firstName, lastName, email, siteId, roleIds }: ReturnType<typeof toMember>) => ({
  ...{ memberId, firstName, lastName, email, siteId, roleIds },
})

const setState = (caller: BackofficeCaller, consumerNo: string, state: string) =>
  caller.tryCall('backoffice.setStaffState', { params: { consumerNo }, body: { state } })

test('a disabled member loses every session at once and cannot sign in, until they are enabled', async ({ api }) => {
  const member = await openBackoffice(api, { rights: ['orders.read'] })
  expect((await setState(administrator, member.consumerNo, 'disabled')).body).toMatchObject({ state: 'disabled' })
  expect(await member.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
  const { rows } = await api.database.db.pool.query('select from staff_sessions where consumer_no = $1', [
    member.consumerNo,
  ])
  expect(rows).toHaveLength(0)
  expect(await tryPassword(api, member.email, demoPassword)).toBeRefused(401, 'AUT401')
  await setState(administrator, member.consumerNo, 'active')
  expect((await tryPassword(api, member.email, demoPassword)).status).toBe(200)
  const log = await administrator.call('backoffice.listAudit', { query: { search: member.consumerNo } })
  expect(log.items.map(({ before, after }) => [before, after])).toEqual([
    ['{"state":"disabled"}', '{"state":"active"}'],
    ['{"state":"active"}', '{"state":"disabled"}'],
  ])
})

test('no one disables themself, the last administrator, or a member with rights that they lack', async ({ api }) => {
  expect(await setState(administrator, administrator.consumerNo, 'disabled')).toBeRefused(409, 'STF409')
  const everything = await openBackoffice(api, { roles: ['administrator'] })
  const answers = await Promise.all([
    setState(administrator, everything.consumerNo, 'disabled'),
    setState(everything, administrator.consumerNo, 'disabled'),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await api.database.db.pool.query(`update consumers set state = 'active' where consumer_no = $1`, [
    administrator.consumerNo,
  ])
  administrator = await signInStaff(api, administrator)
  const manager = await openBackoffice(api, { rights: ['staff.manage'] })
  const packer = await addStaff(api, { roles: ['warehouse'] })
  expect(await setState(manager, packer.consumerNo, 'disabled')).toBeRefused(409, 'STF409')
  const params = { consumerNo: administrator.consumerNo }
  expect(await manager.tryCall('backoffice.resetSecondFactor', { params })).toBeRefused(409, 'STF409')
  const { consumerNo } = await addConsumer(api.database.db)
  expect(await setState(administrator, consumerNo, 'disabled')).toBeRefused(404, 'PRO404')
})

test('a new password of a member of staff ends their open sessions of the back office', async ({ api }) => {
  const person = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  await api.database.db.pool.query('insert into staff_role_members (consumer_no, role_id) values ($1, $2)', [
    person.consumerNo,
    'administrator',
  ])
  const open = await signInStaff(api, person)
  expect((await open.tryCall('backoffice.getSession')).status).toBe(200)
  const shopper = await signInAs(api.client, { email: person.email })
  const body = { password: demoPassword, newPassword, passwordConfirmation: newPassword }
  await shopper.call('auth.changePassword', { body })
  expect(await open.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
})

test('a store employee is added with their store, sells there once they accept, and no longer when disabled [ROLE-02]', async ({
  api,
}) => {
  const [store] = await api.deps.stores.listStores('LH-DE')
  const storeId = store?.id ?? ''
  const body = toMember(['warehouse'], { storeId })
  const { answer, email, memberId, params } = await invite(administrator, body)
  expect(answer).toMatchObject({ status: 201, body: { consumerType: 'STORE_EMPLOYEE', isInvited: true } })
  expect((await invite(administrator, body)).answer.status).toBe(201)
  const [st = ''] = await readInvitations(api, email)
  expect((await accept(api, st)).body).toEqual({ email })
  const { pool } = api.database.db
  const sellers = await pool.query('select id, name from store_employees where store_id = $1 and name = $2', [
    storeId,
    'Ines Vogel',
  ])
  expect(sellers.rows).toEqual([{ id: memberId, name: 'Ines Vogel' }])
  const log = await administrator.call('backoffice.listAudit', { query: { search: memberId } })
  expect(log.items).toMatchObject([{ after: `{"roles":["warehouse"],"store":"${storeId}"}` }])
  expect(await api.deps.stores.isEmployed(storeId, memberId)).toBe(true)
  await administrator.call('backoffice.setStaffState', { params, body: { state: 'disabled' } })
  expect(await api.deps.stores.isEmployed(storeId, memberId)).toBe(false)
  await administrator.call('backoffice.setStaffState', { params, body: { state: 'active' } })
  expect(await api.deps.stores.isEmployed(storeId, memberId)).toBe(true)
})

test('a store of another site is refused for a store employee, and nothing is added [ROLE-02]', async ({ api }) => {
  const [foreign] = await api.deps.stores.listStores('LH-US')
  const { answer, email } = await invite(administrator, toMember(['warehouse'], { storeId: foreign?.id ?? '' }))
  expect(answer).toBeRefused(404, 'STR404')
  const { total } = await administrator.call('backoffice.listStaff', { query: { search: email } })
  expect(total).toBe(0)
  const { sites } = await administrator.call('backoffice.listSites')
  expect(sites.find(({ siteId }) => siteId === 'LH-US')?.stores.map(({ storeId }) => storeId)).toContain(foreign?.id)
})

test('a disabled member loses their session at the storefront too, and the same state again changes nothing', async ({
  api,
}) => {
  const member = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  const shopper = await signInAs(api.client, { email: member.email })
  const shop = async () => (await shopper.tryCall('cart.create', { body: {} })).status
  expect(await shop()).toBe(201)
  for (let press = 0; press < 2; press += 1)
    expect((await setState(administrator, member.consumerNo, 'disabled')).body.state).toBe('disabled')
  expect(await shop()).toBe(401)
  const { total } = await administrator.call('backoffice.listAudit', { query: { search: member.consumerNo } })
  expect(total).toBe(1)
})

test('an erased account of staff is not opened again', async ({ api }) => {
  const { consumerNo } = await addStaff(api, { roles: ['warehouse'] })
  await api.database.db.pool.query(`update consumers set state = 'erased' where consumer_no = $1`, [consumerNo])
  for (const state of ['active', 'disabled'])
    expect(await setState(administrator, consumerNo, state)).toBeRefused(409, 'STF409')
})

test('a shopper is given no role', async ({ api }) => {
  const { consumerNo } = await addConsumer(api.database.db)
  const set = { params: { consumerNo }, body: { roleIds: ['warehouse'] } }
  expect(await administrator.tryCall('backoffice.setStaffRoles', set)).toBeRefused(404, 'PRO404')
})
