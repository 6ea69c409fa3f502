import { setTimeout as pause } from 'node:timers/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { seconds } from '@lacehouse/domain/time/durations'
import { addressOf, makeReady, outcomeOf, placeThrough } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import type { Role } from './open-roles.ts'
import { markup } from './send-hostile.ts'

const patience = seconds(20)

/** Orders a gift with markup in every field that accepts it, and lists the pages and mails in which the markup is not escaped. */
export async function listRunning(shop: ProofShop, { name, shopper, ids, seller }: Role): Promise<string[]> {
  const giftOption = { to: markup, email: 'bo@example.com', message: markup }
  const { id } = await shopper.call('cart.create', { body: { items: [{ productId: ids.variantId, giftOption }] } })
  const params = { basketId: id }
  const address = { ...addressOf(shopper.locale), firstName: markup, addressLine2: markup }
  await makeReady(shopper, id)
  const named = await shopper.tryCall('cart.setShippingAddress', { params, body: { address } })
  const { message } = (await shopper.call('cart.get', { params })).items[0]?.giftOption ?? {}
  if (named.status >= 400 && message !== markup) return [`${name}: no field took the markup, so nothing is proved`]
  const cartPage = await readPage(shop, shopper.token, '/en-us/cart')
  await shopper.call('checkout.prepareOrder', { body: { basketId: id } })
  const answer = await placeThrough(shopper, id, seller)
  if (outcomeOf(answer) !== 'ok') return [`${name}: the gift was not ordered: ${outcomeOf(answer)}`]
  const order = answer.body
  const pages = {
    cart: cartPage,
    confirmation: await readPage(shop, shopper.token, `/en-us/order-confirmation?order=${order.orderNumber}`),
    account: await readPage(shop, shopper.token, '/en-us/account'),
    mail: await readMail(shop, order.orderNumber),
  }
  return Object.entries(pages).flatMap(([page, html]) => (html.includes(markup) ? [`${name}: ${page}`] : []))
}

const readPage = async (shop: ProofShop, token: string, path: string): Promise<string> => {
  const answer = await fetch(`${shop.url()}${path}`, { headers: { cookie: `lh_access=${token}`, accept: 'text/html' } })
  return answer.text()
}

const readMail = async (shop: ProofShop, orderNumber: string): Promise<string> => {
  for (const until = Date.now() + patience; ; await pause(200)) {
    const answer = await fetch(`${shop.url()}/dev/mail/order-${formatOrderNumber(orderNumber)}`)
    if (answer.ok) return answer.text()
    if (Date.now() > until) throw new Error(`no mail came of order ${orderNumber}`)
  }
}
