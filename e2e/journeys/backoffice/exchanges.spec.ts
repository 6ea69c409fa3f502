import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/

test('a pair is exchanged for another size: it is held, arrives, and the other size is sent without a refund [ACC-08]', async ({
  page,
  shop,
  t,
  signIn,
  placeOrder,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  await signIn('consumer.us@lacehouse.test')
  const orderNumber = await placeOrder({})
  await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('orders.return') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('combobox').first().selectOption('too_small')
  const sizes = dialog.getByRole('combobox').nth(1)
  const wanted = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')
  await sizes.selectOption(wanted)
  await expect(dialog.getByText(t('orders.return.exchange.nothingBack'))).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'exchange-dialog')
  const label = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('orders.return.confirm', { count: 1 }) }).click()
  const returnNumber = (await label).suggestedFilename().replace('.pdf', '')
  await expect(page.getByText(t.like('orders.exchange.held'))).toBeVisible()
  expect(await findA11yViolations(page, 'main')).toEqual([])
  await takeScreenshot(page, 'exchange-held', { fullPage: true })

  const office = await openVisitor()
  const backoffice = backofficeOf(office, t)
  await backoffice.open(`/orders/${orderNumber}`)
  await backoffice.enterPassword(['store.ca@lacehouse.test', 'store.gb@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await expect(office.getByText(t('backoffice.exchange.held'))).toBeVisible()
  await backoffice.press(t('backoffice.order.takeBack'))
  await expect(office.getByText(t('backoffice.exchange.due'))).toBeVisible()
  expect(await findA11yViolations(office)).toEqual([])
  await backoffice.press(t('backoffice.exchange.send'))
  await office.getByLabel(t('backoffice.ship.number')).fill('1Z999AA10123456784')
  await backoffice.press(t('backoffice.ship.action'))
  await expect(office.getByText(t('backoffice.exchange.sent'))).toBeVisible()
  await takeScreenshot(office, 'backoffice-exchange', { fullPage: true })

  await findMail(shop, `exchange-${formatOrderNumber(orderNumber)}`, '1Z999AA10123456784')
  await page.reload()
  await expect(page.getByText(t.like('orders.exchange.sent'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible()
  await expect(page.getByText(returnNumber)).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
})
