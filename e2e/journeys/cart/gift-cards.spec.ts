import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { readMail } from '../../fixtures/read-mail.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { cartOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'
import { storedCardOf } from '../../pages/stored-value.ts'

type Gift = { readonly to: string; readonly email: string; readonly message: string }

/** Puts a gift card of a value of one's own into the cart, for oneself or for another person. */
async function addGiftCard(page: Page, t: SiteText, { amount, gift }: { amount: string; gift?: Gift }): Promise<void> {
  await page.goto(`/en-us/p/lacehouse-e-gift-card-${demoProducts.giftCard}`)
  const product = productOf(page, t)
  const price = `$${Number(amount).toFixed(2)}`
  await product.enterAmount(amount)
  if (gift) {
    await page.getByRole('textbox', { name: t('dialogs.gift.to'), exact: true }).fill(gift.to)
    await page.getByRole('textbox', { name: t('dialogs.gift.email') }).fill(gift.email)
    await page.getByRole('textbox', { name: t('dialogs.gift.message') }).fill(gift.message)
    await expect(page.getByText(t('dialogs.gift.previewTo', { to: gift.to }))).toBeVisible()
  } else await page.getByRole('radio', { name: t('dialogs.gift.forMeDetail') }).check()
  await product.add()
  await expect(product.dialog.getByText(price).first()).toBeVisible()
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a gift card of any value is bought without a delivery [CART-28] [CART-20]', async ({ page, t }) => {
    const prints: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/deviceFingerPrint')) prints.push(request.postData() ?? '')
    })
    await addGiftCard(page, t, { amount: '75.50' })
    expect(await findA11yViolations(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('cart.checkout') })
      .click()
    const checkout = checkoutOf(page, t)
    await expect(checkout.field('firstName')).toBeVisible()
    const steps = page.getByRole('navigation', { name: t('checkout.steps') })
    await expect(steps.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText(t('checkout.digitalOnly'))).toBeVisible()
    await expect(checkout.cardNumber).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await checkout.fillAddress(ada)
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    await expect(page.getByText(t('checkout.summary.mailTo'))).toBeVisible()
    await expect(page.getByText('ada@example.com')).toBeVisible()
    await checkout.placeOrder()
    await expect(page.getByRole('heading', { name: t('order.confirmation.title', ada) })).toBeVisible()
    await expect(page.getByText(t('cart.item.digital')).first()).toBeVisible()
    expect(prints).toHaveLength(1)
    expect(prints[0]).toMatch(/"deviceFingerprint":"[0-9a-f]{64}"/)
  })
})

test('a gift card bought for another person comes by mail and pays in their checkout [CART-28] [CART-13] [PAY-02]', async ({
  page,
  t,
  shop,
  openVisitor,
  fillCart,
}) => {
  await addGiftCard(page, t, {
    amount: '40',
    gift: { to: 'Grace', email: 'grace@example.com', message: 'Off you go!' },
  })
  await page.goto('/en-us/cart')
  await page.getByRole('button', { name: t.like('cart.item.gift.changeOf') }).click()
  const gift = page.getByRole('dialog', { name: t('dialogs.gift.title') })
  await expect(gift.getByRole('textbox', { name: t('dialogs.gift.email') })).toHaveValue('grace@example.com')
  await gift.getByRole('textbox', { name: t('dialogs.gift.message') }).fill('Off you run!')
  await gift.getByRole('button', { name: t('dialogs.gift.save') }).click()
  await expect(gift).toHaveCount(0)
  await expect(page.getByText(t('cart.item.gift.to', { to: 'Grace' }))).toBeVisible()
  await cartOf(page.getByRole('main'), t).checkOut.click()
  const checkout = checkoutOf(page, t)
  await checkout.fillAddress(ada)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  const mail = await readMail(shop, `gift-card-${toPrinted(await checkout.placeOrder())}-1`)
  expect(mail.text).toContain('Grace, Ada Marsh sent you a gift card')

  const reader = await openVisitor()
  await reader.goto(mail.url)
  await expect(reader.getByText('Off you run!')).toBeVisible()
  await takeScreenshot(reader, 'gift-card-mail', { fullPage: true })

  const [, card = '', pin = ''] = /Card number: ([\d ]+)<br>PIN: (\d+)/.exec(mail.text) ?? []
  const theirs = await openVisitor(phone)
  await fillCart({ page: theirs, isAddressed: true })
  await theirs.goto('/en-us/checkout?step=billing')
  const part = storedCardOf(theirs, t)
  await part.open()
  await part.apply(card, pin)
  await expect(part.applied.first()).toContainText('−$40.00')
  await expect(checkoutOf(theirs, t).cardNumber).toBeVisible()
  expect(await findA11yViolations(theirs)).toEqual([])
})

/** An order's number as it is printed: `ABC-DEF-…`. */
function toPrinted(number: string): string {
  return number.replace(/(.{3})(.{3})/, '$1-$2-')
}
