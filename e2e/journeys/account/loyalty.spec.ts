import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test.use({ ...phone, viewport: { width: 390, height: 844 } })

test.describe('a member', () => {
  // A tier is reached once.
  test.describe.configure({ retries: 0 })

  test('a member sees the tier and the way to the next one, and an order that reaches it is answered by its name in the mail and on the page [LOY-01] [CHK-13]', async ({
    page,
    shop,
    t,
    signIn,
    placeOrder,
  }) => {
    await signIn('silver.us@lacehouse.test')
    await page.goto('/en-us/account/loyalty')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('loyalty.tier.own', { name: 'Silver' }) })).toBeVisible()
    await expect(main.getByRole('progressbar', { name: t.like('loyalty.tier.toGo', { name: 'Gold' }) })).toBeVisible()
    const tiers = main.getByRole('region', { name: t('loyalty.tiers.title') })
    await expect(tiers.getByRole('heading', { name: 'Gold' })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'loyalty-silver-phone', { fullPage: true })
    const orderNumber = await placeOrder({ quantity: 8 })
    const words = t('mail.orderConfirmation.tier', { name: 'Gold' })
    const mail = await findMail(shop, `order-${formatOrderNumber(orderNumber)}`, words)
    await page.goto(mail.url)
    await expect(page.getByText(words)).toBeVisible()
    await takeScreenshot(page, 'loyalty-mail-phone', { fullPage: true })
    await page.goto('/en-us/account/loyalty')
    await expect(main.getByRole('heading', { name: t('loyalty.tier.own', { name: 'Gold' }) })).toBeVisible()
    await expect(main.getByText(t('loyalty.tier.highest'))).toBeVisible()
    await expect(main.getByRole('progressbar')).toHaveCount(0)
    await takeScreenshot(page, 'loyalty-gold-phone', { fullPage: true })
  })
})

test.describe('in German', () => {
  test.use({ siteLocale: 'de-de' })
  // A membership ends once.
  test.describe.configure({ retries: 0 })

  test('a member leaves by the keyboard in two steps, reads what is lost, gets a mail, and joins again at zero [LOY-04]', async ({
    page,
    shop,
    t,
    signIn,
  }) => {
    await signIn('gold.de@lacehouse.test')
    await page.goto('/de-de/account/loyalty')
    const main = page.getByRole('main')
    const action = main.getByRole('button', { name: t('profile.loyalty.leave.action') })
    await expect(main.getByRole('heading', { name: t('loyalty.tier.own', { name: 'Gold' }) })).toBeVisible()
    await action.scrollIntoViewIfNeeded()
    await takeScreenshot(page, 'loyalty-leave-page-phone', { fullPage: true })
    const dialog = page.getByRole('dialog', { name: t('profile.loyalty.leave.title') })
    await action.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t('loyalty.leave.tier', { name: 'Gold' }))).toBeVisible()
    await expect(dialog.getByText(t('loyalty.leave.returns'))).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'loyalty-leave-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await takeScreenshot(page, 'loyalty-leave')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(action).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: t('loyalty.leave.go') }).press('Enter')
    await expect(dialog.getByText(t('loyalty.leave.sure'))).toBeFocused()
    await takeScreenshot(page, 'loyalty-leave-sure-phone')
    await dialog.getByRole('button', { name: t('loyalty.leave.confirm') }).press('Enter')
    await expect(page.getByText(t('profile.loyalty.leave.done'))).toBeVisible()
    await expect(main.getByRole('heading', { name: t('profile.loyalty.none.title') })).toBeVisible()
    await expect(action).toHaveCount(0)
    await takeScreenshot(page, 'loyalty-left-phone', { fullPage: true })
    const mail = await findMail(shop, 'membership-ended-', t('mail.membershipEnded.returns'))
    await page.goto(mail.url)
    await expect(page.getByRole('heading', { name: t('mail.membershipEnded.title') })).toBeVisible()
    await takeScreenshot(page, 'loyalty-left-mail-phone', { fullPage: true })
    await page.goto('/de-de/account/loyalty')
    await main.getByRole('button', { name: t('profile.loyalty.join.action') }).click()
    const joining = page.getByRole('dialog', { name: t('profile.loyalty.join.title') })
    await joining.getByLabel(t('profile.field.birthDate')).fill('01.04.1990')
    await joining.getByRole('checkbox').first().check()
    await joining.getByRole('button', { name: t('profile.loyalty.join.action') }).click()
    await expect(main.getByText(t('profile.loyalty.balance', { points: 0 }), { exact: true })).toBeVisible()
    await expect(action).toBeVisible()
  })
})

test('who is no member reads what the tiers give in the account, on the page of the programme and in its terms [LOY-03]', async ({
  page,
  t,
  signIn,
}) => {
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/account/loyalty')
  const main = page.getByRole('main')
  const tiers = main.getByRole('region', { name: t('loyalty.tiers.title') })
  await expect(tiers.getByText(t('loyalty.tiers.factor', { factor: '1.25' }))).toBeVisible()
  await expect(main.getByRole('button', { name: t('profile.loyalty.join.action') })).toBeVisible()
  await expect(main.getByRole('progressbar')).toHaveCount(0)
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'loyalty-no-member-phone', { fullPage: true })
  for (const path of ['loyalty', 'loyalty-terms']) {
    await page.goto(`/en-us/${path}`)
    const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Gold' }) })
    await expect(row).toContainText('1,500')
    await expect(row).toContainText('1.5 times')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `${path}-phone`, { fullPage: true })
  }
})
