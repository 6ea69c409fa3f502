import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { OrderRecord } from '@lacehouse/contracts'
import { parseReturnNumber } from '@lacehouse/domain/returns/return-number'
import { days, hours } from '@lacehouse/domain/time/durations'
import {
  addPerson,
  createCartWith,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { extractText } from 'unpdf'
import { expect, onTestFinished } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { moveOrderMoney } from '../../core/fulfilment/move-order-money.ts'
import { signOrderLink } from '../../core/placement/order-link.ts'
import { sendReturnMail } from '../order-mails/send-return-mail.ts'

const pin = '4711'
const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows
const errorsOf = ({ status, body }: { status: number; body: { errorDetails: readonly { errorId: string }[] } }) => [
  status,
  body.errorDetails[0]?.errorId,
]

/** Places an order of two pairs and a shirt, and delivers it at the time of the database, by which events are dated. */
const receive = async (
  api: TestApi,
  shopper: TestShopper,
  pay: (basketId: string) => Promise<unknown> = async () => undefined,
) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  await makeReady(shopper, id)
  await pay(id)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  await createFulfilment(api.deps).advance({ orderNumber: order.orderNumber, to: 'delivered' })
  await moveOrderMoney(api.deps)({ orderNumber: order.orderNumber })
  const [shoes = '', tee = ''] = order.items.map((item) => item.id)
  return { orderNumber: order.orderNumber, shoes, tee, order }
}

type Items = readonly (readonly [string, number])[]
const toItems = (items: Items) => items.map(([itemId, qty]) => ({ itemId, qty }))
const toRegistration = (orderId: string, items: Items, more: object = {}) => ({
  params: { orderId },
  body: {
    returnId: randomUUID(),
    items: toItems(items).map((item) => ({ ...item, reason: 'too_small' as const })),
    ...more,
  },
})
const recordOf = (shopper: TestShopper, orderId: string): Promise<OrderRecord> =>
  shopper.call('orders.get', { params: { orderId } })
const readPdf = async (file: File) => extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: false })

/** A session by the link of an order's mail. */
const openLink = async ({ deps, client }: TestApi, orderNumber: string): Promise<TestShopper> => {
  const body = {
    orderNo: orderNumber,
    st: signOrderLink(deps, { orderNo: orderNumber, action: 'track' }),
    action: 'track' as const,
  }
  return client.withToken((await client.withToken(null).call('auth.token', { body })).accessToken)
}

test.beforeAll(({ api }) => {
  api.setNow(Date.now())
})

test('invalid quantities are refused where a valid one is accepted [ACC-08]', async ({ api }) => {
  const guest = await api.client.createGuest('de-de')
  const { orderNumber, shoes } = await receive(api, guest)
  for (const qty of [0, -1, 1.5, '1', null]) {
    const wrong = toRegistration(orderNumber, [[shoes, qty as number]])
    const preview = { ...wrong, body: { items: toItems([[shoes, qty as number]]) } }
    expect((await guest.tryCall('returns.preview', preview)).status, `preview of ${qty}`).toBe(400)
    expect((await guest.tryCall('returns.label', wrong)).status, `label of ${qty}`).toBe(400)
  }
  const right = { params: { orderId: orderNumber }, body: { items: toItems([[shoes, 1]]) } }
  expect((await guest.call('returns.preview', right)).items).toEqual([{ itemId: shoes, qty: 1 }])
})

test('a return of a pair that was too small counts for the fit of its product, one for another reason does not', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const productId = testProducts.court
  const findFit = async () => (await guest.call('products.details', { params: { productId } })).fit
  // As many reviews say that it is small as that it is true to size.
  await read(
    api,
    `insert into review_summaries as s (product_id, fit_small, fit_true) values ($1, 3, 3)
      on conflict (product_id) do update set fit_small = 3, fit_true = 3, fit_large = 0`,
    productId,
  )
  const first = await receive(api, guest)
  await guest.call(
    'returns.label',
    toRegistration(first.orderNumber, [], { items: [{ itemId: first.shoes, qty: 1, reason: 'changed_mind' }] }),
  )
  await expect.poll(findFit).toBeUndefined()
  await guest.call('returns.label', toRegistration(first.orderNumber, [[first.shoes, 1]]))
  await expect.poll(findFit).toBe('small')
})

test('a return is registered once for its id under three presses, and gives a label for each parcel [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const { orderNumber, shoes, order } = await receive(api, guest)
  const registration = toRegistration(orderNumber, [[shoes, 1]], { parcels: 2 })
  const files = await Promise.all([1, 2, 3].map(() => guest.call('returns.label', registration)))
  const { returns, items } = await recordOf(guest, orderNumber)
  expect(returns).toMatchObject([
    { way: 'parcel', parcels: 2, items: [{ itemId: shoes, qty: 1, reason: 'too_small' }] },
  ])
  expect(items[0]).toMatchObject({ itemId: shoes, returnable: 1, givenBack: 0 })
  const contents = await Promise.all(
    files.map(async (file) => Buffer.from(await file.arrayBuffer()).toString('base64')),
  )
  expect(new Set(contents).size).toBe(1)
  const { text, totalPages } = await readPdf(files[0] as File)
  expect(totalPages).toBe(2)
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-DE')
  for (const page of text)
    for (const part of [
      returns[0]?.number ?? 'no number',
      ...(site?.returns.address ?? ['no address']),
      site?.returns.carrier ?? 'no carrier',
      order.shippingAddress?.lastName ?? 'no sender',
      order.items[0]?.name ?? 'no item',
      'Zu klein',
    ])
      expect(page.replaceAll(/\s+/g, ' ')).toContain(part)
  const again = await guest.call('returns.label', {
    params: { orderId: orderNumber },
    body: { returnId: registration.body.returnId },
  })
  expect(Buffer.from(await again.arrayBuffer()).toString('base64')).toBe(contents[0])
})

test('of two returns of the same goods at once one is registered, and the other is refused [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderNumber, tee } = await receive(api, guest)
  const answers = await Promise.all(
    [1, 2].map(() => guest.tryCall('returns.label', toRegistration(orderNumber, [[tee, 1]]))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await recordOf(guest, orderNumber)).returns).toHaveLength(1)
})

test('the staff take a return back once: the refund is the preview, to the ways it was paid, and the order shows both [ACC-08]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 3000, credit: 0 })
  const cardId = await issueCard(api, { number: '6006490077770088', pin, amount: 2000 })
  const { orderNumber, shoes, tee } = await receive(api, member, (basketId) =>
    member.call('cart.addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', number: '6006490077770088', pin },
    }),
  )
  const everything: Items = [
    [shoes, 2],
    [tee, 1],
  ]
  const preview = await member.call('returns.preview', {
    params: { orderId: orderNumber },
    body: { items: toItems(everything) },
  })
  await member.call('returns.label', toRegistration(orderNumber, everything, { way: 'store' }))
  const before = await recordOf(member, orderNumber)
  expect(before.givenBack).toEqual([])
  const returnNumber = parseReturnNumber(before.returns[0]?.number ?? '') ?? ''
  const fulfilment = createFulfilment(api.deps)
  await Promise.all([1, 2, 3].map(() => fulfilment.takeBack({ returnNumber, items: null })))
  await moveOrderMoney(api.deps)({ orderNumber })
  const { givenBack, returns, invoices, order } = await recordOf(member, orderNumber)
  expect(givenBack).toMatchObject([{ kind: 'returned', amount: preview.amount, payments: preview.payments }])
  expect(preview.amount).toBe(order.totals.total)
  expect(preview.payments.map(({ code }) => code).toSorted()).toEqual(['CREDIT_CARD', 'GIFT_CARD'])
  expect(returns[0]?.receivedAt).toBe(givenBack[0]?.at)
  expect(order.shipments.map(({ state }) => state)).toEqual(['returned'])
  expect(invoices.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', preview.amount],
    ['credit_note', preview.amount],
  ])
  expect(await read(api, 'select balance_minor::int as balance from gift_cards where id = $1', cardId)).toEqual([
    { balance: 2000 },
  ])
  const paid = 'select (captured_minor - refunded_minor)::int as held from payments where order_number = $1'
  expect(await read(api, paid, orderNumber)).toEqual([{ held: 0 }])
})

test('what did not arrive of a return can be registered again, and previews of several returns sum to the refunds [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderNumber, shoes, tee } = await receive(api, guest)
  const previewOf = (items: Items) =>
    guest.call('returns.preview', { params: { orderId: orderNumber }, body: { items: toItems(items) } })
  const first = await previewOf([[shoes, 2]])
  await guest.call('returns.label', toRegistration(orderNumber, [[shoes, 2]]))
  const second = await previewOf([[tee, 1]])
  const { order, returns } = await recordOf(guest, orderNumber)
  expect(Math.round((first.amount + second.amount) * 100)).toBe(Math.round(order.totals.total * 100))
  const returnNumber = parseReturnNumber(returns[0]?.number ?? '') ?? ''
  const taken = await createFulfilment(api.deps).takeBack({ returnNumber, items: [{ item: shoes, qty: 1 }] })
  expect(taken).toMatchObject({ orderNumber, result: { ok: true, isRepeat: false } })
  const { items } = await recordOf(guest, orderNumber)
  expect(items.map(({ returnable }) => returnable)).toEqual([1, 1])
})

test('goods on their way, goods past the days of the site and more than was bought are not registered [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderNumber, shoes } = await receive(api, guest)
  const ask = (items: Items, order = orderNumber) => guest.tryCall('returns.label', toRegistration(order, items))
  expect(errorsOf(await ask([[shoes, 3]]))).toEqual([409, 'ORD420'])
  expect(errorsOf(await ask([['of another order', 1]]))).toEqual([409, 'ORD420'])
  expect(errorsOf(await ask([[shoes, 0.5]]))).toEqual([400, 'INV407'])
  const now = api.deps.now()
  onTestFinished(() => api.setNow(now))
  api.setNow(now + days(30) - hours(1))
  expect((await recordOf(await openLink(api, orderNumber), orderNumber)).items[0]?.returnable).toBe(2)
  api.setNow(now + days(30) + hours(1))
  const late = await openLink(api, orderNumber)
  expect((await recordOf(late, orderNumber)).items[0]?.returnable).toBe(0)
  expect(errorsOf(await late.tryCall('returns.label', toRegistration(orderNumber, [[shoes, 1]])))).toEqual([
    409,
    'ORD420',
  ])
  api.setNow(now)
  const { id } = await createCartWith(guest, variantOf('tee'))
  await makeReady(guest, id)
  const sent = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  await createFulfilment(api.deps).advance({ orderNumber: sent.orderNumber, to: 'shipped' })
  expect(errorsOf(await ask([[sent.items[0]?.id ?? '', 1]], sent.orderNumber))).toEqual([409, 'ORD420'])
})

test('a label that cannot be made is RTN500, and the same request gets it later [ACC-08] [ERR-01]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const { orderNumber, tee } = await receive(api, guest)
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')
  const address = site?.returns.address
  Object.assign(site?.returns ?? {}, { address: null })
  const registration = toRegistration(orderNumber, [[tee, 1]])
  const failed = await guest.tryCall('returns.label', registration)
  Object.assign(site?.returns ?? {}, { address })
  expect(errorsOf(failed)).toEqual([500, 'RTN500'])
  const file = await guest.call('returns.label', registration)
  expect(file.type).toBe('application/pdf')
  expect((await recordOf(guest, orderNumber)).returns).toHaveLength(1)
})

test('no one else registers a return; the link of a mail registers a guest’s, and not an account’s [ACC-08]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 0 })
  const [ofMember, ofGuest] = [await receive(api, member), await receive(api, await api.client.createGuest())]
  const stranger = await api.client.createGuest()
  const ask = (shopper: TestShopper, { orderNumber, tee }: typeof ofGuest) =>
    shopper.tryCall('returns.label', toRegistration(orderNumber, [[tee, 1]]))
  for (const placed of [ofMember, ofGuest]) expect(errorsOf(await ask(stranger, placed))).toEqual([404, 'OHS4004'])
  expect(errorsOf(await ask(await openLink(api, ofMember.orderNumber), ofMember))).toEqual([404, 'OHS4004'])
  expect((await ask(await openLink(api, ofGuest.orderNumber), ofGuest)).status).toBe(200)
})

test('the id of a return opens no label of another order [ACC-08] [AUTH-13]', async ({ api }) => {
  const [guest, other] = [await api.client.createGuest(), await api.client.createGuest()]
  const [own, foreign] = [await receive(api, guest), await receive(api, other)]
  const registration = toRegistration(foreign.orderNumber, [[foreign.tee, 1]])
  await other.call('returns.label', registration)
  const { returnId } = registration.body
  const ask = (id: string) =>
    guest.tryCall('returns.label', { params: { orderId: own.orderNumber }, body: { returnId: id } })
  const [known, unknown] = [await ask(returnId), await ask(randomUUID())]
  expect([known.status, known.body.errorDetails]).toEqual([404, unknown.body.errorDetails])
})

test('a return is confirmed by one mail with its items, their reason and the label attached [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('fr-ca')
  const { orderNumber, tee, order } = await receive(api, guest)
  const registration = toRegistration(orderNumber, [[tee, 1]], { way: 'store' })
  await guest.call('returns.label', registration)
  await guest.call('returns.label', registration)
  const jobs = await read(
    api,
    `select data from pgboss.job where name = 'return-mail' and data ->> 'orderNumber' = $1`,
    orderNumber,
  )
  expect(jobs).toHaveLength(1)
  await sendReturnMail(api.deps)(jobs[0].data)
  const { returns } = await recordOf(guest, orderNumber)
  const key = `return-${returns[0]?.number}`
  const files = (await readdir(api.deps.mailFolder)).filter((file) => file.startsWith(key))
  expect(files.toSorted()).toEqual([`${key}.eml`, `${key}.html`, `${key}.json`])
  const [mail, whole] = await Promise.all(
    ['html', 'eml'].map((end) => readFile(`${api.deps.mailFolder}/${key}.${end}`, 'utf8')),
  )
  for (const part of ['Votre retour est enregistré', 'Trop petit', 'magasins', order.items[1]?.name ?? 'no name'])
    expect(mail).toContain(part)
  expect(whole).toContain(`filename=${returns[0]?.number}.pdf`)
  expect(whole).toContain(Buffer.from('%PDF-1').toString('base64').slice(0, 6))
  const { text } = JSON.parse(await readFile(`${api.deps.mailFolder}/${key}.json`, 'utf8'))
  // A return has no amounts, and the address of the order says what it opens.
  expect(text).not.toMatch(/: *$/m)
  expect(text).toContain('Voir la commande: http')
  // Staff send it once more, as a mail of its own.
  await sendReturnMail(api.deps)({ ...jobs[0].data, again: 'one' })
  expect(await readdir(api.deps.mailFolder)).toContain(`${key}-again-one.html`)
})
