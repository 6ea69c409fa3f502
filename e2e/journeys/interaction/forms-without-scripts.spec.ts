import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import type { SiteText } from '../../fixtures/site-text.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { listingOf } from '../../pages/listing.ts'

// What needs the shop to remember something works by forms, without any script.
test.use({ javaScriptEnabled: false })

const women = '/en-us/c/women-1000'

/** Puts a size into the cart by the form of a product's page. */
async function addToCart(page: Page, t: SiteText): Promise<void> {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  const main = page.getByRole('main')
  await main
    .getByRole('radio', { name: /^[\d.]+$/ })
    .nth(1)
    .check()
  await main
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en-us\/cart\/basic$/)
}

test('a size is put into the cart by a form', async ({ page, t }) => {
  await addToCart(page, t)
  await expect(page.getByRole('spinbutton', { name: t.like('cart.item.quantity') })).toHaveValue('1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.titleWithCount', { count: 1 }))
})

test('a promo code is put on the cart by a form', async ({ page, t }) => {
  await addToCart(page, t)
  const main = page.getByRole('main')
  const code = page.getByRole('textbox', { name: t('cart.coupon.label') })
  await code.fill('lace5')
  await main
    .locator('form')
    .filter({ has: code })
    .getByRole('button', { name: t('cart.coupon.apply') })
    .click()
  await expect(main.getByRole('button', { name: t('cart.coupon.remove', { code: 'LACE5' }) })).toBeVisible()
})

test('the order of a list is chosen by a form', async ({ page, t }) => {
  await page.goto(women)
  const sort = page.getByRole('combobox', { name: t('listing.sort') })
  await sort.selectOption('price-asc')
  await page.locator('form').filter({ has: sort }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=price-asc/)
})

test('filters of a list are chosen by a form', async ({ page, t }) => {
  await page.goto(women)
  const listing = listingOf(page, t)
  const all = await listing.count()
  const sneakers = page.getByRole('checkbox', { name: /^Sneakers/ })
  await sneakers.check()
  await page
    .locator('form')
    .filter({ has: sneakers })
    .getByRole('button', { name: t.like('listing.filters.show') })
    .last()
    .click()
  await expect(page).toHaveURL(/type=sneakers/)
  expect(await listing.count()).toBeLessThan(all)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu leads to every department', async ({ page, t }) => {
    await page.goto('/en-us')
    await page.getByRole('banner').getByLabel(t('navigation.openMenu')).click()
    const menu = page.getByRole('navigation', { name: new RegExp(`${t('navigation.main')}|${t('navigation.menu')}`) })
    await menu
      .getByRole('link', { name: new RegExp(`${t('product.audience.women')}$`) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/en-us\/c\/women/)
  })
})
