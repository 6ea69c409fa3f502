import type { MessageKey } from '@lacehouse/messages'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { expect, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'
import { cartOf } from '../../pages/cart.ts'
import { checkoutOf } from '../../pages/checkout.ts'

/** Refusals of a sign-in; the first four say the same, so that no caller learns which part was wrong. */
const refusals = [
  'AUT401',
  'AUT418',
  'AUT437',
  'AUT438',
  'AUT426',
  'AUT441',
  'AUT423',
  'AUT404',
  'AUT440',
  'AUT500',
] as const satisfies readonly MessageKey[]

test.describe('in German', () => {
  test.use({ siteLocale: 'de-de' })

  test('the sign-in form names what is missing, and above it what was refused [VAL-09] [AUTH-07] [ERR-01]', async ({
    page,
    t,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/)
    const account = accountOf(page, t)
    await page.goto('/de-de')
    await account.open()
    await account.send()
    await expect(account.dialog.getByText(t('validation.required'))).toHaveCount(2)
    await account.fill('nobody.de@lacehouse.test', 'Wrong1234')
    expect(new Set(refusals.slice(0, 4).map((id) => t(id))).size).toBe(1)
    // Answered here: wrong passwords are counted by address, and all journeys come from one.
    for (const errorId of refusals) {
      const body = JSON.stringify({ errorDetails: [{ errorId, message: errorId }], correlationId: 'journey-1' })
      await page.route('**/auth/signin*', (route) =>
        route.fulfill({ status: 401, contentType: 'application/json', body }),
      )
      await account.send()
      await expect(account.dialog.getByRole('alert').filter({ hasText: t(errorId) })).toBeVisible()
    }
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
  })
})

test('signing in at the checkout is confirmed and leads to the summary [AUTH-02] [AUTH-11] [CHK-05] [DLG-20]', async ({
  page,
  t,
  fillCart,
}) => {
  await fillCart()
  await page.goto('/en-us/checkout')
  const account = accountOf(page, t)
  await account.openFromPage()
  await account.signIn('consumer.us@lacehouse.test')
  await expect(page.getByText('You have successfully logged in')).toBeVisible()
  await checkoutOf(page, t).expectPlaceable()
  // The account, which is closing, may still name the card too.
  await expect(page.getByText(`${t('payment.card.ending', { brand: 'Visa', lastFour: '4242' })}: $`)).toBeVisible()
})

test('signing out leads home in all tabs and empties what they stored [AUTH-05] [RT-12]', async ({
  page,
  t,
  signIn,
  fillCart,
  pageErrors,
}) => {
  // A tab that is sent home may still be asking for the cart that is no longer its own.
  pageErrors.allow(/status of 404/)
  await signIn('consumer.us@lacehouse.test')
  await fillCart()
  await page.goto('/en-us/cart')
  const other = await page.context().newPage()
  pageErrors.watch(other)
  await other.goto('/en-us/checkout?step=summary')
  await checkoutOf(other, t).expectPlaceable()
  const account = accountOf(page, t)
  await account.open()
  await expect(account.dialog.getByText('1402 NW Kearney St')).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await page.evaluate(() => localStorage.setItem('store.LH-US', JSON.stringify({ id: '1', name: 'Mercer Street' })))
  const asGuest = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/token/v2/auth/token' && response.ok(),
  )
  await account.signOut()
  expect((await asGuest).request().postDataJSON()).toEqual({ siteId: 'LH-US' })
  await expect(page).toHaveURL(/\/en-us$/)
  await expect(other).toHaveURL(/\/en-us$/)
  const stored = await other.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(account|cart|favourites|store)/.test(key)),
  )
  expect(stored).toEqual([])
})

test('signing out on a product’s page stays there, and on the account’s leads home [RT-12]', async ({
  page,
  t,
  signIn,
}) => {
  const account = accountOf(page, t)
  await signIn('consumer.us@lacehouse.test')
  await page.goto(`/en-us/p/x-${demoProducts.plain}?cms=autumn`)
  const address = page.url()
  await account.open()
  await account.signOut()
  await expect(account.dialog).toHaveCount(0)
  expect(page.url()).toBe(address)
  await account.open()
  await expect(account.dialog.getByRole('button', { name: t('account.signIn'), exact: true })).toBeVisible()
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/account?cms=autumn')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.signOut') })
    .click()
  await expect(page).toHaveURL(/\/en-us\?cms=autumn$/)
})

test('the cart of an account is back beside what the guest brought [AUTH-03]', async ({
  page,
  t,
  fillCart,
  openVisitor,
}) => {
  const signInAtCheckout = async (visitor: typeof page) => {
    await fillCart({ page: visitor })
    await visitor.goto('/en-us/checkout')
    const account = accountOf(visitor, t)
    await account.openFromPage()
    await account.fill('wranx.us@lacehouse.test')
    await account.send()
  }
  const first = await openVisitor()
  await signInAtCheckout(first)
  await checkoutOf(first, t).expectPlaceable()
  await signInAtCheckout(page)
  await expect(page.getByText(/There are now \d+ items in your cart/)).toBeVisible()
  await checkoutOf(page, t).expectPlaceable()
  await expect(checkoutOf(page, t).field('email')).toHaveCount(0)
})

test('a session whose consumer is gone is made anew with its cart, and the page loads again [CART-22]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/)
  await fillCart()
  await page.goto('/en-us/cart')
  const cart = cartOf(page, t)
  await expect(cart.items.first()).toBeVisible()
  // Answered here, once: the people of the demo shop are needed by other journeys.
  const body = JSON.stringify({
    errorDetails: [{ errorId: 'AUT498', message: t('AUT498') }],
    correlationId: 'journey-2',
  })
  let isAnswered = false
  await page.route('**/cart/v1/cart/**', (route) => {
    if (isAnswered || route.request().method() !== 'PUT') return route.continue()
    isAnswered = true
    return route.fulfill({ status: 401, contentType: 'application/json', body })
  })
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/cart/v1/cart',
  )
  const reloaded = page.waitForEvent('load')
  const shown = page.getByText(t('AUT498')).first().waitFor()
  await cart.more.click()
  await shown
  await made
  await reloaded
  await expect(cart.items.first()).toBeVisible()
  await expect(cart.quantity).toHaveValue('1')
})
