import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { demoProducts } from '@lacehouse/test-kit'
import { callShop } from '../../fixtures/call-shop.ts'
import { fillCart } from '../../fixtures/fill-cart.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { backofficeOf } from '../../pages/backoffice.ts'

/** The page asks whether there is a session before it shows the sign-in. */
const noSession = /\/backoffice\/api\/session/

test('staff find a waiting pre-order by its variant, see its card declined, and charge it again', async ({
  page,
  t,
  shop,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(noSession)
  const locale = 'en-us'
  const { id } = await fillCart(page, { shop, locale }, { product: demoProducts.preOrder, isAddressed: true })
  const caller = { context: page.context(), shop, locale } as const
  const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_later_declined' } as const
  await callShop(caller, 'cart.addPaymentInstrument', { params: { basketId: id }, body })
  const { items, preOrder } = await callShop(caller, 'checkout.prepareOrder', { body: { basketId: id } })
  const placing = { cartId: id, expectedPreOrder: preOrder?.from ?? '' }
  const { orderNumber } = await callShop(caller, 'checkout.placeOrder', { body: placing })
  const variant = items[0]?.productId ?? ''
  const backoffice = backofficeOf(page, t)
  await backoffice.open('/pre-orders')
  await backoffice.enterPassword(['store.fr@lacehouse.test', 'store.it@lacehouse.test'][test.info().retry] ?? '')
  await backoffice.setUpFactor()
  await backoffice.keepRecoveryCodes()
  await expect(page.getByRole('heading', { name: t('backoffice.preOrders.title') })).toBeVisible()
  await backoffice.search(variant)
  const link = page.getByRole('link', { name: formatOrderNumber(orderNumber) })
  await expect(link).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'backoffice-pre-orders')
  await test.step('on a phone the list has no row that is wider than the page', async () => {
    const { viewport } = phone
    if (!viewport) throw new Error('a phone has a size')
    const wide = page.viewportSize()
    await page.setViewportSize(viewport)
    await expect(link).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await takeScreenshot(page, 'backoffice-pre-orders-phone', { fullPage: true })
    if (wide) await page.setViewportSize(wide)
  })
  await link.press('Enter')
  const panel = page.getByRole('region', { name: t('backoffice.preOrder.title') })
  await expect(panel.getByText(t('backoffice.preOrder.charge.waiting'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('backoffice.move.shipped') })).toHaveCount(0)
  const [waiting = ''] = (await runShopCommand(shop, ['pre-order', 'list'])).match(
    new RegExp(`^${variant} .* (\\d+) on their way`, 'm'),
  ) ?? ['']
  const [units = '60'] = waiting.match(/\d+(?= on their way)/) ?? []
  await runShopCommand(shop, ['pre-order', 'arrive', variant, units])
  await page.reload()
  await backoffice.press(t('backoffice.move.shipped'))
  await page.getByLabel(t('backoffice.ship.number')).fill('1Z999AA10123456784')
  await backoffice.press(t('backoffice.ship.action'))
  await expect(panel.getByRole('button', { name: t('backoffice.preOrder.again') })).toBeVisible({ timeout: 20_000 })
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'backoffice-pre-order', { fullPage: true })
  await backoffice.press(t('backoffice.preOrder.again'))
  const reason = t('backoffice.preOrder.reason.declined')
  await expect(page.getByRole('region', { name: t('backoffice.order.timeline') }).getByText(reason)).toHaveCount(2, {
    timeout: 20_000,
  })
})
