import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/
/** A second factor is set up once, so that a repeated journey takes another person. */
const draw = (...people: readonly string[]) => people[test.info().retry] ?? ''

test('staff sign in with a second factor, find an order, and send its parcel', async ({
  page,
  t,
  placeOrder,
  pageErrors,
}) => {
  // Each page and dialog is examined.
  test.slow()
  pageErrors.allow(noSession)
  const orderNumber = await placeOrder()
  const person = draw('agent.ca@lacehouse.test', 'agent.au@lacehouse.test')
  const backoffice = backofficeOf(page, t)
  await backoffice.open('/orders')
  await test.step('the password leads to the second factor, and the second factor to the page that was asked for', async () => {
    await expect(page.getByRole('heading', { name: t('backoffice.signIn.title') })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'backoffice-sign-in')
    await backoffice.enterPassword(person)
    await expect(page.getByRole('img', { name: t('backoffice.factor.picture') })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'backoffice-factor')
    await backoffice.setUpFactor()
    await expect(page.getByRole('heading', { name: t('backoffice.recovery.title') })).toBeVisible()
    await backoffice.keepRecoveryCodes()
    await expect(page.getByRole('heading', { name: t('backoffice.orders.title') })).toBeVisible()
  })
  await backoffice.search(formatOrderNumber(orderNumber))
  await expect(page.getByText(t('backoffice.list.count', { total: 1 }))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'backoffice-orders')
  await page.getByRole('link', { name: formatOrderNumber(orderNumber) }).click()
  await test.step('the parcel is packed and sent with its number', async () => {
    await backoffice.press(t('backoffice.move.picking'))
    await expect(page.getByRole('button', { name: t('backoffice.move.picking') })).toHaveCount(0)
    expect(await findA11yViolations(page)).toEqual([])
    await backoffice.press(t('backoffice.move.shipped'))
    await page.getByLabel(t('backoffice.ship.number')).fill('1Z999AA10123456784')
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'backoffice-ship')
    await backoffice.press(t('backoffice.ship.action'))
    await expect(page.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible()
    const sent = t('backoffice.timeline.moved', { state: t('backoffice.step.shipped') })
    await expect(page.getByText(sent)).toBeVisible()
    await takeScreenshot(page, 'backoffice-order', { fullPage: true })
  })
  await test.step('a refund is shown before it happens', async () => {
    await backoffice.press(t('backoffice.order.refund'))
    await page.getByRole('dialog').getByRole('combobox').first().selectOption('1')
    await expect(page.getByText(t('backoffice.refund.returned'))).toBeVisible()
    expect(await findA11yViolations(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'backoffice-refund')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('the audit log has the two steps', async () => {
    await backoffice.open(`/audit?search=${orderNumber}`)
    await expect(page.getByText(t('backoffice.list.count', { total: 2 }))).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'backoffice-audit', { fullPage: true })
  })
  await test.step('after signing out the next code opens the session', async () => {
    await backoffice.signOut()
    await backoffice.enterPassword(person)
    await backoffice.enterCode()
    await expect(page.getByRole('heading', { name: t('backoffice.audit.title') })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('staff sort and filter the list of orders, save the view, and see the other areas', async ({
    page,
    t,
    placeOrder,
    pageErrors,
  }) => {
    test.slow()
    pageErrors.allow(noSession)
    const orderNumber = await placeOrder()
    const backoffice = backofficeOf(page, t)
    await backoffice.open()
    await backoffice.enterPassword(draw('agent.gb@lacehouse.test', 'agent.es@lacehouse.test'))
    await backoffice.setUpFactor()
    await backoffice.keepRecoveryCodes()
    await test.step('each order is a card, and nothing is wider than the screen', async () => {
      await expect(page.getByRole('link', { name: formatOrderNumber(orderNumber) })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(390)
      expect(await findA11yViolations(page)).toEqual([])
      await takeScreenshot(page, 'backoffice-orders-phone', { fullPage: true })
    })
    await test.step('filters and order are in the address, and a view keeps them', async () => {
      await page.getByLabel(t('backoffice.orders.state')).selectOption('finalised')
      await page
        .getByRole('button', { name: t('backoffice.list.sort', { column: t('backoffice.orders.total') }) })
        .click()
      await expect(page).toHaveURL(/state=finalised&sort=-?total/)
      await backoffice.press(t('backoffice.views.save'))
      await page.getByLabel(t('backoffice.views.name')).fill('Paid')
      expect(await findA11yViolations(page, 'dialog')).toEqual([])
      await page.getByLabel(t('backoffice.views.name')).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByLabel(t('backoffice.orders.state')).selectOption('cancelled')
      await backoffice.press('Paid')
      await expect(page.getByLabel(t('backoffice.orders.state'))).toHaveValue('finalised')
    })
    for (const [area, title] of [
      ['customers', t('backoffice.customers.title')],
      ['staff', t('backoffice.staff.title')],
      ['roles', t('backoffice.roles.title')],
      ['audit', t('backoffice.audit.title')],
    ] as const)
      await test.step(`the area ${area}`, async () => {
        await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByText(t('backoffice.loading'))).toHaveCount(0)
        expect(await findA11yViolations(page)).toEqual([])
        await takeScreenshot(page, `backoffice-${area}-phone`, { fullPage: true })
      })
  })
})
