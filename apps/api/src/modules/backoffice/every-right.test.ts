import { type CallContract, type CallId, calls, isBackofficeCall } from '@lacehouse/contracts'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { addStaff, type BackofficeCaller, openBackoffice, signInStaff, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { z } from 'zod'
import { toSample } from '../../http/to-sample.ts'

// The test derives from the contracts, so that it covers new calls and new rights without a change.
const all = (Object.entries<CallContract>(calls) as [CallId, CallContract][]).filter(([id]) => isBackofficeCall(id))
const protectedCalls = all.filter(([, { session }]) => session === 'backoffice')

const sampleOf = (schema: z.ZodType | undefined) =>
  schema ? toSample(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as object) : undefined

/** Makes a call with a sample of its body, and answers the error id, or the status where there is none. */
const answerTo = async (caller: BackofficeCaller, [id, contract]: [CallId, CallContract]) => {
  const params = sampleOf(contract.params) as Record<string, string> | undefined
  const { body, status } = await caller.tryCall(id, { ...(params && { params }), body: sampleOf(contract.body) })
  return (body as { errorDetails?: { errorId: string }[] } | null)?.errorDetails?.[0]?.errorId ?? status
}

test('every call of the back office but the sign-in and the invitation needs its session, and declares what it needs of its member', () => {
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, { session }]) => session !== 'backoffice').map(([id]) => id)).toEqual([
    'backoffice.signIn',
    'backoffice.acceptInvitation',
  ])
  expect(protectedCalls.filter(([, { right }]) => right === undefined)).toEqual([])
})

test.for(staffRights.map((right) => [right] as const))(
  'a member with the right %s alone is refused each call of another right, and no call of this one',
  async ([right], { api }) => {
    const shared = await openBackoffice(api, { rights: [right] })
    for (const one of protectedCalls) {
      const [id, contract] = one
      // Some of these calls end a session.
      const isEnding = contract.right === 'signing_in'
      const caller = isEnding ? await openBackoffice(api, { rights: [right] }) : shared
      const isMeant = contract.right === right || contract.right === 'signed_in' || contract.right === 'signing_in'
      const answer = await answerTo(caller, one)
      expect([id, answer === 'AUT404']).toEqual([id, !isMeant])
    }
  },
)

const openIncomplete = async (api: TestApi) =>
  signInStaff(api, await addStaff(api, { rights: staffRights, requiresSecondFactor: true }))

test('a session that waits for its second factor may call nothing but what completes or ends it', async ({ api }) => {
  const shared = await openIncomplete(api)
  for (const one of protectedCalls) {
    const [id, contract] = one
    const answer = await answerTo(contract.right === 'signing_in' ? await openIncomplete(api) : shared, one)
    expect([id, answer === 'AUT404']).toEqual([id, contract.right !== 'signing_in'])
  }
})

test('no session of the storefront opens a call of the back office, staff’s neither', async ({ api, guest }) => {
  const agent = { kind: 'consumer', id: 'A-1', consumerType: 'AGENT', siteId: 'LH-US' } as const
  const { accessToken } = api.deps.tokens.issue(agent)
  for (const shopper of [guest, api.client.withToken(accessToken)])
    expect(await shopper.tryCall('backoffice.listOrders', {})).toBeRefused(401, 'AUT432')
})

test('a page of another origin changes nothing with the cookie of staff', async ({ api }) => {
  const caller = await openBackoffice(api, { rights: ['orders.fulfil'] })
  const headers = { cookie: caller.cookie, origin: 'https://evil.example' }
  const input = { params: { orderNumber: 'LH00000001' }, body: { shipmentId: 'x', to: 'picking' }, headers }
  const shopper = api.client.withToken(null)
  expect(await shopper.tryCall('backoffice.moveShipment', input)).toBeRefused(403, 'AUT404')
  expect(
    await shopper.tryCall('backoffice.moveShipment', { ...input, headers: { cookie: caller.cookie } }),
  ).toBeRefused(403, 'AUT404')
})
