import { minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, openBackoffice, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.afterEach(({ api }) => api.setNow(testNow))

const open = async (api: TestApi) => {
  const staff = await openBackoffice(api, { rights: ['customers.read', 'customers.act', 'audit.read'] })
  const customer = await addConsumer(api.database.db)
  const params = { consumerNo: customer.consumerNo }
  const { url } = await staff.call('backoffice.beginActing', { params, body: {} })
  const [page, st = ''] = url.split('?st=')
  return { staff, customer, params, page, st: decodeURIComponent(st) }
}

const take = async (api: TestApi, st: string) =>
  (await api.client.createGuest()).tryCall('auth.takeHandover', { body: { st } })

test('the way from the back office opens the session of the customer with the agent in it, once [AUTH-09]', async ({
  api,
}) => {
  const { staff, customer, page, st } = await open(api)
  expect(page).toBe('/en-us/associate-login')
  const answers = await Promise.all([take(api, st), take(api, st)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const tokens = answers.find(({ status }) => status === 200)?.body
  expect(tokens).toMatchObject({ consumerNo: customer.consumerNo, agentName: 'Sam Ortiz' })
  const acting = api.client.withToken(tokens?.accessToken ?? '')
  const { consumerProfile } = await acting.call('consumer.get', {})
  expect(consumerProfile.consumerNo).toBe(customer.consumerNo)
  const log = await staff.call('backoffice.listAudit', { query: { search: customer.consumerNo } })
  expect(log.items.map(({ action, actorType }) => [action, actorType])).toEqual([
    ['acting.begin', 'AGENT'],
    ['backoffice.beginActing', 'STAFF'],
  ])
})

test('a way is closed after a minute, when it was forged, and once the right was taken [AUTH-09]', async ({ api }) => {
  const late = await open(api)
  api.setNow(testNow + minutes(1))
  expect(await take(api, late.st)).toBeRefused(410, 'AUT402')
  api.setNow(testNow)
  expect(await take(api, `${late.st}x`)).toBeRefused(410, 'AUT402')
  const taken = await open(api)
  await api.database.db.pool.query(
    'delete from staff_role_rights where role_id in (select role_id from staff_role_members where consumer_no = $1)',
    [taken.staff.consumerNo],
  )
  expect(await take(api, taken.st)).toBeRefused(403, 'AUT404')
})

test('staff, disabled and unknown customers are acted for by no one, and a store employee acts for none [AUTH-09]', async ({
  api,
}) => {
  const { db } = api.database
  const { staff } = await open(api)
  const begin = (consumerNo: string, caller = staff) =>
    caller.tryCall('backoffice.beginActing', { params: { consumerNo }, body: {} })
  expect(await begin(staff.consumerNo)).toBeRefused(404, 'PRO404')
  expect(await begin('no-one')).toBeRefused(404, 'PRO404')
  expect(await begin((await addConsumer(db, { state: 'disabled' })).consumerNo)).toBeRefused(409, 'STF409')
  const clerk = await openBackoffice(api, { rights: ['customers.act'] })
  await db.pool.query(`update consumers set consumer_type = 'STORE_EMPLOYEE' where consumer_no = $1`, [
    clerk.consumerNo,
  ])
  const { consumerNo } = await addConsumer(db)
  expect(await begin(consumerNo, clerk)).toBeRefused(409, 'STF409')
})

test('an agent with roles of the back office finds no customer at the storefront without the right to act [AUTH-09]', async ({
  api,
}) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  const { email } = await addConsumer(api.database.db)
  const packer = await openBackoffice(api, { rights: ['orders.read'] })
  expect(await api.deps.agents.findAgent(packer.consumerNo)).toMatchObject({ rights: [] })
  const helper = await openBackoffice(api, { rights: ['customers.act'] })
  expect(await api.deps.agents.findAgent(helper.consumerNo)).toMatchObject({ rights: ['customers.act'] })
  // A customer has no way to hand over, whatever they send.
  const shopper = await signInAs(api.client, { email })
  expect(await shopper.tryCall('auth.takeHandover', { body: { st: 'x.y' } })).toBeRefused(410, 'AUT402')
})
