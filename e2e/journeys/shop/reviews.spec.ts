import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import type { Page } from '@playwright/test'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'

const path = `/en-us/p/x-${demoProducts.plain}`

/** Paints a photo in the browser. */
async function paintPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = '#80502a'
      brush.fillRect(100, 300, 900, 400)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('reviews are filtered, and one with a photo is written, waits for the staff and is seen [REV-01] [REV-02] [DLG-19]', async ({
  page,
  browser,
  shop,
  t,
  signIn,
}) => {
  test.slow()
  await signIn('consumer.us@lacehouse.test')
  await page.goto(path)
  await page
    .getByRole('main')
    .getByRole('link', { name: t.like('common.rating') })
    .click()
  const section = page.getByRole('region', { name: t('reviews.title'), exact: true })
  await expect(section.getByRole('article').first()).toBeVisible()
  expect(await findA11yViolations(page)).toEqual([])
  await section.getByRole('button', { name: t('reviews.filter.everyLanguage') }).click()
  const five = section.getByRole('button', { name: /^5 stars/ })
  await five.click()
  await expect(five).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByRole('article').first()).toBeVisible()
  await takeScreenshot(page, 'reviews-phone')

  await section.getByRole('button', { name: t('reviews.write') }).click()
  const dialog = page.getByRole('dialog')
  const text = `The laces are strong and they stay tied, even on run ${Date.now()}.`
  const send = dialog.getByRole('button', { name: t('reviews.form.send') })
  await send.click()
  await expect(dialog.getByText(t('validation.required')).first()).toBeVisible()
  await dialog.getByRole('radio', { name: '1 star', exact: true }).focus()
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked()
  await dialog.getByLabel(t('reviews.form.text')).fill(text)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'laces.jpg', mimeType: 'image/jpeg', buffer: await paintPhoto(page) })
  await expect(dialog.getByRole('img', { name: t('cases.photo.chosen', { position: 1 }) })).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'write-review-phone')
  await send.click()
  await expect(dialog.getByText(t('reviews.form.waiting'))).toBeVisible()
  await dialog.getByText(t('common.close'), { exact: true }).click()
  await expect(section.getByText(text)).toHaveCount(0)

  const queue = await runShopCommand(shop, ['review', 'list'])
  const [, id = ''] =
    queue
      .split('\n')
      .find((line) => line.includes(text))
      ?.split(' ') ?? []
  await runShopCommand(shop, ['review', 'publish', 'review', id])
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(`${path}#reviews`)
  const published = reader.getByRole('article').filter({ hasText: text })
  await expect(published).toBeVisible()
  await published.getByRole('button', { name: t('reviews.openPhoto', { position: 1 }) }).click()
  await expect(reader.getByRole('dialog').getByRole('img')).toBeVisible()
  await takeScreenshot(reader, 'review-photo')
})

test('a question is asked and answered, an answer is voted on and a review is reported [REV-03] [REV-04] [DLG-07]', async ({
  page,
  t,
  signIn,
}) => {
  test.slow()
  await signIn('consumer.us@lacehouse.test')
  await page.goto(path)
  await page
    .getByRole('main')
    .getByRole('link', { name: t.like('common.rating') })
    .click()
  const section = page.getByRole('region', { name: t('reviews.questions'), exact: true })
  await section.getByRole('button', { name: t('reviews.ask'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const question = `Which laces do they come with, in the year ${Date.now()}?`
  await dialog.getByLabel(t('reviews.text.label.question')).fill(question)
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: t('reviews.text.send.question') }).click()
  await expect(dialog.getByRole('heading', { name: t('reviews.text.thanks.question') })).toBeVisible()
  await takeScreenshot(page, 'question-thanks-phone')
  await dialog.getByText(t('common.close'), { exact: true }).click()
  const asked = section.getByRole('article').filter({ hasText: question })
  await asked.getByRole('button', { name: t('reviews.answerOf', { question }) }).click()
  await dialog.getByLabel(t('reviews.text.label.answer')).fill('With flat ones of cotton, as far as I can see.')
  await dialog.getByRole('button', { name: t('reviews.text.send.answer') }).click()
  await expect(dialog.getByRole('heading', { name: t('reviews.text.thanks.answer') })).toBeVisible()
  await dialog.getByText(t('common.close'), { exact: true }).click()
  await expect(asked.getByText('With flat ones of cotton')).toBeVisible()

  const review = page
    .getByRole('region', { name: t('reviews.title'), exact: true })
    .getByRole('article')
    .last()
  await review.getByRole('button', { name: t.like('reviews.vote.yesOf') }).click()
  await expect(review.getByText(t('reviews.vote.thanks'))).toBeVisible()
  await review.getByRole('button', { name: t.like('reviews.reportOf') }).click()
  await dialog.getByRole('radio', { name: t('reviews.reason.off_topic') }).check()
  await dialog.getByRole('button', { name: t('reviews.flag.send') }).click()
  await expect(dialog.getByText(t('reviews.flag.thanks'))).toBeVisible()
})
