import type { CallId } from '@lacehouse/contracts'
import { agentRights } from '@lacehouse/domain/agents/agent-rights'
import {
  addConsumer,
  type SignedInShopper,
  signInAs,
  type TestApi,
  type TestShopper,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { drawForgedIds, listOwned, openOwned } from '@lacehouse/test-kit/api/open-owner'
import {
  listNamings,
  listUnknownNames,
  type NamingRequest,
  type OwnedIds,
  toNamingRequest,
} from '@lacehouse/test-kit/proof/list-naming-requests'
import { expect } from 'vitest'

const values = { paymentMethodId: 'KLARNA', productId: variantOf('court'), storeId: testStores.soho }

const openOwner = async (
  api: TestApi,
  name: { firstName?: string; lastName?: string } = {},
): Promise<{ owner: SignedInShopper; ids: OwnedIds }> => {
  const { email } = await addConsumer(api.database.db, name)
  const owner = await signInAs(api.client, { email })
  return { owner, ids: await openOwned(owner, variantOf('court')) }
}

const answerTo = async (shopper: TestShopper, call: CallId, parts: NamingRequest) => {
  const { status, body } = await shopper.tryCall(call, parts)
  return {
    status,
    errors: body?.errorDetails?.map(({ errorId, field }) => [errorId, field]),
    text: JSON.stringify(body),
  }
}

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites)
    Object.assign(features.captcha, { signIn: false, signUp: false, card: false })
})

test('every call answers the id of another’s cart, order, address, card or list as one that names nothing, and changes none of it [AUTH-13] [AUTH-09]', async ({
  api,
}) => {
  expect(listNamings().length).toBeGreaterThan(50)
  expect(listUnknownNames()).toEqual([])
  const { owner, ids } = await openOwner(api, { firstName: 'Philippa', lastName: 'Ownerly' })
  const before = await listOwned(owner, ids)
  const stranger = await openOwner(api)
  const guest = await api.client.createGuest()
  const agent = { id: 'A-1', name: 'Sam Ortiz', rights: agentRights } as const
  const session = { kind: 'consumer', id: stranger.owner.id, consumerType: 'CONSUMER', siteId: 'LH-US', agent } as const
  const acting = api.client.withToken(api.deps.tokens.issue(session).accessToken, 'en-us')
  // Nothing that a first request could use up, so that the second one finds the same.
  const { cart, item } = stranger.ids
  for (const naming of listNamings())
    for (const [shopper, own] of [
      [stranger.owner, { cart, item }],
      [guest, {}],
      // An agent has the rights of the customer for whom they act, and no more.
      [acting, { cart, item }],
    ] as const) {
      const { call, kind } = naming
      const ask = (id: string) =>
        answerTo(shopper, call, toNamingRequest({ naming, ids: { ...own, [kind]: id }, values }))
      const foreign = await ask(ids[kind])
      const missing = await ask(drawForgedIds()[kind])
      expect([call, kind, foreign.status, foreign.errors]).toEqual([call, kind, missing.status, missing.errors])
      for (const known of ['Ownerly', 'Philippa', owner.id]) expect(foreign.text, call).not.toContain(known)
    }
  expect(await listOwned(owner, ids)).toEqual(before)
}, 240_000)
