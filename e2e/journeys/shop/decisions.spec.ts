import type { Page } from '@playwright/test'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { noteSentEvents } from '../../fixtures/note-sent-events.ts'
import { expect, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'

const address = '/en-us/benefits'
const segmentOf = (page: Page) => page.locator('[data-decision="benefits-of-visitors"]')
const experienceOf = (page: Page) => page.locator('[data-experience="delivery-note"]')

test('a test context forces segment and variant, stays from page to page with a hint, and is ended by its link [RT-08]', async ({
  page,
  t,
}) => {
  await page.goto(`${address}?p13n_testcontext=segment:loyalty-loggedin,delivery-note:short`)
  await expect(segmentOf(page)).toHaveAttribute('data-choice', 'loyalty-loggedin')
  await expect(experienceOf(page)).toHaveAttribute('data-choice', 'short')
  const end = page.getByRole('link', { name: t('dialogs.testContext.end') })
  await expect(end).toBeVisible()
  expect(await findA11yViolations(page, 'aside')).toEqual([])
  await page.locator('footer a[href$="/help/delivery"]').first().click()
  await expect(page).toHaveURL(/\/help\/delivery$/)
  await expect(end).toBeVisible()
  await page.goto(address)
  await expect(experienceOf(page)).toHaveAttribute('data-choice', 'short')
  await end.click()
  await expect(segmentOf(page)).toHaveAttribute('data-choice', 'baseline')
  await expect(end).toHaveCount(0)
})

test('signing in on a page shows the content of the shopper’s segment without a reload [CMS-14] [CMS-15]', async ({
  page,
  t,
}) => {
  await page.goto(address)
  await expect(segmentOf(page)).toHaveAttribute('data-choice', 'baseline')
  const account = accountOf(page, t)
  await account.open()
  await account.signIn('consumer.us@lacehouse.test')
  await expect(segmentOf(page)).toHaveAttribute('data-choice', /loggedin$/)
})

test('the variant that is seen, and a click in it, are reported to the shop [CMS-14] [ROLE-05]', async ({ page }) => {
  const listSent = await noteSentEvents(page)
  await page.goto(address)
  await expect.poll(async () => (await listSent('experiment')).map(({ name }) => name)).toEqual(['shown'])
  await experienceOf(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/help\/delivery$/)
  await expect.poll(async () => (await listSent('experiment')).map(({ name }) => name)).toEqual(['shown', 'clicked'])
})

test('without targeting consent a visitor sees the baseline and gets no id [ROLE-05]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lh_consent', value: 'C0001', url: baseURL ?? '' }])
  const listSent = await noteSentEvents(page)
  await page.goto(address)
  await expect(experienceOf(page)).toHaveAttribute('data-choice', 'baseline')
  await experienceOf(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/help\/delivery$/)
  expect(await listSent('experiment')).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('lh_visitor')
})
