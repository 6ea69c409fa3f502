import type { ErrorId } from '@lacehouse/contracts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { toMinor } from '../../pages/amounts.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'

const path = '/en-us/checkout'

type Refusal = { readonly errorId: ErrorId; readonly status: number; readonly field?: string }

/** Has the next order refused. Answered here: no cart of a test is refused for all of these reasons. */
async function refuseOrder(page: Page, t: SiteText, { status, ...detail }: Refusal): Promise<void> {
  const body = { errorDetails: [{ ...detail, message: t(detail.errorId) }], correlationId: 'journey-3' }
  const options = { status, contentType: 'application/json', body: JSON.stringify(body) }
  await page.unroute('**/cart/v2/checkout/order?*')
  await page.route('**/cart/v2/checkout/order?*', (route) => route.fulfill(options))
  // The card of a refused payment is taken off the cart; here it stays for the next refusal.
  await page.route('**/paymentInstruments?*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(options) : route.continue(),
  )
}

/** Goes to the summary of the cart, as it was prepared before, and orders it. */
async function placeRefused(page: Page, t: SiteText, refusal: Refusal): Promise<void> {
  const checkout = checkoutOf(page, t)
  await refuseOrder(page, t, refusal)
  await page.goto(`${path}?step=summary`)
  await checkout.expectPlaceable()
  await checkout.place.click()
}

/** The notice above the steps. */
const topOf = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

test('what an order lacks of its delivery is said at the field that it concerns, in the step that has it [CHK-16]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d/)
  const checkout = checkoutOf(page, t)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  for (const { field, ...refusal } of [
    { errorId: 'SHP500', status: 400, field: 'addressLine1' },
    { errorId: 'SHP410', status: 400, field: 'phone' },
    { errorId: 'CHK380', status: 400, field: 'addressLine1' },
    { errorId: 'CHK320', status: 400, field: 'city' },
    { errorId: 'ORD400', status: 400, field: 'email' },
  ] as const)
    await test.step(refusal.errorId, async () => {
      await placeRefused(page, t, { ...refusal, ...(refusal.errorId === 'CHK320' && { field }) })
      await expect(checkout.field(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(checkout.field(field)).toHaveAccessibleDescription(new RegExp(escapePattern(t(refusal.errorId))))
      await expect(page).not.toHaveURL(/step=/)
    })
  await test.step('SHP404', async () => {
    await placeRefused(page, t, { errorId: 'SHP404', status: 409 })
    const methods = page.getByRole('group', { name: t('checkout.shippingMethod.title') })
    await expect(methods.getByText(t('SHP404'))).toBeVisible()
    await takeScreenshot(page, 'shipping-method-refused', { fullPage: true })
    expect(await findA11yViolations(page)).toEqual([])
    await methods.getByRole('radio', { name: /^Express/ }).check()
    await expect(methods.getByText(t('SHP404'))).toHaveCount(0)
  })
  await test.step('PAY401', async () => {
    await placeRefused(page, t, { errorId: 'PAY401', status: 409 })
    await expect(topOf(page, t('PAY401'))).toBeVisible()
    await expect(page).not.toHaveURL(/step=/)
  })
})

test('totals that changed before the order stand above the summary with the new total [CHK-16]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const checkout = checkoutOf(page, t)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  await placeRefused(page, t, { errorId: 'ORD415', status: 409 })
  const total = (await checkout.orderTotal.textContent()) ?? ''
  const notice = page.getByRole('status').filter({ hasText: t.like('checkout.totalsChanged') })
  await expect(notice).toBeVisible()
  expect(toMinor(await notice.textContent())).toBe(toMinor(total))
  await checkout.expectPlaceable()
})

test('an order that is refused for a moment says so in a toast that stays, and is placed at the next attempt [ERR-01] [ERR-04]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of (409|500)/)
  const checkout = checkoutOf(page, t)
  const toast = page.getByRole('region', { name: t('common.notifications') }).getByRole('alert')
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  for (const [errorId, status] of [
    ['INV409', 409],
    ['GEN500', 500],
  ] as const)
    await test.step(errorId, async () => {
      await placeRefused(page, t, { errorId, status })
      await expect(toast).toHaveText(new RegExp(escapePattern(t(errorId))))
      await expect(page.getByRole('main').getByText(t(errorId))).toHaveCount(0)
      await checkout.expectPlaceable()
    })
  await page.unroute('**/cart/v2/checkout/order?*')
  await checkout.placeOrder()
})

test('a refused payment is said above the step, and at the choice of payment where that is refused [PAY-14]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of (4\d\d|502)/)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  const choice = page.getByRole('group', { name: t('payment.choose') })
  for (const [errorId, status, isAtChoice] of [
    ['PYT400', 409, false],
    ['PYT402', 402, false],
    ['PYT406', 402, false],
    ['PAY400', 502, false],
    ['PYT404', 404, true],
    ['PYT405', 409, true],
  ] as const)
    await test.step(errorId, async () => {
      await placeRefused(page, t, { errorId, status })
      await expect(page).toHaveURL(/step=billing/)
      await expect(choice).toBeVisible()
      await expect(topOf(page, t(errorId)).first()).toBeVisible()
      await expect(choice.getByText(t(errorId))).toHaveCount(isAtChoice ? 1 : 0)
    })
  await takeScreenshot(page, 'payment-method-refused', { fullPage: true })
  expect(await findA11yViolations(page)).toEqual([])
})

test('a billing address that is refused is marked at its fields, and one that is the delivery’s above the step [PAY-14]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/)
  const checkout = checkoutOf(page, t)
  await fillCart({ isAddressed: true })
  await goToSummary(page, t, { path, card: cards.good })
  await placeRefused(page, t, { errorId: 'BILL410', status: 400 })
  await expect(topOf(page, t('BILL410'))).toBeVisible()
  await page.getByRole('checkbox', { name: t('checkout.billing.same') }).uncheck()
  for (const [errorId, named, field] of [
    ['BILL410', undefined, 'phone'],
    ['BIL400', 'city', 'city'],
    ['BIL400', undefined, 'addressLine1'],
  ] as const)
    await test.step(`${errorId} ${field}`, async () => {
      await placeRefused(page, t, { errorId, status: 400, ...(named && { field: named }) })
      await expect(page).toHaveURL(/step=billing/)
      await expect(checkout.field(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(checkout.field(field)).toHaveAccessibleDescription(new RegExp(escapePattern(t(errorId))))
    })
})

const escapePattern = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
