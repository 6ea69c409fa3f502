import { join } from 'node:path'
import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

const sample = join(import.meta.dirname, '../../../docs/samples/shopify.csv')
/** A variant of the sample of which there is none. */
const soldOut = '?option.length=20%20m&option.material=Hemp&option.width=6%20mm'

test.describe('on a phone', () => {
  test.use(phone)

  test('a shopper whose variant is sold out leaves a mailbox on its page, and a mistyped one is said at its field [CAT-07]', async ({
    page,
    t,
    shop,
  }) => {
    const report = test.info().outputPath('refused.csv')
    await runShopCommand(shop, ['import', 'catalogue', sample, '--site', 'LH-US', '--report', report])
    await page.goto('/en-us/search?q=cord+by+the+roll')
    const address = await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href')
    await page.goto(`${address?.split('?')[0]}${soldOut}`)
    const form = page.getByRole('form', { name: t('stock.notice.open') })
    const email = form.getByLabel(t('stock.notice.label'))
    await expect(page.getByRole('main').getByRole('button', { name: t('product.addToCart') })).toHaveCount(0)
    await email.fill('ada@')
    await actWhenReady(
      () => form.getByRole('button', { name: t('stock.notice.send') }).click(),
      (within) => expect(email).toHaveAccessibleDescription(t('stock.notice.invalid'), within),
    )
    await expect(email).toBeFocused()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'stock-notice-phone')
    await email.fill('ada@example.com')
    const asked = page.waitForRequest(/\/products\/v1\/notifications/)
    await form.getByRole('button', { name: t('stock.notice.send') }).click()
    expect((await asked).postDataJSON()).toMatchObject({ email: 'ada@example.com' })
    await expect(page.getByText(t('stock.notice.done', { email: 'ada@example.com' }))).toBeVisible()
    await expect(form).toHaveCount(0)
  })
})
