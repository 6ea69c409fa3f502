import { createTestClient } from '@lacehouse/test-kit'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { expect, onTestFinished, test } from 'vitest'

const patience = 180_000

const settings = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.lacehouse.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Lacehouse <hello@lacehouse.com>',
  PAYMENT_PROVIDER: 'sandbox',
  SESSION_SECRET: '7c0a1f93d5e84b26a1b9c3d7e5f02468913b7d5af08c6e42',
  GIFT_CARD_SECRET: 'e9b1d0475c3a8f62709d5e1bc48f3a6712d0b9e5864fa37c',
  PAYMENT_API_KEY: '0d9f64a2c8b13e75d1476f0ab9e2c85370f5a1d84be9c632',
  PAYMENT_WEBHOOK_SECRET: 'b52e08c7f9d3416ae7c05b18d2f6943a81ce0d57a43f9b26',
  WARM_PICTURES: '0',
}

/** A page, a script, a style sheet or icon, and an answer of the API each tell browsers to use HTTPS only. */
const requireStrictTransport = async (url: string): Promise<void> => {
  const page = await (await fetch(`${url}/en-us`)).text()
  const assets = [...new Set(page.match(/\/(?:assets|icons)\/[\w./-]+/g))].slice(0, 3)
  expect(assets).toHaveLength(3)
  for (const path of ['/en-us', '/', ...assets, '/fapi/server/time', '/healthz', '/nowhere/at/all']) {
    const { headers } = await fetch(`${url}${path}`, { redirect: 'manual' })
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains'])
  }
}

test('a shop that was a demo takes none of the cards and codes of its documents in production', {
  timeout: patience,
}, async () => {
  const { db, url, drop } = await createDemoDatabase()
  onTestFinished(drop)
  const shop = await startShop({ env: { ...settings, DATABASE_URL: url } })
  onTestFinished(shop.stop)
  const guest = await createTestClient(shop.url).createGuest()
  const body = { number: '6006490021190500', pin: '2468' }
  const card = await guest.tryCall('balances.giftCard', { body })
  expect([card.status, card.body.errorDetails?.[0]?.errorId]).toEqual([409, 'GFC760'])
  const cart = await guest.call('cart.create', { body: {} })
  const coupon = await guest.tryCall('coupons.apply', { body: { cartId: cart.id, code: 'SOLO25' } })
  expect([coupon.status, coupon.body.errorDetails?.[0]?.errorId]).toEqual([409, 'PRM155'])
  await requireStrictTransport(shop.url)
  const { rows } = await db.pool.query(`select 1 from gift_cards where state = 'active'`)
  expect(rows).toEqual([])
})

test('a production shop without its settings ends at once and prints every one of them', {
  timeout: patience,
}, async () => {
  const env = { PATH: process.env.PATH, SHOP_MODE: 'production' }
  const { code, refused } = await runCommand(['start'], { env })
  expect(code).toBe(1)
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'PAYMENT_PROVIDER', 'SESSION_SECRET', 'GIFT_CARD_SECRET'])
    expect(refused).toContain(`\n  ${name} must be`)
})
