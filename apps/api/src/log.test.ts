import { readFile } from 'node:fs/promises'
import {
  addConsumer,
  addressOf,
  createCartWith,
  demoPassword,
  issueCard,
  makeReady,
  signInAs,
  startTestApi,
  variantOf,
} from '@lacehouse/test-kit'
import { expect, onTestFinished, test } from 'vitest'
import { signOrderLink } from './core/placement/order-link.ts'

const open = async () => {
  const lines: string[] = []
  const api = await startTestApi({ logTo: { write: (line) => void lines.push(line) } })
  onTestFinished(api.close)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  const readLogs = async (): Promise<string> =>
    [...lines, await readFile(api.deps.config.securityLog ?? '', 'utf8')].join('\n')
  return { api, readLogs }
}

const number = '6006490021190500'
const pin = '9731'

/** Signs in, pays with a gift card and a card, opens the order by the link of its mail, and makes calls that fail unexpectedly. */
const shop = async ({ api }: Awaited<ReturnType<typeof open>>): Promise<string[]> => {
  const { email } = await addConsumer(api.database.db)
  await issueCard(api, { number, pin, amount: 1000 })
  const guest = await api.client.createGuest()
  await guest.tryCall('auth.signIn', {
    body: { username: email, password: 'Wrong-pass1', codeChallenge: 'x'.repeat(43) },
  })
  const shopper = await signInAs(api.client, { email, guest })
  const { id } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, id, 'tok_success')
  const body = { payment_method_id: 'GIFT_CARD', number, pin } as const
  await shopper.tryCall('cart.addPaymentInstrument', { params: { basketId: id }, body })
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  const st = signOrderLink(api.deps, { orderNo: orderNumber, action: 'track' })
  const { tokens } = shopper
  await guest.tryCall('auth.token', { body: { orderNo: orderNumber, st } })
  await guest.tryCall('auth.token', { body: { grantType: 'refresh_token', refreshToken: tokens.refreshToken } })
  await api.database.db.pool.query('alter table webhook_events rename to gone; alter table carts rename to gone_too')
  const query = `token=${tokens.accessToken}&st=${st}&email=${email}`
  await fetch(`${api.url}/cart/v1/cart/${id}?${query}`, { headers: { authorization: `Bearer ${tokens.accessToken}` } })
  await shopper.tryCall('cart.createWithItem', { body: { productId: variantOf('court'), qty: 1 } })
  await api.database.db.pool.query('alter table gone rename to webhook_events; alter table gone_too rename to carts')
  const { lastName, addressLine1, phone, email: mail } = addressOf('en-us')
  const personal = [email, mail, lastName, addressLine1, phone].map(String)
  return [
    tokens.accessToken,
    tokens.refreshToken,
    guest.token,
    st,
    demoPassword,
    'Wrong-pass1',
    number,
    pin,
    ...personal,
  ]
}

test('the logs of a sign-in, a checkout and failures of the shop have no token, password, card or personal data', async () => {
  const opened = await open()
  const secrets = await shop(opened)
  const logs = await opened.readLogs()
  expect(logs).toContain('unexpected error')
  expect(logs).toContain('/cart/v1/cart/')
  expect(logs).toContain('sign_in_failed')
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([])
})
