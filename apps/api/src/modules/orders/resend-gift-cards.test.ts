import { readdir, readFile } from 'node:fs/promises'
import { addressOf, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { sendGiftCards } from '../order-mails/send-gift-cards.ts'

const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'Run!' }
const errorsOf = ({ status, body }: { status: number; body: { errorDetails: readonly { errorId: string }[] } }) => [
  status,
  body.errorDetails[0]?.errorId,
]

/** Buys a gift card for Grace. */
const buy = async (shopper: TestShopper, sendOn?: string) => {
  const { id } = await shopper.call('cart.create', { body: {} })
  const gift = { giftOption: { ...giftOption, ...(sendOn && { sendOn }) } }
  await shopper.call('cart.addItem', {
    body: { cartId: id, productId: variantOf('giftCard'), qty: 1, customAmount: 25, ...gift },
  })
  const params = { basketId: id }
  const address = addressOf(shopper.locale)
  await shopper.call('cart.setBillingAddress', { params, body: { address, sameAsShipping: false } })
  const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await shopper.call('cart.addPaymentInstrument', { params, body })
  return (await shopper.call('checkout.placeOrder', { body: { cartId: id } })).orderNumber
}

const jobsOf = async ({ database }: TestApi, orderNumber: string) =>
  (
    await database.db.pool.query(
      `select data from pgboss.job where name = 'gift-cards' and data ->> 'orderNumber' = $1 and data ? 'again'`,
      [orderNumber],
    )
  ).rows.map(({ data }) => data)
const mailsOf = async ({ deps }: TestApi) =>
  (await readdir(deps.mailFolder)).filter((file) => /^gift-card-.*\.html$/.test(file))

test('the mail of a gift card goes to its recipient once more, with the same card [ACC-10]', async ({ api }) => {
  const buyer = await api.client.createGuest()
  const orderNumber = await buy(buyer)
  await sendGiftCards(api.deps)({ orderNumber })
  const [first = ''] = await mailsOf(api)
  const { itemIds } = await buyer.call('orders.resendGiftCards', { body: { orderNumber } })
  expect(itemIds).toHaveLength(1)
  const [job] = await jobsOf(api, orderNumber)
  await sendGiftCards(api.deps)(job)
  await sendGiftCards(api.deps)(job)
  const again = (await mailsOf(api)).filter((file) => file !== first)
  expect(again).toHaveLength(1)
  const [before, after] = await Promise.all(
    [first, again[0] ?? ''].map((file) => readFile(`${api.deps.mailFolder}/${file}`, 'utf8')),
  )
  expect(after).toBe(before)
  const sentTo = await readFile(`${api.deps.mailFolder}/${again[0]?.replace('.html', '.json')}`, 'utf8')
  expect(JSON.parse(sentTo)).toMatchObject({ to: giftOption.email })
  const { rows } = await api.database.db.pool.query(
    `select count(*)::int as issued from gift_card_entries where order_number = $1 and kind = 'issue'`,
    [orderNumber],
  )
  expect(rows).toEqual([{ issued: 1 }])
})

test('no mail goes out for other goods, before its day, after the card was given back, or for a stranger [ACC-10]', async ({
  api,
}) => {
  const buyer = await api.client.createGuest()
  const ask = (orderNumber: string, caller = buyer) =>
    caller.tryCall('orders.resendGiftCards', { body: { orderNumber } })
  const { id } = await createCartWith(buyer, variantOf('court'))
  await makeReady(buyer, id)
  const shoes = await buyer.call('checkout.placeOrder', { body: { cartId: id } })
  expect(errorsOf(await ask(shoes.orderNumber))).toEqual([404, 'ORD404'])
  const later = await buy(buyer, '2026-12-24')
  expect(errorsOf(await ask(later))).toEqual([404, 'ORD404'])
  const given = await buy(buyer)
  await sendGiftCards(api.deps)({ orderNumber: given })
  expect(errorsOf(await ask(given, await api.client.createGuest()))).toEqual([404, 'OHS4004'])
  const back = await createFulfilment(api.deps).refund({ orderNumber: given, key: 'all', reason: null, items: null })
  expect(back.ok).toBe(true)
  expect(errorsOf(await ask(given))).toEqual([404, 'ORD404'])
  expect(await jobsOf(api, given)).toEqual([])
})

test('how often mails of gift cards are sent again is bounded [ACC-10]', async ({ api }) => {
  const buyer = await api.client.createGuest()
  const orderNumber = await buy(buyer)
  const statuses = new Set<number>()
  for (let count = 0; count < 8 && !statuses.has(403); count += 1)
    statuses.add((await buyer.tryCall('orders.resendGiftCards', { body: { orderNumber } })).status)
  expect([...statuses]).toEqual([202, 403])
})
