import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'

const password = 'Laufsohle1'
const drawEmail = () => `ada.${Date.now()}@example.com`

/** Buys as a guest with an email, up to the confirmation's offer of an account. */
async function buy(page: Page, t: SiteText, email: string): Promise<void> {
  const checkout = checkoutOf(page, t)
  await page.goto('/en-us/checkout')
  await checkout.fillAddress({ ...ada, email })
  await checkout.toBilling.click()
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await checkout.placeOrder()
  await expect(page.getByRole('heading', { name: t('order.account.title') })).toBeVisible()
}

/** The offer of an account on the confirmation. */
function offerOf(page: Page, t: SiteText) {
  return {
    create: page.getByRole('button', { name: t('order.account.create') }),
    fill: async () => {
      await page.getByLabel(t('order.account.birthDate')).fill('02/28/1990')
      await page.getByRole('textbox', { name: t('order.account.password') }).fill(password)
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
    },
  }
}

const titleOf = (page: Page, t: SiteText) =>
  page.getByRole('heading', { level: 1, name: t('order.confirmation.title', ada) })

test.describe('on a phone', () => {
  test.use(phone)

  test('a guest opens an account from the confirmation, and finds order and address in it [CHK-12]', async ({
    page,
    t,
    fillCart,
  }) => {
    const email = drawEmail()
    const offer = offerOf(page, t)
    await fillCart()
    await buy(page, t, email)
    await test.step('the form names what is missing', async () => {
      await expect(page.getByRole('textbox', { name: t('order.account.firstName') })).toHaveValue('Ada')
      await offer.create.click()
      await expect(page.getByText(t('validation.accept'))).toBeVisible()
      await expect(page.getByText(t('validation.required'))).toHaveCount(2)
      expect(await findA11yViolations(page)).toEqual([])
      await takeScreenshot(page, 'account-offer-phone', { fullPage: true })
    })
    await offer.fill()
    await offer.create.click()
    await expect(page.getByText(t('order.account.done'))).toBeVisible()
    await expect(page.getByText(t('order.account.doneText', { email }))).toBeVisible()
    await page.reload()
    await expect(titleOf(page, t)).toBeVisible()
    await expect(offer.create).toHaveCount(0)
    await page.goto('/en-us/account')
    await expect(page.getByText(email)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.addresses') })
      .click()
    await expect(page.getByText('12 Valencia St', { exact: true }).first()).toBeVisible()
  })
})

test('a guest who has an account signs in at the confirmation, and the order goes into it [CHK-12] [AUTH-12]', async ({
  page,
  t,
  fillCart,
  openVisitor,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const email = drawEmail()
  await test.step('the account is opened on another device', async () => {
    const first = await openVisitor()
    await fillCart({ page: first })
    await buy(first, t, email)
    await takeScreenshot(first, 'account-offer-desktop', { fullPage: true })
    await offerOf(first, t).fill()
    await offerOf(first, t).create.click()
    await expect(first.getByText(t('order.account.done'))).toBeVisible()
  })
  const offer = offerOf(page, t)
  await fillCart()
  await buy(page, t, email)
  await offer.fill()
  await offer.create.click()
  await expect(page.getByText(t('order.account.exists', { email }))).toBeVisible()
  const account = accountOf(page, t)
  await account.openFromPage()
  await expect(account.dialog.getByLabel(t('account.email'))).toHaveValue(email)
  await account.signIn(email, password)
  await page.reload()
  await expect(titleOf(page, t)).toBeVisible()
  await expect(offer.create).toHaveCount(0)
})
