import { minutes } from '@lacehouse/domain/time/durations'
import { openBackoffice, type TestApi, type TestShopper, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { FastifyRequest } from 'fastify'
import { expect } from 'vitest'
import { issueDraftToken } from './issue-draft-token.ts'

test.afterEach(({ api }) => api.setNow(testNow))

/** Asks for the drafts of a page with the cookie of a browser's session. */
const ask = ({ deps }: TestApi, cookie = '') => {
  const [name = '', value] = cookie.split('=')
  return issueDraftToken(deps)({ method: 'GET', headers: {}, cookies: { [name]: value } } as unknown as FastifyRequest)
}

test('the token of staff who may read content shows a draft, and one of a shopper does not', async ({ api, guest }) => {
  const staff = await openBackoffice(api, { rights: ['content.read', 'content.edit'] })
  const page = { siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug: 'hidden' } as const
  const block = { id: 'h', type: 'hero', variant: 'standard', title: 'Soon' }
  const body = { ...page, body: { id: 'own', title: 'Soon', blocks: [block] } }
  await staff.call('backoffice.createContent', { body })
  const show = (shopper: TestShopper) =>
    shopper.tryCall('content.page', { params: { mode: 'preview', siteId: 'LH-US', page: 'hidden' } })
  const token = await ask(api, staff.cookie)
  expect((await show(api.client.withToken(token))).body.title).toBe('Soon')
  expect(await show(guest)).toBeRefused(403, 'AUT404')
})

test('without the right, without a session and after its end there is no token', async ({ api }) => {
  const { cookie } = await openBackoffice(api, { rights: ['content.read'] })
  const other = await openBackoffice(api, { rights: ['orders.read'] })
  expect(await ask(api)).toBeNull()
  expect(await ask(api, `${cookie}x`)).toBeNull()
  expect(await ask(api, other.cookie)).toBeNull()
  api.setNow(testNow + minutes(31))
  expect(await ask(api, cookie)).toBeNull()
})

test('a disabled member of staff gets no token from then on', async ({ api }) => {
  const { cookie, consumerNo } = await openBackoffice(api, { rights: ['content.read'] })
  expect(await ask(api, cookie)).not.toBeNull()
  const administrator = await openBackoffice(api, { rights: ['staff.manage', 'content.read'] })
  const disable = { params: { consumerNo }, body: { state: 'disabled' } } as const
  await administrator.call('backoffice.setStaffState', disable)
  expect(await ask(api, cookie)).toBeNull()
})
