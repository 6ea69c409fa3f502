import { addConsumer, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

/** Adds three customers whose last names begin alike, of days of their own. */
const addThree = async (api: TestApi, name: string) => {
  const days = ['2026-01-10', '2026-02-10', '2026-03-10']
  const numbers: string[] = []
  for (const [index, day] of days.entries()) {
    const { consumerNo } = await addConsumer(api.database.db, { lastName: `${name}${'cab'[index]}` })
    await api.database.db.pool.query('update consumers set created_at = $2::timestamptz where consumer_no = $1', [
      consumerNo,
      `${day}T12:00:00Z`,
    ])
    numbers.push(consumerNo)
  }
  return numbers
}

test('customers are listed by site, state and day, and ordered by name or day', async ({ api }) => {
  const staff = await openBackoffice(api, { rights: ['customers.read'] })
  const [first = '', second = '', third = ''] = await addThree(api, 'Quill')
  const list = async (query: Record<string, unknown>) =>
    (await staff.call('backoffice.listCustomers', { query: { search: 'quill', ...query } })).items.map(
      ({ consumerNo }) => consumerNo,
    )
  expect(await list({})).toEqual([third, second, first])
  expect(await list({ sort: 'createdAt' })).toEqual([first, second, third])
  expect(await list({ sort: 'name' })).toEqual([second, third, first])
  expect(await list({ sort: '-name' })).toEqual([first, third, second])
  expect(await list({ from: '2026-02-10', to: '2026-02-10' })).toEqual([second])
  expect(await list({ sort: 'createdAt', page: 2, pageSize: 2 })).toEqual([third])
  await api.database.db.pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [second])
  expect(await list({ state: 'disabled' })).toEqual([second])
  expect(await list({ siteId: 'LH-DE' })).toEqual([])
  const { sites } = await staff.call('backoffice.listCustomers', { query: {} })
  expect(sites).toEqual(expect.arrayContaining(['LH-US', 'LH-DE']))
  expect(await staff.tryCall('backoffice.listCustomers', { query: { sort: 'email' } })).toBeRefused(400, 'API400')
})

test('the export has the customers of the filter as a table and an entry in the audit log, for those with its right alone', async ({
  api,
}) => {
  const [, second = ''] = await addThree(api, 'Rowan')
  const staff = await openBackoffice(api, { rights: ['customers.read', 'customers.export'] })
  const query = { search: 'rowan', from: '2026-02-01', to: '2026-02-28' }
  const file = await staff.call('backoffice.exportCustomers', { query })
  const lines = (await (file as File).text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('number,site,name,email,type,state,since,orders')
  expect(lines[1]).toMatch(new RegExp(`^${second},LH-US,.*,CONSUMER,active,2026-02-10T12:00:00.000Z,0$`))
  const { rows } = await api.database.db.pool.query(
    `select action, data -> 'after' as after from staff_actions where subject = 'customers'`,
  )
  expect(rows).toEqual([
    { action: 'backoffice.exportCustomers', after: { rows: 1, from: '2026-02-01', to: '2026-02-28' } },
  ])
  const reader = await openBackoffice(api, { rights: ['customers.read'] })
  const { status } = await reader.tryCall('backoffice.exportCustomers', { query })
  expect(status).toBe(403)
})

test('a view of the list of customers is saved without what was searched for', async ({ api }) => {
  const staff = await openBackoffice(api, { rights: ['customers.read'] })
  const body = { area: 'customers', name: 'New ones', query: { from: '2026-11-01', sort: 'name' } }
  const { views } = await staff.call('backoffice.saveView', { body })
  expect(views).toMatchObject([body])
})
