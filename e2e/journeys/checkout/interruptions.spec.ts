import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { setPrice } from '@lacehouse/test-kit/shop/set-price'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { requireDataDir } from '../../fixtures/shop.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readAmount, sumOf } from '../../pages/amounts.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'

const path = '/en-us/checkout'
const statusOf = (page: Page) => page.locator('[popover]:popover-open')

/** The answer that asks for a proof of work. */
const challenge = {
  errorDetails: [{ errorId: 'AUT403', message: '' }],
  appId: 'lacehouse-proof-of-work',
  correlationId: 'c-1',
}

/** Withholds the task of a challenge until the test has seen that the page speaks of it. */
async function holdTask(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/fapi/captcha/challenge?*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.use(phone)

test('a bot challenge is solved in sight, and the call goes on with what was typed [CHK-17]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/403/)
  const checkout = checkoutOf(page, t)
  const sent: (string | undefined)[] = []
  await fillCart()
  await page.goto(path)
  await page.route('**/shippingAddress?*', async (route) => {
    sent.push((await route.request().allHeaders())['x-challenge-response'])
    if (sent.length > 1) return route.continue()
    await route.fulfill({ status: 403, json: challenge })
  })
  await checkout.fillAddress(ada)
  const releaseTask = await holdTask(page)
  await checkout.toBilling.click()
  await expect(statusOf(page).getByRole('progressbar')).toBeVisible()
  await takeScreenshot(page, 'bot-challenge')
  releaseTask()
  await expect(checkout.cardNumber).toBeVisible()
  await expect(statusOf(page)).toBeHidden()
  expect(sent).toEqual([undefined, expect.stringMatching(/^[\w+/=]{100,}$/)])
  await page.goBack()
  await expect(checkout.field('city')).toHaveValue('San Francisco')
})

test('a bot challenge at the order is solved in sight, and the order is placed once [CHK-17] [PAY-14]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/403/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  const sent: (string | undefined)[] = []
  await page.route('**/checkout/order?*', async (route) => {
    sent.push((await route.request().allHeaders())['x-challenge-response'])
    if (sent.length > 1) return route.continue()
    await route.fulfill({ status: 403, json: challenge })
  })
  const releaseTask = await holdTask(page)
  await checkoutOf(page, t).place.click()
  await expect(statusOf(page).getByText(t('errors.challenge'))).toBeVisible()
  releaseTask()
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  expect(sent).toEqual([undefined, expect.stringMatching(/^[\w+/=]{100,}$/)])
})

test('an order that is placed offline is held back, and sent once when the connection is back [ERR-06] [CHK-06]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  const { place } = checkoutOf(page, t)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/checkout/order')) sent.push(request.url())
  })
  await page.context().setOffline(true)
  await expect(statusOf(page).getByText(t('errors.offline'))).toBeVisible()
  await place.click()
  await expect(page.getByText(t('checkout.placing.offline'))).toBeVisible()
  await takeScreenshot(page, 'offline-order-held')
  expect(await findA11yViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('checkout.placing.hold') }).click()
  await place.click()
  await expect(page.getByText(t('checkout.placing.offlineTitle'))).toBeVisible()
  expect(sent).toEqual([])
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  expect(sent).toHaveLength(1)
})

test('a price that changes during the checkout is named, and the order is placed at it [T16] [CART-17]', async ({
  page,
  t,
  shop,
  fillCart,
}) => {
  const product = demoProducts.plainMen
  const charge = (minor: number) => setPrice(requireDataDir(shop), { productId: product, priceList: 'us-usd', minor })
  const checkout = checkoutOf(page, t)
  await fillCart({ product, isAddressed: true })
  await page.goto(`${path}?step=billing`)
  await checkout.fillCard(cards.good)
  try {
    await charge(8700)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    const notice = page.getByRole('status').filter({ hasText: t.like('cart.priceChanged', { price: '$87.00' }) })
    await expect(notice).toBeVisible()
    await takeScreenshot(page, 'checkout-price-changed')
    expect(await findA11yViolations(page)).toEqual([])
    const shown = await readAmount(checkout.orderTotal)
    await notice.getByRole('button', { name: t('common.dismiss') }).click()
    await expect(notice).toHaveCount(0)
    await checkout.place.click()
    await expect(page.getByRole('heading', { name: t('order.confirmation.title', ada) })).toBeVisible()
    expect(await readAmount(sumOf(page, t('cart.summary.subtotal')))).toBe(8700)
    expect(await readAmount(sumOf(page, t('cart.summary.total')))).toBe(shown)
  } finally {
    await charge(10_500)
  }
})
