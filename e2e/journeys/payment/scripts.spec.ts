import { createHash } from 'node:crypto'
import { isInventoried } from '@lacehouse/test-kit/shop/payment-scripts'
import { expect, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'

test('a checkout to its end loads no script that is not in the inventory, and violates no policy [PAY-01] [PAY-15]', async ({
  page,
  t,
  shop,
  fillCart,
}) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const isOwnFrame = request.frame() === page.mainFrame()
    if (isOwnFrame && request.resourceType() === 'script') loaded.add(request.url())
  })
  const policies = new Set<string>()
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy']
    if (policy && response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.add(policy)
  })
  await fillCart({ isAddressed: true })
  await page.goto('/en-us/checkout?step=billing')
  const checkout = checkoutOf(page, t)
  await page.getByRole('radio', { name: t('payment.method.KLARNA') }).check()
  await expect(page.frameLocator('main iframe').getByText('Pay in three parts, without interest.')).toBeVisible()
  await page.getByRole('radio', { name: t('payment.method.CREDIT_CARD') }).check()
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await checkout.placeOrder()

  const origins = { shop: shop.url, sandbox: shop.sandboxUrl }
  expect([...loaded].filter((url) => !isInventoried(url, origins))).toEqual([])
  expect(
    [...loaded]
      .filter((url) => url.startsWith(shop.sandboxUrl))
      .map((url) => new URL(url).pathname)
      .toSorted(),
  ).toEqual(['/hosted-fields.js', '/klarna/lib.js'])
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ type, src }) => !src && !type.endsWith('json')).map(({ text }) => text),
  )
  const hashes = inline.filter(Boolean).map((text) => createHash('sha256').update(text).digest('base64'))
  expect(hashes.length).toBeGreaterThan(3)
  expect(hashes.filter((hash) => ![...policies].some((policy) => policy.includes(hash)))).toEqual([])
})
