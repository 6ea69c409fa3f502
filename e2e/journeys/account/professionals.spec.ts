import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { expect, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'

test('an employee refuses the terms after the sign-in and pays full prices, accepts them in the account, and the cart has the discount [DLG-10] [ROLE-01] [ACC-14] [RT-13]', async ({
  page,
  t,
  fillCart,
}) => {
  const { totals } = await fillCart()
  await page.goto('/en-us')
  const account = accountOf(page, t)
  await account.open()
  await account.signIn('employee.us@lacehouse.test')
  const terms = page.getByRole('dialog', { name: t('account.terms.title') })
  await expect(terms.getByText('$2,000.00')).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  const full = terms.getByRole('link', { name: t('account.terms.full') })
  const address = (await full.getAttribute('href')) ?? ''
  expect(address).toBe('/en-us/associate-discount-terms')
  expect((await page.request.get(address)).status()).toBe(200)
  await terms.getByRole('button', { name: t('account.terms.refuse') }).click()
  await expect(terms).toHaveCount(0)
  await page.goto('/en-us/cart')
  const summary = page.getByRole('region', { name: t('cart.summary.title') })
  const fullPrice = summary.getByText(`$${totals.itemTotal.toFixed(2)}`).first()
  await expect(fullPrice).toBeVisible()
  await expect(summary.getByText('Employee discount, 30% off')).toHaveCount(0)
  await page.goto('/en-us/account')
  await page.getByRole('button', { name: t('account.terms.offer.open') }).click()
  await terms.getByRole('button', { name: t('account.terms.accept') }).click()
  const spend = page.getByRole('region', { name: t('account.spend.employee') })
  await expect(spend.getByText(t('account.spend.used', { spent: '$0.00', limit: '$2,000.00' }))).toBeVisible()
  await expect(page.getByText(t('account.terms.offer.title'))).toHaveCount(0)
  await page.goto('/en-us/cart')
  await expect(summary.getByText('Employee discount, 30% off').first()).toBeVisible()
})
