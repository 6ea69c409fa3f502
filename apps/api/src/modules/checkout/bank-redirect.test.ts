import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { createCartWith, makeAddressed, type TestApi, type TestShopper, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'
import { advanceOrder } from '../../core/fulfilment/advance-order.ts'
import { moveOrderMoney } from '../../core/fulfilment/move-order-money.ts'
import { returnItems } from '../../core/fulfilment/return-items.ts'
import { recoverPlacements } from '../../core/placement/recover-placements.ts'
import { releasePayment } from '../../core/placement/release-payment.ts'

type Choice = 'pay' | 'pay_late' | 'stay' | 'fail' | 'cancel'

test.beforeEach(({ api }) => api.setNow(testNow))

const holdNotices = (api: TestApi, hold: boolean) =>
  fetch(`${api.sandbox.url}/v1/test/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.deps.config.paymentSecrets.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ hold }),
  })

const prepare = async (shopper: TestShopper): Promise<string> => {
  const { id: basketId } = await createCartWith(shopper, variantOf('court'))
  await makeAddressed(shopper, basketId, `${shopper.id}@example.com`)
  const params = { basketId }
  await shopper.call('cart.addPaymentInstrument', { params, body: { payment_method_id: 'IDEAL' } })
  await shopper.call('checkout.prepareOrder', { body: { basketId } })
  return basketId
}

/** Places an order by iDEAL; its bank's page is open. */
const place = async (api: TestApi) => {
  const shopper = await api.client.createGuest('nl-nl')
  const cartId = await prepare(shopper)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId } })
  const { orderNumber } = order
  const action = order.flash[0]?.details.action
  const choose = async (choice: Choice): Promise<{ url: string | null }> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${action?.url}/answers`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ choice }),
    })
    return (await response.json()) as { url: string | null }
  }
  const resume = (additionalData: { result?: 'cancelled' } = {}) =>
    shopper.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData } })
  const find = () => shopper.call('checkout.getOrder', { params: { orderNumber } })
  const readMoney = async () => {
    const text = `select p.state, p.authorised_minor = p.amount_minor as "isAuthorised", p.captured_minor = p.amount_minor as "isCaptured",
      p.refunded_minor::int as refunded, p.amount_minor::int as amount,
      (select count(*)::int from pgboss.job where name = 'order-mail' and data ->> 'orderNumber' = $1) as mails,
      (select coalesce(sum(quantity), 0)::int from stock_entries where order_number = $1) as held
      from payments p where p.order_number = $1`
    return (await api.database.db.pool.query(text, [orderNumber])).rows[0]
  }
  return { shopper, cartId, order, orderNumber, action, choose, resume, find, readMoney }
}

const paid = { state: 'captured', isAuthorised: true, isCaptured: true, refunded: 0, mails: 1, held: 1 }

test('the Dutch site offers iDEAL first, and other sites do not [CHK-04]', async ({ api }) => {
  const list = async (locale: string) => {
    const shopper = await api.client.createGuest(locale)
    const { id: basketId } = await createCartWith(shopper, variantOf('court'))
    const { paymentMethods } = await shopper.call('cart.listPaymentMethods', { params: { basketId } })
    return paymentMethods.map(({ code, label }) => [code, label])
  }
  expect((await list('nl-nl'))[0]).toEqual(['IDEAL', 'iDEAL'])
  expect(await list('de-de')).not.toContainEqual(['IDEAL', 'iDEAL'])
})

test('an order by iDEAL waits for the bank’s page, whose payment is captured at once, and is placed on the return [CHK-09] [PAY-13]', async ({
  api,
}) => {
  await holdNotices(api, true)
  const { order, orderNumber, action, choose, resume, readMoney } = await place(api)
  expect(order.state).toBe('payment_pending')
  expect(action?.type).toBe('redirect')
  expect(await resume()).toMatchObject({ state: 'payment_pending', flash: [{ details: { action } }] })
  const { url } = await choose('pay')
  expect(new URL(url ?? '').pathname).toBe('/nl-nl/checkout')
  expect(new URL(url ?? '').searchParams.get('placing')).toBe(orderNumber)
  const placed = await resume()
  expect(placed).toMatchObject({ state: 'finalised', paymentMethod: [{ code: 'IDEAL', label: 'iDEAL' }] })
  expect((await resume()).orderNumber).toBe(orderNumber)
  expect(await readMoney()).toMatchObject(paid)
  await holdNotices(api, false)
})

test('the bank’s notice places the order of a shopper who never returns, and a later return finds it [PAY-13]', async ({
  api,
}) => {
  const { choose, find, resume, readMoney } = await place(api)
  expect(await choose('stay')).toEqual({ url: null })
  await vi.waitFor(async () => expect((await find()).state).toBe('finalised'), 5000)
  expect((await resume()).state).toBe('finalised')
  expect(await readMoney()).toMatchObject(paid)
})

test('recovery places the order of a shopper who never returns when the notice is lost too [PAY-13]', async ({
  api,
}) => {
  await holdNotices(api, true)
  const { choose, find, readMoney } = await place(api)
  await choose('stay')
  api.setNow(testNow + seconds(16))
  await recoverPlacements(api.deps)
  expect((await find()).state).toBe('finalised')
  expect(await readMoney()).toMatchObject(paid)
  await holdNotices(api, false)
})

test('a payment that the bank confirms after the return is awaited, without a way back to the bank [PAY-13]', async ({
  api,
}) => {
  await holdNotices(api, true)
  const { choose, resume } = await place(api)
  await choose('pay_late')
  expect(await resume()).toMatchObject({ state: 'payment_pending', flash: [] })
  await vi.waitFor(async () => expect((await resume()).state).toBe('finalised'), 8000)
  await holdNotices(api, false)
})

test.for([
  ['cancel', undefined],
  ['fail', 'PYT406'],
] as const)(
  'a shopper who chooses %s at the bank keeps cart and addresses, has the stock given back, and pays with iDEAL again [CHK-09]',
  async ([choice, errorId], { api }) => {
    const { shopper, choose, resume, readMoney } = await place(api)
    await choose(choice)
    const failed = await resume()
    expect([failed.state, failed.failure?.errorId]).toEqual(['failed', errorId])
    expect(await readMoney()).toMatchObject({ isAuthorised: false, mails: 0, held: 0 })
    expect(await resume()).toMatchObject({ state: 'failed' })
    const basketId = failed.newBasketId ?? ''
    const cart = await shopper.call('cart.get', { params: { basketId } })
    expect(cart).toMatchObject({ state: 'open', shippingAddress: { city: 'Amsterdam' }, payment_instruments: [] })
    expect(cart.items).toHaveLength(1)
    await shopper.call('cart.addPaymentInstrument', { params: { basketId }, body: { payment_method_id: 'IDEAL' } })
    await shopper.call('checkout.prepareOrder', { body: { basketId } })
    const again = await shopper.call('checkout.placeOrder', { body: { cartId: basketId } })
    expect(again.state).toBe('payment_pending')
  },
)

test('a shopper who pays another way gives the bank’s page up, after which it takes no money [PAY-13]', async ({
  api,
}) => {
  const { choose, resume, readMoney } = await place(api)
  expect((await resume({ result: 'cancelled' })).state).toBe('failed')
  await choose('pay')
  expect(await readMoney()).toMatchObject({ isCaptured: false, refunded: 0, held: 0 })
})

test('a shopper who has paid at the bank and then gives the order up has an order [PAY-13]', async ({ api }) => {
  await holdNotices(api, true)
  const { choose, resume, readMoney } = await place(api)
  await choose('pay')
  expect((await resume({ result: 'cancelled' })).state).toBe('finalised')
  expect(await readMoney()).toMatchObject(paid)
  await holdNotices(api, false)
})

test('an order whose shopper never pays is given up in time, and its stock is free again [PAY-13]', async ({ api }) => {
  const { find, readMoney, shopper, cartId } = await place(api)
  api.setNow(testNow + minutes(10))
  await recoverPlacements(api.deps)
  expect((await find()).state).toBe('failed')
  expect(await readMoney()).toMatchObject({ isAuthorised: false, held: 0 })
  expect((await shopper.call('cart.get', { params: { basketId: cartId } })).state).toBe('open')
})

test('money that the bank takes for an order that was given up goes back, once [PAY-13]', async ({ api }) => {
  await holdNotices(api, true)
  const { choose, orderNumber, readMoney } = await place(api)
  const provider = api.deps.payments.get('lacepay')
  const refund = vi.spyOn(provider, 'refund')
  // The provider is away when the order is given up, so that its page stays open.
  const away = vi.spyOn(provider, 'findByOrder').mockResolvedValue({ state: 'unknown' })
  api.setNow(testNow + minutes(10))
  await recoverPlacements(api.deps)
  await choose('pay')
  away.mockRestore()
  const release = releasePayment(api.deps)
  for (const _ of [1, 2]) await release({ orderNumber })
  const { amount, ...money } = await readMoney()
  expect(money).toMatchObject({ isAuthorised: true, isCaptured: true, refunded: amount, mails: 0, held: 0 })
  expect(refund).toHaveBeenCalledTimes(1)
  refund.mockRestore()
  await holdNotices(api, false)
})

test('parcels of a payment that was captured at once capture nothing more, and goods that are cancelled or come back are refunded at once [PAY-12] [PAY-16]', async ({
  api,
}) => {
  const { choose, orderNumber, find, readMoney } = await place(api)
  await choose('stay')
  await vi.waitFor(async () => expect((await find()).state).toBe('finalised'), 5000)
  const moveMoney = moveOrderMoney(api.deps)
  expect(await advanceOrder(api.deps)({ orderNumber, to: 'shipped' })).toMatchObject({ ok: true, money: null })
  await moveMoney({ orderNumber })
  const { amount } = await readMoney()
  expect(await readMoney()).toMatchObject({ isCaptured: true, refunded: 0 })
  const returned = await returnItems(api.deps)({ orderNumber, items: null, key: 'return', reason: null })
  expect(returned).toMatchObject({ ok: true, money: { kind: 'refund' } })
  for (const _ of [1, 2]) await moveMoney({ orderNumber })
  const { refunded } = await readMoney()
  expect(refunded).toBeGreaterThan(0)
  expect(refunded).toBeLessThanOrEqual(amount)
})

test('a whole cancellation before the packing refunds the payment that was captured at once [PAY-12] [PAY-16]', async ({
  api,
}) => {
  const { choose, orderNumber, find, readMoney } = await place(api)
  await choose('stay')
  await vi.waitFor(async () => expect((await find()).state).toBe('finalised'), 5000)
  const command = { orderNumber, items: null, key: 'cancel', reason: null, onlyUnpacked: true } as const
  expect(await returnItems(api.deps)(command)).toMatchObject({ ok: true, money: { kind: 'refund' } })
  await moveOrderMoney(api.deps)({ orderNumber })
  const { amount, refunded } = await readMoney()
  expect(refunded).toBe(amount)
})
