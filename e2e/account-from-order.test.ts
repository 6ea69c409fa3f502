import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { accountOf } from './pages/account-parts.ts'
import { cards, checkoutOf, openCheckout, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

const password = 'Running1'

/** Buys as a guest whose email nobody had before, unless it is given. */
async function buy(page: Page, email = `ada.${Date.now()}@example.com`): Promise<string> {
  await openCheckout(page)
  const checkout = checkoutOf(page)
  await checkout.fillAddress()
  await checkout.field('email').fill(email)
  await checkout.toBilling.click()
  await page.waitForURL(/step=billing/)
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await waitUntilPlaceable(page, 'en-us')
  await checkout.place.click()
  await page.waitForURL(/order-confirmation\?order=/)
  await page.getByRole('heading', { name: 'Keep this order in an account' }).waitFor()
  return email
}

const fill = async (page: Page) => {
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
}
const create = (page: Page) => page.getByRole('button', { name: 'Create account' })

journey(
  'a guest opens an account from the confirmation, is signed in, and finds order and address in it [CHK-12]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    const email = await buy(page)
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ada')
    await create(page).click()
    await page.getByText('Please tick this box to go on').waitFor()
    expect(await page.getByText('This field is required').count()).toBe(2)
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'account-offer-phone', { fullPage: true })
    await fill(page)
    await create(page).click()
    await page.getByText('Your account is open').waitFor()
    await page.getByText(`You’re signed in as ${email}`).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ada!' }).waitFor()
    expect(await create(page).count()).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await goTo(page, '/en-us')
    const account = accountOf(page)
    await account.open()
    await account.dialog.getByText('12 Valencia St').waitFor()
    await account.dialog.getByText(email).waitFor()
  },
)

journey(
  'who has an account already is led from the confirmation to the sign-in, and the order goes in there [CHK-12] [AUTH-12]',
  async ({ open }) => {
    const first = await open()
    const email = await buy(first)
    await takeScreenshot(first, 'account-offer-desktop', { fullPage: true })
    await fill(first)
    await create(first).click()
    await first.getByText('Your account is open').waitFor()
    const page = await open({ expectedErrors: [/status of 409/] })
    await buy(page, email)
    await fill(page)
    await create(page).click()
    await page.getByText(`There is an account with ${email} already`).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    const account = accountOf(page)
    expect(await account.dialog.getByLabel('Email').inputValue()).toBe(email)
    await account.fill(email, password)
    await account.send()
    await page.getByText('You have successfully logged in').waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Thank you, Ada!' }).waitFor()
    expect(await create(page).count()).toBe(0)
  },
)
