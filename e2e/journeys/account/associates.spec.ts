import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { password } from '../../pages/people.ts'

async function signInAs(page: Page, t: SiteText, kind: 'store' | 'agent'): Promise<void> {
  await page.goto('/en-us/associate-login')
  await page.getByText(t(`associate.kind.${kind}`), { exact: true }).click()
  await page.getByLabel(t('account.email'), { exact: true }).fill(`${kind}.us@lacehouse.test`)
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.signIn'), exact: true })
    .click()
}

test('an agent finds a customer and acts for them under a bar that is on every page, until they end it [AUTH-09] [RT-13]', async ({
  page,
  t,
}) => {
  await signInAs(page, t, 'agent')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('associate.search.title') })).toBeVisible()
  await main.getByRole('textbox', { name: t('associate.search.email') }).fill('member.us@lacehouse.test')
  await main.getByRole('button', { name: t('associate.search.send') }).click()
  const act = main.getByRole('button', { name: t.like('associate.act.of') })
  await expect(act).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await page.evaluate(() => sessionStorage.setItem('former', 'what an earlier customer typed'))
  await act.click()
  const bar = page.getByRole('region', { name: t('associate.bar.label') })
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
  await signInAs(page, t, 'store')
  const main = page.getByRole('main')
  const store = main.getByLabel(t('checkout.seller.store'), { exact: true })
  const employee = main.getByLabel(t('checkout.seller.employee'))
  await store.selectOption({ index: 2 })
  await expect(employee.getByRole('option').nth(1)).toBeAttached()
  await employee.selectOption({ index: 1 })
  const name = (await employee.getByRole('option', { selected: true }).textContent()) ?? ''
  const bar = page.getByRole('region', { name: t('associate.bar.label') })
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
