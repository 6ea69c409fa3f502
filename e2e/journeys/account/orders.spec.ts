import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { expectPrinted } from '../../pages/printed-order.ts'

const email = 'consumer.us@lacehouse.test'
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const numberOf = (t: SiteText, orderNumber: string) =>
  t('order.number', { orderNumber: formatOrderNumber(orderNumber) })

test('an order is found by its number, shown with its steps, cancelled in part and bought again [ACC-05] [ACC-06] [ACC-07]', async ({
  page,
  t,
  signIn,
  placeOrder,
  pageErrors,
}) => {
  test.slow()
  // The browser still remembers the cart that was ordered over the API, and makes a new one for what is bought again.
  pageErrors.allow(/status of 404.*\/cart\/v1\/item/)
  await signIn(email)
  const orderNumber = await placeOrder({ quantity: 2 })
  await page.goto('/en-us/account')
  await page
    .getByRole('navigation', { name: t('account.navigation') })
    .getByRole('link', { name: t('account.page.orders') })
    .click()
  await expect(titled(page, t('orders.title'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('account.page.orders') })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox', { name: t('orders.search') }).fill(formatOrderNumber(orderNumber))
  await page.getByRole('button', { name: t('orders.search.submit') }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  expect(await findA11yViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('article').getByRole('link').click()
  await expect(titled(page, numberOf(t, orderNumber))).toBeVisible()
  await expect(page.getByRole('list', { name: t('order.progress.label') }).getByRole('listitem')).toHaveCount(4)
  expect(await findA11yViolations(page)).toEqual([])
  await expectPrinted(page, t, orderNumber)

  await page.getByRole('button', { name: t('orders.cancel') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('common.quantity.decrease') }).click()
  expect(await findA11yViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('orders.cancel.confirm', { count: 1 }) }).click()
  await expect(page.getByText(t('orders.cancel.done'))).toBeVisible()
  await expect(page.getByText(t('orders.item.givenBack', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('orders.refunds') })).toBeVisible()

  await page.getByRole('button', { name: t('orders.reorder') }).click()
  await expect(page.getByText(t('orders.reorder.added', { count: 2 }))).toBeVisible()
})

test('the delivery of an order is changed before the packing, and the page and the mail show where it goes [ACC-07]', async ({
  page,
  t,
  signIn,
  placeOrder,
}) => {
  await signIn(email)
  const orderNumber = await placeOrder()
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('orders.delivery') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('checkout.address.firstName')).fill('Grace')
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'edit-delivery')
  await dialog.getByRole('button', { name: t('orders.delivery.save') }).click()
  await expect(page.getByText(t('orders.delivery.done'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('Grace')).toBeVisible()
})

test.describe('in German, on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 }, siteLocale: 'de-de' })

  test('a saved address fills the form of the delivery, and the order goes there [ACC-07] [ACC-03]', async ({
    page,
    t,
    signIn,
    placeOrder,
  }) => {
    await signIn('consumer.de@lacehouse.test')
    const orderNumber = await placeOrder()
    await page.goto(`/de-de/account/orders/${orderNumber}`)
    await page.getByRole('button', { name: t('orders.delivery') }).click()
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByRole('combobox', { name: t('account.addresses') })
    await choice.selectOption({ index: 1 })
    const line = dialog.getByLabel(t('checkout.address.addressLine1'))
    const saved = (await choice.getByRole('option', { selected: true }).textContent()) ?? ''
    const street = await line.inputValue()
    expect(saved).toContain(street)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'edit-delivery-saved-phone')
    await dialog.getByRole('button', { name: t('orders.delivery.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText(street)).toBeVisible()
  })
})

test('an order is shared by a link that names its items alone, and a guest puts them into a cart', async ({
  page,
  t,
  signIn,
  placeOrder,
  openVisitor,
}) => {
  await signIn(email)
  const orderNumber = await placeOrder()
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // With the system's own sheet the link is not in the clipboard.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: t('cart.shared.shareOrder') }).click()
  await expect(page.getByText(t('cart.shared.copied'))).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect([...link.searchParams.keys()]).toEqual(['items'])
  expect(link.href).not.toContain(orderNumber)

  const visitor = await openVisitor()
  await visitor.goto(link.href)
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1)
  await visitor.getByRole('button', { name: t('cart.shared.add') }).click()
  await expect(visitor.getByText(t('orders.reorder.added', { count: 1 }))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a guest who opens the orders signs in on the page, and every page of the account is two taps, or a way of the keyboard, away [ACC-17]', async ({
    page,
    t,
  }) => {
    const account = accountOf(page, t)
    await page.goto('/en-us/account/orders')
    await account.openFromPage()
    await account.signIn('consumer.us@lacehouse.test')
    await expect(titled(page, t('orders.title'))).toBeVisible()
    await page.getByRole('link', { name: t('account.title') }).click()
    const pages = page.getByRole('navigation', { name: t('account.navigation') }).getByRole('link')
    const labels = [
      ...(['account.page.overview', 'account.page.orders', 'account.page.profile', 'account.page.security'] as const),
      ...(['account.addresses', 'account.page.payment', 'navigation.favourites', 'account.page.loyalty'] as const),
      'account.page.subscriptions' as const,
    ]
    for (const label of labels) await expect(pages.filter({ hasText: t(label) })).toBeVisible()
    await takeScreenshot(page, 'account-phone', { fullPage: true })
    await pages.first().focus()
    for (const link of await pages.all()) {
      await expect(link).toBeFocused()
      await page.keyboard.press('Tab')
    }
    const paths = await pages.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200)
    await pages.filter({ hasText: t('account.page.loyalty') }).press('Enter')
    await expect(titled(page, t('account.page.loyalty'))).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest tracks an order by number and email, and learns nothing from a wrong pair [ACC-06]', async ({
    page,
    t,
    placeOrder,
  }) => {
    const orderNumber = await placeOrder()
    await page.goto('/en-us/help/contact-us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click()
    const send = async (number: string, address: string) => {
      await page.getByLabel(t('orders.track.number')).fill(number)
      await page.getByLabel(t('orders.track.email')).fill(address)
      await page.getByRole('button', { name: t('orders.track.submit') }).click()
    }
    await send('', 'ada@')
    await expect(page.getByText(t('validation.required'))).toBeVisible()
    await expect(page.getByText(t('validation.email'))).toBeVisible()
    for (const [number, address] of [
      [orderNumber, 'other@example.com'],
      ['2222222222', 'ada@example.com'],
    ] as const) {
      await send(number, address)
      await expect(page.getByRole('alert')).toHaveText(t('orders.track.refused'))
    }
    await send(formatOrderNumber(orderNumber).toLowerCase(), 'ADA@example.com')
    await expect(titled(page, t('orders.stage.placed'))).toBeVisible()
    await expect(page.getByText(numberOf(t, orderNumber))).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Valencia')
    await expect(page.getByText(t('orders.track.manage'))).toBeVisible()
    // Nothing was sent that could have a fault.
    await expect(page.getByRole('main').getByRole('link', { name: t('orders.reportFault') })).toHaveCount(0)
  })
})
