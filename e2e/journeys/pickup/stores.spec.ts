import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { readAmount, sumOf, toMinor } from '../../pages/amounts.ts'
import { cartOf } from '../../pages/cart.ts'
import { storesOf } from '../../pages/stores.ts'

const near = '10115 Berlin'

test.use({ siteLocale: 'de-de' })

/** Collects a pair at the first store near Berlin, and gives the store. */
async function collect(page: Page, t: SiteText, product: string = demoProducts.plain): Promise<string> {
  const stores = storesOf(page, t)
  await page.goto(`/de-de/p/schuh-${product}`)
  await stores.openFromProduct()
  await stores.search(near)
  const store = await stores.chooseFirst()
  await expect(stores.chosen(stores.dialog, store)).toBeVisible()
  return store
}

test('another store becomes the shopper’s own only when they say so [DLG-09] [CART-15]', async ({ page, t }) => {
  const stores = storesOf(page, t)
  const first = await collect(page, t, demoProducts.plainMen)
  await page.goto('/de-de/cart')
  await page.getByRole('button', { name: t.like('cart.delivery.changeOf') }).click()
  await stores.search('Hamburg')
  const second = await stores.chooseFirst(first)
  await expect(page.getByRole('dialog', { name: t('stores.change.title') })).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('stores.change.yes', { store: second }) }).click()
  const changed = page.getByRole('dialog', { name: t('stores.changed.title') })
  await changed.getByRole('button', { name: t('stores.changed.ok') }).click()
  await expect(stores.chosen(page, second)).toBeVisible()
  await test.step('and is looked at first from then on', async () => {
    await page.getByRole('button', { name: t.like('cart.delivery.bringOf') }).click()
    await expect(page.getByText(t('ORD516'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('cart.store.inStock', { store: second }))).toBeVisible()
  })
})

test('the delivery of a cart is chosen in a dialog, and its price stands in the sums and in the total [DLG-08]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart()
  await page.goto('/de-de/cart')
  const readSums = async () => ({
    delivery: await readAmount(sumOf(page, t('cart.summary.shipping'))),
    total: await readAmount(sumOf(page, t('cart.summary.total'))),
  })
  const before = await readSums()
  await page.getByRole('button', { name: t('cart.shippingMethod.change') }).click()
  const express = page.getByRole('dialog').getByRole('radio', { name: /Express/ })
  await express.check()
  await expect(express).toBeChecked()
  const [price = ''] =
    /[\d.,]+(?=\s*€)/.exec((await express.locator('xpath=ancestor::label').textContent()) ?? '') ?? []
  await takeScreenshot(page, 'shipping-method')
  expect(await findA11yViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const after = { delivery: toMinor(price), total: before.total - before.delivery + toMinor(price) }
  expect(after.delivery).not.toBe(before.delivery)
  await expect.poll(readSums).toEqual(after)
  await page.reload()
  await expect.poll(readSums).toEqual(after)
})

test('a cart says when an item is collected instead of delivered, and the other way round [CART-15]', async ({
  page,
  t,
  fillCart,
}) => {
  const stores = storesOf(page, t)
  await fillCart()
  await page.goto('/de-de/cart')
  await page.getByRole('button', { name: t.like('cart.delivery.collectOf') }).click()
  await stores.search(near)
  await stores.chooseFirst()
  await expect(page.getByRole('status').filter({ hasText: t('ORD517') })).toBeVisible()
  await takeScreenshot(page, 'cart-way-changed', { fullPage: true })
  await page.getByRole('button', { name: t.like('cart.delivery.bringOf') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('ORD516') })).toBeVisible()
})

test('the stock of the shopper’s own store stands at each item of the cart [STO-03] [STO-04] [CART-04]', async ({
  page,
  t,
}) => {
  const stores = storesOf(page, t)
  const store = await collect(page, t)
  const item = cartOf(page.getByRole('main'), t).items.first()
  const asked = page.waitForRequest((request) => request.url().includes('favStoreId='))
  await page.goto('/de-de/cart')
  expect(new URL((await asked).url()).pathname).toMatch(/^\/cart\/v1\/cart\//)
  // What is changed is answered without the store: its stock is asked for then.
  await page.getByRole('button', { name: t.like('cart.delivery.bringOf') }).click()
  await expect(item.getByText(t('cart.store.inStock', { store }))).toBeVisible()
  const read = page.waitForResponse((response) => response.url().includes('favStoreId='))
  await page.reload()
  const { items } = (await (await read).json()) as { items: { shippingOptions: { storeInfo: object } }[] }
  expect(items[0]?.shippingOptions.storeInfo).toMatchObject({ name: store, storeInventory: expect.any(Number) })
  await expect(item.getByText(t('cart.store.inStock', { store }))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'cart-store-stock')
  await page.setViewportSize({ width: 390, height: 844 })
  await takeScreenshot(page, 'cart-store-stock-phone')
  await test.step('one press collects it there', async () => {
    const there = page.getByRole('button', { name: t.like('cart.store.collectOf') })
    await there.click()
    await expect(stores.chosen(item, store)).toBeVisible()
    await expect(there).toHaveCount(0)
  })
})

test('the store that a consumer chose on one device is theirs on the next [STO-03]', async ({
  page,
  t,
  signIn,
  openVisitor,
}) => {
  await signIn('consumer.de@lacehouse.test')
  const store = await collect(page, t)
  const other = await openVisitor()
  await signInByPage(other, t, 'consumer.de@lacehouse.test')
  await other.goto('/de-de/cart')
  const item = cartOf(other.getByRole('main'), t).items.first()
  await other.getByRole('button', { name: t.like('cart.delivery.bringOf') }).click()
  await expect(item.getByText(t('cart.store.inStock', { store }))).toBeVisible()
  await cartOf(other.getByRole('main'), t).remove.first().click()
})

/** After sign-in a page uses the store of the account. */
async function signInByPage(page: Page, t: SiteText, email: string): Promise<void> {
  await page.goto('/de-de')
  const account = accountOf(page, t)
  await account.open()
  await account.signIn(email)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a product that is sold at stores only is reserved there, held in the cart as it is, and confirmed by mail [CART-07] [CART-19]', async ({
    page,
    shop,
    t,
  }) => {
    const stores = storesOf(page, t)
    await page.goto(`/de-de/p/schuh-${demoProducts.reservationOnly}`)
    await stores.openFromProduct('product.reserve')
    await stores.search(near)
    const store = await stores.chooseFirst()
    const dialog = page.getByRole('dialog', { name: t('stores.reserve.title') })
    await dialog.getByRole('textbox', { name: t('stores.contact.firstName') }).fill('Jörg')
    await dialog.getByRole('textbox', { name: t('stores.contact.lastName') }).fill('Weiß')
    await dialog.getByRole('textbox', { name: t('stores.contact.email') }).fill(`joerg${Date.now()}@example.com`)
    await dialog.getByRole('button', { name: t('stores.reserve.action'), exact: true }).click()
    const reserved = page.getByRole('dialog', { name: t('stores.reserved.confirmTitle') })
    await expect(reserved.getByText(store).first()).toBeVisible()
    await expect(reserved.getByText('innerhalb von 15 Minuten')).toBeVisible()
    await takeScreenshot(page, 'reserved')
    expect(await findA11yViolations(page)).toEqual([])
    await page.getByRole('link', { name: t('stores.reserved.cart') }).click()
    const held = page.getByText(/reserviert bis/)
    const cart = cartOf(page, t)
    await expect(held).toBeVisible()
    await expect(cart.more).toHaveCount(0)
    await expect(cart.edit).toHaveCount(0)
    await expect(page.getByRole('button', { name: t.like('cart.delivery.changeOf') })).toHaveCount(0)
    await takeScreenshot(page, 'cart-reserved', { fullPage: true })
    expect(await findA11yViolations(page)).toEqual([])
    await cart.remove.click()
    await cart.undo.click()
    await expect(held).toBeVisible()
    await expect(page.getByText(/bitte per E-Mail bestätigen/)).toBeVisible()
    const { text } = await findMail(shop, 'reservation-question-', store)
    const [, link = ''] = /href="([^"]+\/reservation\?st=[^"]+)"/.exec(text) ?? []
    await page.goto(link)
    const confirm = page.getByRole('button', { name: t('stores.reservation.action') })
    await expect(page.getByText(store).first()).toBeVisible()
    await takeScreenshot(page, 'reservation', { fullPage: true })
    expect(await findA11yViolations(page)).toEqual([])
    await confirm.click()
    await expect(page.getByText(t('stores.reservation.confirmed'))).toBeVisible()
    await expect(confirm).toHaveCount(0)
    await page.goto('/de-de/cart')
    await expect(held).toBeVisible()
    await expect(page.getByText(/bitte per E-Mail bestätigen/)).toHaveCount(0)
  })
})
