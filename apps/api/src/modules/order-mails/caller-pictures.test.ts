import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { makeReady, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendOrderMail } from './send-order-mail.ts'

test('the pictures of an order and its mail are the catalogue’s, whatever address the caller named [CHK-12] [CHK-13]', async ({
  api,
  guest,
}) => {
  const productImageURL = '@evil.example/track?u=1#'
  const item = { productId: variantOf('court'), productImageURL }
  const cart = await guest.call('cart.createWithItem', { body: item })
  await makeReady(guest, cart.id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  const [ordered] = order.items
  expect(ordered?.productImageURL).toMatch(/^\/i\//)
  await sendOrderMail(api.deps)({ orderNumber: order.orderNumber })
  const mail = await readFile(`${api.deps.mailFolder}/order-${formatOrderNumber(order.orderNumber)}.html`, 'utf8')
  expect(mail).toContain(ordered?.productImageURL)
  expect(mail).not.toContain('evil.example')
  const { rows } = await api.database.db.pool.query('select doc::text from orders where number = $1', [
    order.orderNumber,
  ])
  expect(rows[0].doc).not.toContain('evil.example')
})
