import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test('a guest has the link of an order mailed again, sees its steps by it, and staff see and repeat the mails [ACC-06] [CHK-12]', async ({
  page,
  shop,
  t,
  placeOrder,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  const orderNumber = await placeOrder()
  const number = formatOrderNumber(orderNumber)
  await test.step('the tracking page mails the link, and says no more than for an unknown order', async () => {
    for (const typed of ['2222222222', orderNumber]) {
      await page.goto('/en-us/track-order')
      await page.getByLabel(t('orders.track.number')).fill(typed)
      await page.getByLabel(t('orders.track.email')).fill('ada@example.com')
      await page.getByRole('button', { name: t('orders.track.link.send') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('orders.track.link.title') })).toBeVisible()
      await expect(page.getByText(t('orders.track.link.text'))).toBeVisible()
    }
    expect(await findA11yViolations(page)).toEqual([])
  })
  const { text } = await findMail(shop, `order-${number}-again-`, number)

  const office = await openVisitor()
  const backoffice = backofficeOf(office, t)
  const mails = office.getByRole('region', { name: t('backoffice.order.mails') })
  await backoffice.open(`/orders/${orderNumber}`)
  await backoffice.enterPassword(['store.au@lacehouse.test', 'store.es@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await test.step('the list has both mails, and one of them is sent again', async () => {
    const confirmation = t('backoffice.mailName.order')
    await expect(mails.getByText(t('backoffice.mails.repeated', { mail: confirmation }), { exact: true })).toHaveCount(
      1,
    )
    await expect(mails.getByText('ada@example.com')).toHaveCount(2)
    await mails
      .getByRole('button', { name: t('backoffice.mails.sendAgainNamed', { mail: confirmation }) })
      .first()
      .click()
    await expect(mails.getByText(t('backoffice.mails.queued'))).toBeVisible()
    await expect(mails.getByText(t('backoffice.mails.sent'), { exact: true })).toHaveCount(3)
    expect(await findA11yViolations(office)).toEqual([])
    for (const size of [phone, desktop]) {
      await office.setViewportSize(size)
      await takeScreenshot(office, `order-mails-${size.width}`, { fullPage: true })
    }
  })
  await backoffice.press(t('backoffice.move.picking'))
  await expect(office.getByText(t('backoffice.timeline.moved', { state: t('backoffice.step.picking') }))).toBeVisible()

  await test.step('the link of the mail shows the day of each step', async () => {
    const [, path = ''] = /href="[^"]*(\/en-us\/order-confirmation\?[^"]*)"/.exec(text) ?? []
    await page.goto(path.replaceAll('&amp;', '&'))
    const steps = page.getByRole('list', { name: t('order.progress.label') }).getByRole('listitem')
    await expect(steps.filter({ has: page.locator('time') })).toHaveCount(2)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await takeScreenshot(page, `order-steps-${size.width}`)
      await page.goto('/en-us/track-order')
      await takeScreenshot(page, `track-order-${size.width}`)
      await page.goto(path.replaceAll('&amp;', '&'))
    }
  })
})
