import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { associateOf } from '../../pages/associate.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

test('an agent finds a customer and acts for them under a bar that is on every page, until they end it [AUTH-09] [RT-13]', async ({
  page,
  t,
}) => {
  const { bar, signIn, find } = associateOf(page, t)
  await signIn('agent.us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('associate.search.title') })).toBeVisible()
  const act = await find('member.us@lacehouse.test')
  await expect(act).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await page.evaluate(() => sessionStorage.setItem('former', 'what an earlier customer typed'))
  await act.click()
  await expect(bar).toContainText('member.us@lacehouse.test')
  expect(await page.evaluate(() => sessionStorage.getItem('former'))).toBeNull()
  for (const path of ['', '/c/sale-5000', '/account', '/cart', '/checkout']) {
    await page.goto(`/en-us${path}`)
    await expect(bar).toContainText('member.us@lacehouse.test')
    await page.mouse.wheel(0, 2000)
    await expect(bar).toBeInViewport()
  }
  expect(await findA11yViolations(page)).toEqual([])
  await bar.getByRole('button', { name: t('associate.bar.end') }).click()
  await expect(main.getByRole('heading', { name: t('associate.search.title') })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('a store employee connects the session with a store and a name, and signs out to the page of the shop’s people [ROLE-02] [RT-13]', async ({
  page,
  t,
}) => {
  const { bar, signIn } = associateOf(page, t)
  await signIn('store.us')
  const main = page.getByRole('main')
  const store = main.getByLabel(t('checkout.seller.store'), { exact: true })
  const employee = main.getByLabel(t('checkout.seller.employee'))
  await store.selectOption({ index: 2 })
  await expect(employee.getByRole('option').nth(1)).toBeAttached()
  await employee.selectOption({ index: 1 })
  const name = (await employee.getByRole('option', { selected: true }).textContent()) ?? ''
  await expect(bar).toContainText(name)
  expect(await findA11yViolations(page)).toEqual([])
  await main.getByRole('button', { name: t('associate.store.start') }).click()
  await expect(page).toHaveURL(/\/en-us$/)
  await expect(bar).toContainText(name)
  await bar.getByRole('button', { name: t('account.signOut') }).click()
  await expect(page).toHaveURL(/\/en-us\/associate-login$/)
  await expect(main.getByRole('form', { name: t('account.signIn') })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seller.')))).toEqual([])
})

test('who set up a second factor in the back office enters its code at the storefront too, on a phone [AUTH-09]', async ({
  page,
  t,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  // The page asks whether there is a session; a code is asked for after the password.
  pageErrors.allow(/\/backoffice\/api\/session|status of 401/)
  const person = test.info().retry === 0 ? 'store.gb' : 'store.ca'
  const office = await openVisitor()
  const backoffice = backofficeOf(office, t)
  await backoffice.open()
  await backoffice.enterPassword(`${person}@lacehouse.test`)
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await page.setViewportSize({ width: 390, height: 844 })
  const { bar, signIn } = associateOf(page, t)
  await signIn(person)
  const code = page.getByRole('textbox', { name: t('associate.code.label') })
  await expect(code).toBeFocused()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'associate-code-phone')
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(t('STF401'))
  await code.fill(backoffice.nextCode())
  await code.press('Enter')
  await expect(code).toHaveCount(0)
  await expect(bar).toBeVisible()
})
