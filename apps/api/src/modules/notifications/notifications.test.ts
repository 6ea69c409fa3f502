import { addConsumer, type SignedInShopper, signInAs, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { notificationLink } from '../../core/mails/notification-link.ts'
import { subscriptionLink } from '../../core/subscriptions/subscription-link.ts'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const signInAnew = async (api: TestApi): Promise<SignedInShopper> =>
  signInAs(api.client, { email: (await addConsumer(api.database.db)).email })

const turn = (shopper: SignedInShopper, type: 'shipments' | 'cases', isEnabled: boolean) =>
  shopper.call('notifications.update', { body: { notifications: [{ type, isEnabled }] } })

test('a change of a kind of mail is stored with its date and source, and the rest stays [ACC-12]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const types = ['shipments', 'cases', 'draws', 'events', 'storeCredit', 'reviews']
  const on = types.map((type) => ({ type, isEnabled: true }))
  expect(await shopper.call('notifications.list', {})).toEqual({ notifications: on })
  expect(await turn(shopper, 'shipments', true)).toEqual({ notifications: on })
  const changedAt = new Date(api.deps.now()).toISOString()
  const off = { type: 'shipments', isEnabled: false, changedAt, source: 'account' }
  expect((await turn(shopper, 'shipments', false)).notifications).toEqual([off, ...on.slice(1)])
  api.setNow(api.deps.now() + 60_000)
  expect((await turn(shopper, 'shipments', false)).notifications).toEqual([off, ...on.slice(1)])
  const again = new Date(api.deps.now()).toISOString()
  expect((await turn(shopper, 'shipments', true)).notifications[0]).toEqual({
    ...{ type: 'shipments', isEnabled: true, changedAt: again, source: 'account' },
  })
})

test('an unknown kind of mail is refused, and a guest has no choices [ACC-12]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const body = { notifications: [{ type: 'security', isEnabled: false }] }
  expect(await shopper.tryCall('notifications.update', { body })).toBeRefused(400, 'API400')
  const guest = await api.client.createGuest()
  expect((await guest.tryCall('notifications.list', {})).status).toBe(403)
})

test('what an agent turns off for a customer has the agent as its source [ACC-12]', async ({ api }) => {
  const { consumerNo: id } = await addConsumer(api.database.db)
  const { consumerNo: agentNo } = await addConsumer(api.database.db, { consumerType: 'AGENT' })
  const agent = { id: agentNo, name: 'Grace', role: 'agent' } as const
  const session = { kind: 'consumer', id, consumerType: 'CONSUMER', siteId: 'LH-US', agent } as const
  const acting = api.client.withToken(api.deps.tokens.issue(session as never).accessToken)
  const body = { notifications: [{ type: 'cases' as const, isEnabled: false }] }
  const { notifications } = await acting.call('notifications.update', { body })
  expect(notifications[1]).toMatchObject({ isEnabled: false, source: 'agent' })
})

test('the link of a mail ends its kind for its account without a sign-in, once or repeated, and opening it changes nothing [ACC-12]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const st = notificationLink.sign(api.deps, { consumerNo: shopper.id, type: 'draws' })
  const anyone = api.client.withToken(null, 'en-us')
  const opened = { type: 'draws', isEnabled: true }
  for (const _ of [1, 2]) expect(await anyone.call('notifications.getByLink', { query: { st } })).toEqual(opened)
  const ended = { type: 'draws', isEnabled: false }
  for (const _ of [1, 2]) expect(await anyone.call('notifications.endByLink', { body: { st } })).toEqual(ended)
  const { notifications } = await shopper.call('notifications.list', {})
  expect(notifications.filter(({ isEnabled }) => !isEnabled)).toEqual([
    { ...ended, changedAt: new Date(api.deps.now()).toISOString(), source: 'link' },
  ])
})

test('a forged link, one of another purpose and one of an account that is gone end nothing [ACC-12]', async ({
  api,
}) => {
  const { consumerNo } = await addConsumer(api.database.db)
  const anyone = api.client.withToken(null, 'en-us')
  const gone = notificationLink.sign(api.deps, { consumerNo: 'gone', type: 'draws' })
  for (const st of ['x.y.z', subscriptionLink.sign(api.deps, `draws ${consumerNo}`), gone]) {
    expect(await anyone.tryCall('notifications.endByLink', { body: { st } })).toBeRefused(401, 'AUT432')
    expect(await anyone.tryCall('notifications.getByLink', { query: { st } })).toBeRefused(401, 'AUT432')
  }
})
