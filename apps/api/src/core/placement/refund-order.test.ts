import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import { planReturn } from '@lacehouse/domain/returns/plan-return'
import {
  createCartWith,
  createTestPeers,
  makeReady,
  type TestApi,
  type TestPeers,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { captureOrder, refundOrder } from './refund-order.ts'

let peers: TestPeers
let guest: TestShopper
test.beforeAll(async ({ api }) => {
  peers = createTestPeers(api.sandbox.url)
  guest = await api.client.createGuest('en-us')
})

type Method = 'CREDIT_CARD' | 'KLARNA' | 'PAYPAL'

const agree = async (cartId: string, method: Exclude<Method, 'CREDIT_CARD'>) => {
  const { meta } = await guest.call('cart.paymentSession', { query: { cartId, paymentMethodId: method } })
  if (method === 'KLARNA') {
    const { authorization_token: token } = await peers.agreeAtKlarna(meta.merchantSession)
    return { token, payment_session_id: meta.sessionId }
  }
  await peers.answerAtPaypal(meta.merchantSession, 'ada')
  return { token: meta.merchantSession }
}

const order = async (method: Method): Promise<{ orderNumber: string; total: number }> => {
  const { id } = await makeReady(guest, (await createCartWith(guest, variantOf('court'))).id)
  if (method !== 'CREDIT_CARD') {
    const body = { payment_method_id: method, ...(await agree(id, method)) }
    await guest.call('cart.addPaymentInstrument', { params: { basketId: id }, body })
  }
  const placed = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  return { orderNumber: placed.orderNumber, total: Math.round(placed.totals.total * 100) }
}

const moneyOf = async (api: TestApi, orderNumber: string) => {
  const text = `select captured_minor::int as captured, refunded_minor::int as refunded, voided_minor::int as voided
    from payments where order_number = $1`
  return (await api.database.db.pool.query(text, [orderNumber])).rows[0]
}

test.for<[Method]>([['CREDIT_CARD'], ['KLARNA'], ['PAYPAL']] as const)(
  'a payment by %s is captured and refunded in parts, each once, and never refunded beyond the captured amount [PAY-12]',
  async ([method], { api }) => {
    const { orderNumber, total } = await order(method)
    const command = (amount: number, key: string) => ({ orderNumber, amount, key })
    const capture = captureOrder(api.deps)
    const refund = refundOrder(api.deps)
    expect(await capture(command(total, 'parcel-1'))).toEqual({ ok: true })
    expect(await capture(command(1, 'parcel-2'))).toEqual({ ok: false, reason: 'too_much' })
    const thrice = await Promise.all([1, 2, 3].map(() => refund(command(3000, 'return-1'))))
    expect(thrice).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await refund(command(total - 2999, 'return-2'))).toEqual({ ok: false, reason: 'too_much' })
    expect(await refund(command(total - 3000, 'return-2'))).toEqual({ ok: true })
    expect(await moneyOf(api, orderNumber)).toEqual({ captured: total, refunded: total, voided: 0 })
  },
)

test('a payment without a capture is voided as a whole; an unknown order has nothing to refund [PAY-12]', async ({
  api,
}) => {
  const { orderNumber, total } = await order('CREDIT_CARD')
  const refund = refundOrder(api.deps)
  expect(await refund({ orderNumber, amount: 100, key: 'part' })).toEqual({ ok: false, reason: 'too_much' })
  expect(await refund({ orderNumber, amount: total, key: 'cancel' })).toEqual({ ok: true })
  expect(await refund({ orderNumber, amount: total, key: 'cancel' })).toEqual({ ok: true })
  expect(await moneyOf(api, orderNumber)).toEqual({ captured: 0, refunded: 0, voided: total })
  expect(await refund({ orderNumber: 'LHNONE', amount: 1, key: 'x' })).toEqual({ ok: false, reason: 'nothing' })
})

test('a refund with a lost answer is repeated under its key and moves the money once [PAY-12] [PAY-13]', async ({
  api,
}) => {
  const { orderNumber, total } = await order('CREDIT_CARD')
  await captureOrder(api.deps)({ orderNumber, amount: total, key: 'parcel' })
  await peers.makeTrouble({ mode: 'drop', phase: 'after', times: 1 })
  const command = { orderNumber, amount: 1000, key: 'return' }
  expect(await refundOrder(api.deps)(command)).toEqual({ ok: false, reason: 'unknown' })
  expect(await refundOrder(api.deps)(command)).toEqual({ ok: true })
  expect(await moneyOf(api, orderNumber)).toMatchObject({ refunded: 1000 })
})

test('T15: returns of single pieces refund their planned amounts, which add up to the charged amount [PAY-12]', async ({
  api,
}) => {
  const { id } = await createCartWith(guest, variantOf('court'), 3)
  await guest.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 2 } })
  await makeReady(guest, id)
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  const text = 'select doc from orders where number = $1'
  const { rows } = await api.database.db.pool.query<{ doc: OrderDraft }>(text, [orderNumber])
  const doc = rows[0]?.doc
  if (!doc) throw new Error('There is no order.')
  const charged = doc.totals.total
  await captureOrder(api.deps)({ orderNumber, amount: charged, key: 'parcel' })
  let returned: ReturnedQuantities = {}
  let back = 0
  const [shoes = '', tees = ''] = doc.items.map(({ lineId }) => lineId)
  for (const lineId of [shoes, tees, shoes, tees, shoes]) {
    const plan = planReturn(doc, returned, [{ lineId, qty: 1 }])
    if (!plan.ok) throw new Error(plan.reason)
    const command = { orderNumber, amount: plan.refund.amount, key: `return-${back}` }
    for (const _ of [1, 2]) expect(await refundOrder(api.deps)(command)).toEqual({ ok: true })
    back += plan.refund.amount
    returned = plan.returned
    expect(await moneyOf(api, orderNumber)).toMatchObject({ captured: charged, refunded: back })
  }
  expect(back).toBe(charged)
})
