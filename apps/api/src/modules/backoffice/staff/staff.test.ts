import { addConsumer, addStaff, type BackofficeCaller, openBackoffice } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let administrator: BackofficeCaller
test.beforeAll(async ({ api }) => {
  await api.database.db.pool.query(`update staff_roles set requires_second_factor = false where id = 'administrator'`)
  administrator = await openBackoffice(api, { roles: ['administrator'] })
})

const setRoles = (caller: BackofficeCaller, consumerNo: string, roleIds: string[]) =>
  caller.tryCall('backoffice.setStaffRoles', { params: { consumerNo }, body: { roleIds } })

test('roles are given and taken, with an entry of before and after that the audit log finds by email', async ({
  api,
}) => {
  const { consumerNo, email } = await addStaff(api, { roles: ['warehouse'] })
  const given = await setRoles(administrator, consumerNo, ['audit', 'customer-service'])
  expect(given.body.roles.map(({ roleId }) => roleId)).toEqual(['audit', 'customer-service'])
  const log = await administrator.call('backoffice.listAudit', { query: { search: email } })
  expect(log).toMatchObject({
    total: 1,
    items: [
      {
        action: 'backoffice.setStaffRoles',
        actor: 'Sam Ortiz',
        subject: consumerNo,
        before: '{"roles":["warehouse"]}',
      },
    ],
  })
  expect(await setRoles(administrator, consumerNo, ['no-such-role'])).toBeRefused(404, 'STF404')
})

test('the last administrator keeps the role, also when two take it from each other at once', async ({ api }) => {
  const other = await openBackoffice(api, { roles: ['administrator'] })
  const answers = await Promise.all([
    setRoles(administrator, other.consumerNo, []),
    setRoles(other, administrator.consumerNo, []),
  ])
  // The one that comes late is refused as the last administrator's or, later still, for lack of the right.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { pool } = api.database.db
  const { rows } = await pool.query(
    `select from staff_role_members where role_id = 'administrator' and consumer_no = any ($1)`,
    [[administrator.consumerNo, other.consumerNo]],
  )
  expect(rows).toHaveLength(1)
  await pool.query(
    `insert into staff_role_members (consumer_no, role_id) values ($1, 'administrator') on conflict do nothing`,
    [administrator.consumerNo],
  )
})

test('no one gives or takes a right that they lack, by a member’s roles or by a role', async ({ api }) => {
  const manager = await openBackoffice(api, { rights: ['staff.manage'] })
  expect(await setRoles(manager, manager.consumerNo, ['administrator'])).toBeRefused(409, 'STF409')
  const { consumerNo } = await addStaff(api, { roles: ['warehouse'] })
  expect(await setRoles(manager, consumerNo, [])).toBeRefused(409, 'STF409')
  const body = { name: 'Warehouse', rights: ['orders.refund'], requiresSecondFactor: true }
  expect(await manager.tryCall('backoffice.putRole', { params: { roleId: 'warehouse' }, body })).toBeRefused(
    409,
    'STF409',
  )
})

test('a role is made and changed, and the administrator’s stays as it is', async () => {
  const params = { roleId: 'finance' }
  const body = { name: 'Finance', rights: ['orders.read', 'audit.read'], requiresSecondFactor: true }
  const { roles } = await administrator.call('backoffice.putRole', { params, body })
  expect(roles.find(({ roleId }) => roleId === 'finance')).toMatchObject({
    name: 'Finance',
    rights: ['audit.read', 'orders.read'],
  })
  const listed = await administrator.call('backoffice.listRoles')
  expect(listed.roles.map(({ roleId }) => roleId)).toContain('finance')
  const changed = { params: { roleId: 'administrator' }, body }
  expect(await administrator.tryCall('backoffice.putRole', changed)).toBeRefused(409, 'STF409')
})

test('a second factor that is removed ends the sessions of its member, and the next sign-in sets up another', async ({
  api,
}) => {
  const member = await openBackoffice(api, { rights: ['orders.read'] })
  const params = { consumerNo: member.consumerNo }
  expect(await administrator.call('backoffice.resetSecondFactor', { params })).toMatchObject({ hasSecondFactor: false })
  expect(await member.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
})

test('consumers are no staff: neither listed nor given a role', async ({ api }) => {
  const { consumerNo, email } = await addConsumer(api.database.db)
  expect((await administrator.call('backoffice.listStaff', { query: { search: email } })).total).toBe(0)
  expect(await setRoles(administrator, consumerNo, ['audit'])).toBeRefused(404, 'PRO404')
  const params = { consumerNo }
  expect(await administrator.tryCall('backoffice.resetSecondFactor', { params })).toBeRefused(404, 'PRO404')
  const found = await administrator.call('backoffice.listStaff', { query: { role: 'administrator' } })
  expect(found.items.map((one) => one.consumerNo)).toContain(administrator.consumerNo)
})

test('a customer is found by email and last name, staff are not; the audit log has each profile that was opened', async ({
  api,
}) => {
  const { consumerNo, email } = await addConsumer(api.database.db, { lastName: 'Quillfeather', phone: '+12125550199' })
  for (const search of [email, 'quillf', '+1 212 555 0199', consumerNo])
    expect((await administrator.call('backoffice.listCustomers', { query: { search } })).items).toMatchObject([
      { consumerNo, name: 'Ada Quillfeather', orders: 0 },
    ])
  const params = { consumerNo }
  const customer = await administrator.call('backoffice.getCustomer', { params })
  expect(customer).toMatchObject({ email, phone: '+12125550199', latestOrders: [], addresses: [] })
  const log = await administrator.call('backoffice.listAudit', { query: { search: consumerNo } })
  expect(log.items).toMatchObject([{ action: 'backoffice.getCustomer', customer: 'Ada Quillfeather' }])
  const none = { params: { consumerNo: administrator.consumerNo } }
  expect(await administrator.tryCall('backoffice.getCustomer', none)).toBeRefused(404, 'PRO404')
})

test('a view is saved under its name, for its owner alone, and twenty of an area at most', async ({ api }) => {
  const owner = await openBackoffice(api, { rights: ['orders.read'] })
  const save = (name: string, state = 'finalised') =>
    owner.tryCall('backoffice.saveView', { body: { area: 'orders', name, query: { state } } })
  await save('To send')
  const saved = (await save('To send', 'cancelled')).body.views
  expect(saved).toMatchObject([{ area: 'orders', name: 'To send', query: { state: 'cancelled' } }])
  expect((await administrator.call('backoffice.listViews')).views).toEqual([])
  const params = { viewId: saved[0]?.viewId ?? '' }
  await administrator.call('backoffice.deleteView', { params })
  expect((await owner.call('backoffice.listViews')).views).toHaveLength(1)
  expect((await owner.call('backoffice.deleteView', { params })).views).toEqual([])
  for (let nth = 0; nth < 20; nth += 1) await save(`View ${nth}`)
  expect(await save('One more')).toBeRefused(409, 'STF409')
})
