import { hours } from '@lacehouse/domain/time/durations'
import {
  callAsPage,
  createSandboxControl,
  openReadyCart,
  solveCaptcha,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished } from 'vitest'

// Declines count for an hour; each test begins long after the one before.
let hour = 0
test.beforeEach(({ api }) => {
  hour += 3
  api.setNow(testNow + hours(hour))
})

const countCharges = async (api: TestApi): Promise<number> => {
  const sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  return (await sandbox.listAllPayments()).length
}

/** Counts the charges that some work sends to the provider. */
const chargesOf = async (api: TestApi, work: () => Promise<unknown>): Promise<number> => {
  const before = await countCharges(api)
  await work()
  return (await countCharges(api)) - before
}

/** The caller that the limiter counts for a guest. */
const callerOf = ({ id }: TestShopper) => {
  const session = { kind: 'guest', id, consumerType: 'GUEST', siteId: 'LH-US' } as const
  return { session, ip: '10.60.0.1', headers: {}, correlationId: 'c-1' }
}

const placeWith = async (shopper: TestShopper, token: string, headers: Record<string, string> = {}) => {
  const cartId = await openReadyCart(shopper, variantOf('court'), token)
  return shopper.tryCall('checkout.placeOrder', { body: { cartId }, headers })
}

test('the third card of a session after two declined ones needs a proof of work, in whatever cart [PAY-14] [T32]', async ({
  api,
}) => {
  const tester = await api.client.createGuest()
  expect(await placeWith(tester, 'tok_declined')).toBeRefused(402, 'PYT406')
  expect(await placeWith(tester, 'tok_declined')).toBeRefused(402, 'PYT406')
  const stopped = await placeWith(tester, 'tok_success')
  expect([stopped.status, stopped.body.appId]).toEqual([403, 'lacehouse-proof-of-work'])
  const solved = { 'x-challenge-response': await solveCaptcha(tester, 'guard') }
  expect((await placeWith(tester, 'tok_success', solved)).status).toBe(200)
})

test('where an order needs a captcha, the proof of work of a limit serves for it too [PAY-14] [CHK-17] [AUTH-08]', async ({
  api,
}) => {
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')
  const tester = await api.client.createGuest()
  await api.deps.limiter.record('declines', callerOf(tester), { weight: 2 })
  const cartId = await openReadyCart(tester, variantOf('court'))
  Object.assign(site?.features.captcha ?? {}, { order: true })
  onTestFinished(() => void Object.assign(site?.features.captcha ?? {}, { order: false }))
  const body = { cartId, recaptcha_response: await solveCaptcha(tester) }
  expect((await callAsPage(tester, 'checkout.placeOrder', { body })).status).toBe(200)
})

test('a session with ten declined cards is refused for an hour, proof of work or not [PAY-14] [T32]', async ({
  api,
}) => {
  const tester = await api.client.createGuest()
  const known = callerOf(tester)
  await api.deps.limiter.record('declines', known, { weight: 10 })
  const cartId = await openReadyCart(tester, variantOf('court'))
  const refused = await callAsPage(tester, 'checkout.placeOrder', { body: { cartId } })
  expect(refused).toBeRefused(402, 'PYT402')
  expect(refused.body.errorDetails[0]?.maximum).toBe(10)
  api.setNow(testNow + hours(hour + 2))
  const again = api.client.withToken(api.deps.tokens.issue(known.session).accessToken)
  expect((await placeWith(again, 'tok_success')).status).toBe(200)
})

test('of 60 cards over 30 new sessions of one network at once, at most 20 reach the provider, and honest shoppers there pay [T32]', async ({
  api,
}) => {
  const network = api.client.at('10.61.0.1')
  const testers = await Promise.all(Array.from({ length: 30 }, () => network.createGuest()))
  const carts = await Promise.all(
    testers.flatMap((tester) =>
      [1, 2].map(async () => ({ tester, cartId: await openReadyCart(tester, variantOf('court'), 'tok_declined') })),
    ),
  )
  const charges = await chargesOf(api, () =>
    Promise.all(carts.map(({ tester, cartId }) => tester.tryCall('checkout.placeOrder', { body: { cartId } }))),
  )
  expect(charges).toBeGreaterThan(0)
  expect(charges).toBeLessThanOrEqual(20)
  for (let nth = 0; nth < 3; nth += 1) {
    const honest = await network.createGuest()
    const cartId = await openReadyCart(honest, variantOf('court'))
    expect((await callAsPage(honest, 'checkout.placeOrder', { body: { cartId } })).status).toBe(200)
  }
})

test('40 simultaneous honest orders of one network are all taken without a proof of work [T32]', async ({ api }) => {
  const network = api.client.at('10.62.0.1')
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => placeWith(await network.createGuest(), 'tok_success')),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('a payment that the bank declines after its challenge counts too [PAY-14]', async ({ api }) => {
  const tester = await api.client.createGuest()
  for (let nth = 0; nth < 2; nth += 1) {
    const { body: order } = await placeWith(tester, 'tok_3ds')
    await fetch(`${api.sandbox.url}/challenge/${order.flash[0]?.details.action?.id}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api.sandbox.url },
      body: JSON.stringify({ code: null }),
    })
    const body = { additionalData: { result: 'failed' as const } }
    await tester.call('checkout.patchOrder', { params: { orderNumber: order.orderNumber }, body })
  }
  expect((await api.deps.limiter.read('declines', callerOf(tester))).session).toBe(2)
})
