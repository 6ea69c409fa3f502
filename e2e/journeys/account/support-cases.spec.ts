import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { Page } from '@playwright/test'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { findMail } from '../../fixtures/read-mail.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Paints a photo of 2400 × 1800 pixels in the browser. */
async function paintPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 })
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = '#80502a'
      brush.fillRect(300, 600, 1800, 700)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a fault with a photo gets a case number, and the case is in the account with its photo and a reply [ACC-12]', async ({
    page,
    shop,
    t,
    signIn,
    placeOrder,
  }) => {
    test.slow()
    await signIn('consumer.us@lacehouse.test')
    const orderNumber = await placeOrder({})
    await runShopCommand(shop, ['order', 'advance', orderNumber, 'delivered'])
    await page.goto(`/en-us/account/orders/${orderNumber}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('orders.reportFault') })
      .click()
    const form = page.getByRole('form', { name: t('cases.report') })
    const send = form.getByRole('button', { name: t('cases.warranty.send') })
    await send.click()
    await expect(form.getByText(t('validation.required'))).toHaveCount(3)
    await expect(form.getByLabel(t('cases.field.fault'))).toBeFocused()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'warranty-errors-phone')

    const photos = form.locator('input[type=file]')
    await photos.setInputFiles({ name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('no photo') })
    await expect(form.getByText(t('cases.photo.unreadable'))).toBeVisible()
    await photos.setInputFiles({ name: 'sole.jpg', mimeType: 'image/jpeg', buffer: await paintPhoto(page) })
    await expect(form.getByRole('img', { name: t('cases.photo.chosen', { position: 1 }) })).toBeVisible()
    await form.getByLabel(t('cases.field.fault')).selectOption('sole')
    await form.getByLabel(t('cases.field.message')).fill('The sole of the left shoe has come off.')
    await form.getByLabel(t('cases.field.remedy')).selectOption('replacement')
    await send.click()

    await expect(page.getByText(t('cases.done.title'))).toBeVisible()
    const said = await page
      .getByText(t.like('cases.done.number', { email: 'consumer.us@lacehouse.test' }))
      .textContent()
    const [number = ''] = /C-[2-9A-Z]{10}/.exec(said ?? '') ?? []
    expect((await findMail(shop, `case-${number}`, number)).text).toContain(formatOrderNumber(orderNumber))
    expect(await findA11yViolations(page)).toEqual([])

    await page.goto('/en-us/account/cases')
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'cases-phone')
    await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: t('cases.number', { number }) })).toBeVisible()
    const photo = page.getByRole('img', { name: t('cases.photo.alt', { position: 1 }) })
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
    await page
      .getByLabel(t('cases.reply.label'), { exact: true })
      .and(page.getByRole('textbox'))
      .fill('The right one too.')
    await page.getByRole('button', { name: t('cases.reply.send') }).click()
    await expect(page.getByText(t('cases.reply.sent'))).toBeVisible()
    await expect(page.getByRole('listitem').getByText('The right one too.')).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, 'case-phone')
  })
})

test('a guest reports a fault of an order by its number and mail address [ACC-12]', async ({
  t,
  placeOrder,
  openVisitor,
  pageErrors,
}) => {
  test.slow()
  const orderNumber = await placeOrder({})
  // A visitor gets a session with the first call that needs one, and a wrong pair is refused.
  pageErrors.allow(/status of 40[14]/)
  const visitor = await openVisitor()
  await visitor.goto(`/en-us/warranty?order=${orderNumber}`)
  const find = visitor.getByRole('form', { name: t('cases.warranty.order') })
  const number = find.getByLabel(t('cases.field.orderNumber'))
  await expect(number).toHaveValue(formatOrderNumber(orderNumber))
  const ask = async (email: string): Promise<void> => {
    await number.fill(orderNumber)
    await find.getByLabel(t('cases.field.email')).fill(email)
    await find.getByRole('button', { name: t('cases.warranty.find') }).click()
  }
  await ask('other@example.com')
  await expect(visitor.getByText(t('cases.warranty.notFound'))).toBeVisible()
  expect(await findA11yViolations(visitor)).toEqual([])
  await ask('ada@example.com')
  const form = visitor.getByRole('form', { name: t('cases.report') })
  await form.getByLabel(t('cases.field.fault')).selectOption('seam')
  await form.getByLabel(t('cases.field.message')).fill('A seam has come open at the heel.')
  await form.getByLabel(t('cases.field.remedy')).selectOption('repair')
  await form.getByLabel(t('cases.field.name'), { exact: true }).fill('Ada Marsh')
  await takeScreenshot(visitor, 'warranty-guest')
  await form.getByRole('button', { name: t('cases.warranty.send') }).click()
  await expect(visitor.getByText(t('cases.done.title'))).toBeVisible()
})

test('a shopper turns off a kind of mail, which says when it was changed [ACC-12]', async ({ page, t, signIn }) => {
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/account/preferences')
  const choice = page.getByLabel(t('profile.notification.shipments'))
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expect(page.getByText(t('profile.preferences.saved'))).toBeVisible()
  const [before = ''] = t('profile.notification.changed', { date: '|' }).split('|')
  await expect(page.getByText(before)).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  expect(await findA11yViolations(page)).toEqual([])
  await takeScreenshot(page, 'notifications')
  await choice.check()
  await expect(choice).toBeChecked()
})
