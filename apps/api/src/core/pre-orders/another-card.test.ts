import { createSandboxControl, createTestPeers, type TestApi, type TestShopper } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { askToShip, read, stateOf } from '@lacehouse/test-kit/api/sell-ahead'
import { expect } from 'vitest'
import { chargeMandate } from '../fulfilment/charge-mandate.ts'
import { createFulfilment } from '../fulfilment/fulfilment.ts'

/** A pre-order whose charge was declined, with what names another card for it. */
const hold = async (api: TestApi) => {
  const asked = await askToShip(api, 'tok_later_declined')
  await chargeMandate(api.deps)({ orderNumber: asked.orderNumber })
  expect(await stateOf(api, asked.orderNumber)).toMatchObject({ mandate: 'declined' })
  return { ...asked, pay: (card: string) => payBy(asked.shopper, asked.orderNumber, card) }
}

const payBy = (shopper: TestShopper, orderNumber: string, card: string) =>
  shopper.tryCall('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: { card } } })

/** Gives the bank's page a code; none gives the challenge up there. */
const answerBank = (api: TestApi, id: string, code: string | null) =>
  fetch(`${api.sandbox.url}/challenge/${id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.sandbox.url },
    body: JSON.stringify({ code }),
  })

type Paid = Awaited<ReturnType<typeof payBy>>
const challengeOf = ({ body }: Paid): string => {
  expect(body).toMatchObject({ state: 'finalised', flash: [{ code: 'PaymentNotAuthorized', type: '3DS' }] })
  return body.flash[0]?.details.action?.id ?? ''
}

const countJobs = async (api: TestApi, orderNumber: string): Promise<number> => {
  const [row] = await read<{ jobs: number }>(
    api,
    `select count(*)::int as jobs from pgboss.job where name = 'charge-mandate' and data ->> 'orderNumber' = $1`,
    orderNumber,
  )
  return row?.jobs ?? 0
}

test('another card whose holder passes the bank’s challenge is charged once, and the parcel leaves [CHK-09] [PAY-14]', async ({
  api,
}) => {
  const { orderNumber, pay, total, shopper } = await hold(api)
  const challenge = challengeOf(await pay('tok_3ds'))
  const jobs = await countJobs(api, orderNumber)
  // Only the bank says that the challenge is passed.
  challengeOf(await pay('tok_3ds'))
  expect([await stateOf(api, orderNumber), await countJobs(api, orderNumber)]).toEqual([
    { state: 'finalised', mandate: 'declined', captured: 0 },
    jobs,
  ])
  await answerBank(api, challenge, '1234')
  const [first, second] = await Promise.all([pay('tok_3ds'), pay('tok_3ds')])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await countJobs(api, orderNumber)).toBe(jobs + 1)
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
  expect(await shopper.call('checkout.getOrder', { params: { orderNumber } })).toMatchObject({
    shipments: [{ state: 'shipped' }],
    flash: [],
  })
})

test.for([
  ['fails', ['0000', '0000', '0000']],
  ['gives up at the bank', [null]],
] as const)(
  'another card whose holder %s is refused and not charged, and the next card pays [CHK-09] [PAY-14]',
  async ([, codes], { api }) => {
    const { orderNumber, pay, total } = await hold(api)
    const challenge = challengeOf(await pay('tok_3ds'))
    const jobs = await countJobs(api, orderNumber)
    for (const code of codes) await answerBank(api, challenge, code)
    const refused = await pay('tok_3ds')
    expect([refused.status, await countJobs(api, orderNumber)]).toEqual([402, jobs])
    expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'declined', captured: 0 })
    expect((await pay('tok_mastercard')).body).toMatchObject({
      preOrder: { note: expect.stringContaining('being charged') },
    })
    await chargeMandate(api.deps)({ orderNumber })
    expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
  },
)

test('a challenge that is left unanswered charges nothing, and another card takes its place [CHK-09] [PAY-14]', async ({
  api,
}) => {
  const { orderNumber, pay, total } = await hold(api)
  challengeOf(await pay('tok_3ds'))
  expect((await pay('tok_success')).status).toBe(200)
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
  const [row] = await read<{ next: unknown }>(
    api,
    `select mandate -> 'nextCard' as next from payments where order_number = $1`,
    orderNumber,
  )
  expect(row?.next).toBeNull()
})

test('a card that the provider does not know, and one while it is away, changes nothing, and a known card pays [PAY-14]', async ({
  api,
}) => {
  const { orderNumber, pay, total } = await hold(api)
  const jobs = await countJobs(api, orderNumber)
  expect(await pay('tok_no_such_card')).toBeRefused(404, 'PYT404')
  await createTestPeers(api.sandbox.url).makeTrouble({ mode: '500', times: 2 })
  expect(await pay('tok_success')).toBeRefused(502, 'PAY400')
  expect([await stateOf(api, orderNumber), await countJobs(api, orderNumber)]).toEqual([
    { state: 'finalised', mandate: 'declined', captured: 0 },
    jobs,
  ])
  expect((await pay('tok_success')).status).toBe(200)
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
})

test('an order that was cancelled meanwhile takes no other card, and nothing is charged', async ({ api }) => {
  const { orderNumber, pay } = await hold(api)
  const jobs = await countJobs(api, orderNumber)
  await createFulfilment(api.deps).refund({ orderNumber, key: 'all', reason: null, items: null })
  expect((await pay('tok_success')).body).toMatchObject({ state: 'cancelled' })
  await chargeMandate(api.deps)({ orderNumber })
  expect(await countJobs(api, orderNumber)).toBe(jobs)
  expect(await stateOf(api, orderNumber)).toMatchObject({ state: 'cancelled', captured: 0 })
})

test('goods are not refunded while their card is being charged, and are afterwards', async ({ api }) => {
  const { orderNumber, total } = await askToShip(api)
  const take = () => createFulfilment(api.deps).refund({ orderNumber, key: 'all', reason: null, items: null })
  expect(await take()).toEqual({ ok: false, reason: 'being_charged' })
  await Promise.all([chargeMandate(api.deps)({ orderNumber }), chargeMandate(api.deps)({ orderNumber })])
  await chargeMandate(api.deps)({ orderNumber: 'LHNONE' })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
  expect(await take()).toMatchObject({ ok: true, money: { kind: 'refund', amount: total } })
})

test('of two cards that are named at once one is charged, and the other can be charged no more', async ({ api }) => {
  const { orderNumber, pay, total } = await hold(api)
  const answers = await Promise.all([pay('tok_success'), pay('tok_mastercard')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
  const control = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  const statuses = (await control.listPayments(orderNumber)).map(({ status }) => status)
  // The declined charge and its card, the card that was not used, and the one that was.
  expect(statuses.toSorted()).toEqual(['captured', 'declined', 'verified', 'voided', 'voided'])
})

test('a declined card that is named once more is charged once more, as after a transfer to its account', async ({
  api,
}) => {
  const { orderNumber, pay } = await hold(api)
  const control = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  const listCharges = async () => (await control.listPayments(orderNumber)).map(({ status }) => status)
  for (const declined of [2, 3]) {
    expect((await pay('tok_later_declined')).status).toBe(200)
    await chargeMandate(api.deps)({ orderNumber })
    const statuses = await listCharges()
    expect(statuses.filter((status) => status === 'declined')).toHaveLength(declined)
    expect(statuses.filter((status) => status === 'verified')).toHaveLength(1)
  }
})
