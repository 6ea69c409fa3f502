import {
  addConsumer,
  addressOf,
  createCartWith,
  createTestPeers,
  type TestApi,
  type TestPeers,
  type TestShopper,
  variantOf,
  type WalletCalls,
  walletCallsOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished, vi } from 'vitest'
import { listExpress } from './list-payment-methods.ts'

let guest: TestShopper
let peers: TestPeers
let wallet: WalletCalls
test.beforeAll(async ({ api }) => {
  peers = createTestPeers(api.sandbox.url)
  guest = await api.client.createGuest('de-de')
  wallet = walletCallsOf(guest)
})

const klarnaReady = async (email?: string) => {
  const cart = await wallet.addressed(variantOf('court'))
  const { body } = await wallet.openSession(cart.id, 'KLARNA')
  const { authorization_token: token } = await peers.agreeAtKlarna(body.meta.merchantSession, email)
  await wallet.add(cart.id, { payment_method_id: 'KLARNA', token })
  return cart
}

type PaypalMoney = { readonly currency_code: string; readonly value: string }
type ShippingAnswer = {
  readonly purchase_units: [
    {
      readonly amount: PaypalMoney & { readonly breakdown: Readonly<Record<string, PaypalMoney>> }
      readonly shipping_options: readonly { id: string; selected: boolean; amount: PaypalMoney }[]
    },
  ]
}

/** The URL of the shipping callback that PayPal gets. */
const spyOnCallback = async (api: TestApi, open: () => Promise<unknown>): Promise<URL> => {
  const paypal = api.deps.payments.findFor('PAYPAL')
  if (!paypal) throw new Error('no PayPal')
  const spy = vi.spyOn(paypal, 'openSession')
  onTestFinished(() => spy.mockRestore())
  await open()
  return new URL(spy.mock.calls[0]?.[0].shippingCallback ?? '')
}

test('a Klarna session has script, categories and token, and its authorisation places the order [PAY-06] [PAY-11]', async () => {
  const cart = await wallet.addressed(variantOf('court'))
  const { body: session } = await wallet.openSession(cart.id, 'KLARNA')
  expect(session).toMatchObject({ success: true, provider: 'klarna', locale: 'de-de' })
  expect(session.meta.script).toMatch(/\/klarna\/lib\.js$/)
  expect(session.meta.categories?.map(({ id }) => id)).toEqual(['pay_over_time', 'pay_later'])
  const { authorization_token: token } = await peers.agreeAtKlarna(session.meta.merchantSession)
  await wallet.add(cart.id, { payment_method_id: 'KLARNA', token })
  const { status, body: order } = await wallet.place(cart.id)
  expect(status).toBe(200)
  expect(order).toMatchObject({ state: 'finalised', paymentMethod: [{ code: 'KLARNA', amount: cart.totals.total }] })
})

test('a Klarna payment without authorisation is refused, and one that Klarna declines places no order [PAY-06] [PAY-14]', async () => {
  const cart = await wallet.addressed(variantOf('court'))
  expect((await wallet.add(cart.id, { payment_method_id: 'KLARNA' })).body.errorDetails[0]?.errorId).toBe('PYT404')
  const refused = await wallet.place((await klarnaReady('ada+refused@example.com')).id)
  expect(refused.body.errorDetails[0]?.errorId).toBe('PYT406')
})

test('a total that changes after Klarna’s authorisation is not covered: the cart shows the rest, and a new authorisation pays [PAY-06] [PAY-14]', async () => {
  const cart = await klarnaReady()
  const params = { basketId: cart.id }
  const body = { itemId: cart.items[0]?.id ?? '', qty: 2 }
  const changed = await guest.call('cart.updateItem', { params, body })
  expect(changed.totals.remainingToPay).toBe(changed.totals.total)
  expect(changed.payment_instruments).toMatchObject([{ payment_method_id: 'KLARNA', amount: 0 }])
  expect((await wallet.place(cart.id)).body.errorDetails[0]?.errorId).toBe('PYT400')
  const { body: session } = await wallet.openSession(cart.id, 'KLARNA')
  const { authorization_token: token } = await peers.agreeAtKlarna(session.meta.merchantSession)
  await wallet.add(cart.id, { payment_method_id: 'KLARNA', token })
  const { body: order } = await wallet.place(cart.id)
  expect(order).toMatchObject({ state: 'finalised', paymentMethod: [{ code: 'KLARNA', amount: changed.totals.total }] })
})

test('an order that Klarna reviews waits, and its webhook finishes or fails the order [PAY-06] [PAY-13]', async () => {
  const { body: order } = await wallet.place((await klarnaReady('ada+pend-accept@example.com')).id)
  expect(order.state).toBe('payment_pending')
  const state = async () =>
    (await guest.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })).state
  await expect.poll(state).toBe('finalised')
})

test('a lost reply of Klarna is queried again, and the order is charged once [PAY-06] [PAY-13]', async () => {
  const { body: order } = await wallet.place((await klarnaReady('ada+lost@example.com')).id)
  expect(order.state).toBe('finalised')
  expect(await peers.listKlarnaOrders(order.orderNumber)).toHaveLength(1)
})

test('while Klarna or PayPal is unavailable its session is PAY400, and a card still pays [PAY-06] [PAY-07] [PAY-15]', async () => {
  const cart = await wallet.addressed(variantOf('court'))
  await peers.makeTrouble({ mode: '500', times: 2 })
  expect((await wallet.openSession(cart.id, 'KLARNA')).body.errorDetails[0]?.errorId).toBe('PAY400')
  expect((await wallet.openSession(cart.id, 'PAYPAL')).body.errorDetails[0]?.errorId).toBe('PAY400')
  const params = { basketId: cart.id }
  await guest.call('cart.addPaymentInstrument', {
    params,
    body: { payment_method_id: 'CREDIT_CARD', token: 'tok_success' },
  })
  expect((await wallet.place(cart.id)).body.state).toBe('finalised')
})

test('a payment that is approved at PayPal pays the current total of the cart, up to the approved sum [PAY-07]', async ({
  api,
}) => {
  const cart = await wallet.addressed(variantOf('court'))
  const setQuantity = (qty: number) =>
    guest.call('cart.updateItem', {
      params: { basketId: cart.id },
      body: { itemId: cart.items[0]?.id ?? '', qty },
    })
  await setQuantity(2)
  const { body: session } = await wallet.openSession(cart.id, 'PAYPAL')
  const token = session.meta.merchantSession
  expect(session.meta.redirectUrl).toContain(`/paypal/checkoutnow?token=${token}`)
  expect((await wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })).body.errorDetails[0]?.errorId).toBe(
    'PYT404',
  )
  const url = await peers.answerAtPaypal(token, 'ada')
  expect(url).toContain('/de-de/checkout?step=billing&wallet=paypal&token=')
  await wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })
  await setQuantity(1)
  const { body: order } = await wallet.place(cart.id)
  expect(order.state).toBe('finalised')
  expect(order.paymentMethod).toMatchObject([{ code: 'PAYPAL', amount: order.totals.total }])
  const { rows } = await api.database.db.pool.query(
    'select authorised_minor::int as held from payments where order_number = $1',
    [order.orderNumber],
  )
  expect(rows).toEqual([{ held: Math.round(order.totals.total * 100) }])
})

test('a buyer without funds is PYT406, an unknown token PYT404, and a cancelled approval returns to the page before with its preserved parameters [PAY-07] [PAY-14] [RT-06]', async () => {
  const cart = await wallet.addressed(variantOf('court'))
  const { body: session } = await guest.tryCall('cart.paymentSession', {
    query: {
      cartId: cart.id,
      paymentMethodId: 'PAYPAL',
      referer: 'http://localhost:4000/de-de/cart?cms=autumn&page=2',
    },
  })
  const token = session.meta.merchantSession
  expect(await peers.answerAtPaypal(token, null)).toContain('/de-de/cart?wallet=paypal-cancelled&cms=autumn')
  await peers.answerAtPaypal(token, 'bertha')
  await wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })
  expect((await wallet.place(cart.id)).body.errorDetails[0]?.errorId).toBe('PYT406')
  expect(
    (await wallet.add(cart.id, { payment_method_id: 'PAYPAL', token: 'PP_NONE' })).body.errorDetails[0]?.errorId,
  ).toBe('PYT404')
})

test('express PayPal uses the address that PayPal reports, and the order stores the browser’s bid cookie [PAY-07] [PAY-10]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('court'))
  const { body: session } = await wallet.openSession(cart.id, 'PAYPAL', 'express')
  const token = session.meta.merchantSession
  expect(await peers.answerAtPaypal(token, 'ada', 'DE')).toContain('wallet=paypal&express=1')
  const params = { basketId: cart.id }
  const query = { context: 'PAYPAL_EXPRESS' } as const
  const body = { token, address: { ...addressOf('de-de'), city: 'Hamburg' } }
  const headers = { cookie: 'theme=dark; bid=browser-7' }
  const { body: set } = await guest.tryCall('cart.setShippingAddress', { params, query, body, headers })
  expect(set.shippingAddress).toMatchObject({
    city: 'Berlin',
    firstName: 'Jörg',
    email: 'ada@example.com',
    postalCode: '10115',
  })
  await guest.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  await wallet.add(cart.id, { payment_method_id: 'PAYPAL', token })
  const { body: order } = await wallet.place(cart.id)
  const { rows } = await api.database.db.pool.query('select doc from orders where number = $1', [order.orderNumber])
  expect(rows[0].doc.express).toEqual({ context: 'PAYPAL_EXPRESS', browserId: 'browser-7' })
})

test('PayPal’s shipping callback gets the total for an address without a change of the cart [PAY-07]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('tee'))
  const url = await spyOnCallback(api, () => wallet.openSession(cart.id, 'PAYPAL', 'express'))
  const ask = async (address: object, more: object = {}, query = url.search) => {
    const answer = await fetch(`${api.url}${url.pathname}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'PP-1', shipping_address: address, ...more }),
    })
    return { status: answer.status, body: (await answer.json()) as ShippingAnswer }
  }
  const berlin = { country_code: 'DE', admin_area_2: 'Berlin', postal_code: '10115' }
  const { body: first } = await ask(berlin)
  const [unit] = first.purchase_units
  const selected = unit.shipping_options.find((option) => option.selected)
  expect(unit.amount.breakdown.shipping).toEqual(selected?.amount)
  const other = unit.shipping_options.find((option) => !option.selected)
  const { body: second } = await ask(berlin, { shipping_option: { id: other?.id } })
  const toCents = (value = '') => Math.round(Number(value) * 100)
  const dearer = toCents(other?.amount.value) - toCents(selected?.amount.value)
  expect(toCents(second.purchase_units[0].amount.value)).toBe(toCents(unit.amount.value) + dearer)
  expect((await ask({ country_code: 'US' })).body).toMatchObject({ details: [{ issue: 'COUNTRY_ERROR' }] })
  expect((await ask(berlin, {}, '?token=forged')).status).toBe(401)
  const after = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect([after.version, after.shippingAddress]).toEqual([cart.version, undefined])
})

test('the cart has the shipping method that was chosen at PayPal when the shopper returns [PAY-07] [PAY-10]', async ({
  api,
}) => {
  const facts = { context: 'PAYPAL_EXPRESS' } as const
  const cart = await createCartWith(guest, variantOf('tee'))
  const { body: session } = await wallet.openSession(cart.id, 'PAYPAL', 'express')
  const paypal = api.deps.payments.findFor('PAYPAL')
  if (!paypal?.findApproval) throw new Error('no PayPal')
  await peers.answerAtPaypal(session.meta.merchantSession, 'ada', 'DE')
  const approval = await paypal.findApproval(session.meta.merchantSession)
  const spy = vi.spyOn(paypal, 'findApproval').mockResolvedValue(approval && { ...approval, shippingOption: 'express' })
  onTestFinished(() => spy.mockRestore())
  const set = await guest.call('cart.setShippingAddress', {
    params: { basketId: cart.id },
    query: facts,
    body: { token: session.meta.merchantSession },
  })
  expect(set.shippingMethods[0]?.code).toBe('express')
})

test('an address abroad from PayPal is refused, and an unapproved one is unknown [PAY-07] [PAY-10]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const { body: session } = await wallet.openSession(cart.id, 'PAYPAL', 'express')
  const token = session.meta.merchantSession
  const set = () =>
    guest.tryCall('cart.setShippingAddress', {
      params: { basketId: cart.id },
      query: { context: 'PAYPAL_EXPRESS' },
      body: { token },
    })
  expect((await set()).body.errorDetails[0]?.errorId).toBe('PYT404')
  await peers.answerAtPaypal(token, 'ada', 'US')
  expect((await set()).body.errorDetails[0]?.errorId).toBe('PAY401')
})

test('the cart lists the express methods [PAY-07] [PAY-08]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const { expressMethods } = await guest.call('cart.listPaymentMethods', { params: { basketId: cart.id } })
  expect([...expressMethods].sort()).toEqual(['APPLE_PAY', 'PAYPAL'])
})

test('an in-store employee is not offered PayPal’s express [PAY-07] [ROLE-02]', ({ api }) => {
  const [site] = api.deps.sites
  if (!site) throw new Error('no site')
  const session = (consumerType: 'CONSUMER' | 'STORE_EMPLOYEE') =>
    ({ kind: 'consumer', id: 'c', consumerType, siteId: site.siteId }) as const
  expect(listExpress({ site, session: session('STORE_EMPLOYEE') }, api.deps.payments)).toEqual(['APPLE_PAY'])
  expect(listExpress({ site, session: session('CONSUMER') }, api.deps.payments)).toContain('PAYPAL')
})

test('the express session of PayPal is PYT405 to an in-store employee, and open to a consumer [PAY-07] [ROLE-02]', async ({
  api,
}) => {
  const open = async (consumerType: 'CONSUMER' | 'STORE_EMPLOYEE') => {
    const { consumerNo: id } = await addConsumer(api.database.db, { consumerType })
    const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id, consumerType, siteId: 'LH-US' })
    const shopper = api.client.withToken(accessToken)
    await createCartWith(shopper, variantOf('court'))
    const query = { referer: `${api.url}/en-us/cart`, paymentMethodId: 'PAYPAL', paymentMethod: 'express' }
    return shopper.tryCall('cart.paymentSession', { query })
  }
  expect((await open('STORE_EMPLOYEE')).body.errorDetails?.[0]?.errorId).toBe('PYT405')
  expect((await open('CONSUMER')).body).toMatchObject({ success: true, provider: 'paypal' })
})

test('a payment session without a cart id uses the caller’s latest cart, and is BSK404 without one [PAY-11]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('de-de')
  const query = {
    referer: 'http://localhost/de-de/checkout',
    paymentMethodId: 'KLARNA',
    paymentMethod: 'klarna',
  } as const
  const none = await shopper.tryCall('cart.paymentSession', { query })
  expect(none.body.errorDetails[0]?.errorId).toBe('BSK404')
  await createCartWith(shopper, variantOf('court'))
  const named = await shopper.tryCall('cart.paymentSession', { query })
  expect(named.body).toMatchObject({ success: true, provider: 'klarna', locale: 'de-de' })
})
