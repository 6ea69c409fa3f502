import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { checkoutOf, expectOrder } from '../../pages/checkout.ts'

const path = '/nl-nl/checkout'

test.use({ ...phone, siteLocale: 'nl-nl' })

/** Places the cart's order with iDEAL and comes to the bank's page. */
async function goToBank(page: Page, t: SiteText): Promise<void> {
  const checkout = checkoutOf(page, t)
  const ideal = page.getByRole('radio', { name: t('payment.method.IDEAL') })
  await expect(ideal).toBeChecked()
  await expect(page.getByText(t('payment.ideal.text'))).toBeVisible()
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await checkout.place.click()
  await expect(page.getByRole('heading', { name: 'Betalen met iDEAL' })).toBeVisible()
}

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a shopper leaves the bank, finds cart and details again, and pays with iDEAL at the second try [CHK-09] [PAY-13]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  // The page of the bank has no icon.
  pageErrors.allow(/favicon/)
  await fillCart({ isAddressed: true })
  await page.goto(`${path}?step=billing`)
  await expect(page.getByRole('radio', { name: t('payment.method.IDEAL') })).toBeChecked()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'ideal-billing', { fullPage: true })
  await goToBank(page, t)
  await takeScreenshot(page, 'ideal-bank', { fullPage: true })
  await test.step('back in the shop before paying, the bank is one click away', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: t('checkout.placing.bank.title') })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'ideal-waiting', { fullPage: true })
    await page.getByRole('link', { name: t('checkout.placing.bank.go') }).click()
    await expect(page.getByRole('heading', { name: 'Betalen met iDEAL' })).toBeVisible()
  })
  await choose(page, 'Annuleren en terug naar de winkel')
  await expect(page).toHaveURL(/step=billing/)
  await expect(page.getByText(t('payment.ideal.left'))).toBeVisible()
  await takeScreenshot(page, 'ideal-left', { fullPage: true })
  await goToBank(page, t)
  const paid = page.waitForResponse((response) => response.url().includes('/checkout?placing='))
  await choose(page, 'Betalen')
  const returned = (await paid).url()
  const number = await expectOrder(page)
  await expect(page.getByText(t('payment.method.IDEAL')).first()).toBeVisible()
  await test.step('a second return leads to the same order', async () => {
    await page.goto(returned)
    expect(await expectOrder(page)).toBe(number)
  })
})

test('a bank that refuses the payment leads back to the payment step, where another method can be chosen [CHK-09]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/favicon/)
  await fillCart({ isAddressed: true })
  await page.goto(`${path}?step=billing`)
  await goToBank(page, t)
  await choose(page, 'Laat de betaling mislukken')
  await expect(page.getByText(t('payment.ideal.refused'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('payment.method.CREDIT_CARD') })).toBeVisible()
})

test('a shopper who pays and stays at the bank has the order in the tab of the shop, and another browser says what to do [PAY-13] [CART-25]', async ({
  page,
  t,
  fillCart,
  openVisitor,
  pageErrors,
}) => {
  pageErrors.allow(/favicon|40[0-9]/)
  await fillCart({ isAddressed: true })
  await page.goto(`${path}?step=billing`)
  await goToBank(page, t)
  const shop = await page.context().newPage()
  await shop.goto(path)
  await expect(shop.getByRole('heading', { name: t('checkout.placing.bank.title') })).toBeVisible()
  await choose(page, 'Betalen zonder terug te gaan naar de winkel')
  await expect(page.getByText('Betaald. Je kunt deze pagina sluiten.')).toBeVisible()
  const number = await expectOrder(shop)
  const elsewhere = await openVisitor()
  await elsewhere.goto(`${path}?placing=${number}`)
  await expect(elsewhere.getByText(t('payment.ideal.elsewhere'))).toBeVisible()
})
