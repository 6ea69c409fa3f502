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
